import { catalogue } from '../languages/language.ts';
import { counted } from '../languages/numbers.ts';

const en = {
  title: 'My texts',
  commonest: 'Your commonest errors',
  search: 'Search my texts',
  serverMissing: 'Texts that are on the server are missing from this list.',
  nothingYet: 'Nothing here yet. What you write in Review appears here until you delete it.',
  noMatch: 'No text has these words.',
  about:
    'Texts are kept until you delete them: in this browser only, or on the server, encrypted with a key of your account. Choose the place where you write, at the end of the toolbar.',
  noErrors: 'Nothing here yet. What you accept in Review appears here, with the sentence as you wrote it.',
  write: 'Start writing',
  fromLast: (n: number): string =>
    `From the last ${counted(n, 'correction', 'corrections')} that you accepted in this browser.`,
  times: (n: number): string => counted(n, 'time', 'times'),
  onlyHere: 'These sentences are kept in this browser only.',
  deleteThese: 'Delete these sentences',
  more: 'More',
  chooseWhere: 'Choose where this text is kept',
  noRoom: 'No room in this browser to keep the text',
  inBrowser: 'In this browser only',
  onServer: 'On the server',
  saving: 'Saving …',
  notYet: 'Not on the server yet',
  refused: 'Not kept on the server',
  browserAbout: 'The text leaves this browser only to be checked. It is lost when the browser’s data are deleted.',
  serverAbout: 'Encrypted with a key of your account. You can open it from any browser in which you sign in.',
  whereTitle: 'Where this text is kept',
  place: 'Place',
  whereAbout: 'In either place the text is kept until you delete it. New texts are kept where you kept the last one.',
  keepThere: 'Keep it there',
  untitled: 'Untitled',
};
export type TextsWords = typeof en;

export const TEXTS = catalogue(en, {
  de: () => import('./words.de.ts').then(({ de }) => de),
  es: () => import('./words.es.ts').then(({ es }) => es),
});
