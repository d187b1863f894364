import { catalogue } from '../languages/language.ts';
import { counted } from '../languages/numbers.ts';

const en = {
  title: 'Manuscript checks',
  lead: 'Find what a reviewer would stumble over: p values that do not follow from their tests, percentages that do not fit their counts, figures, tables and references that are not cited or not there, abbreviations and terms. Your file is not changed and not kept.',
  choose: 'Choose a manuscript',
  hint: 'Word, OpenDocument, RTF, LaTeX (a source, or a zip of the project), PDF, Markdown and plain text.',
  kind: 'a Word, OpenDocument, RTF, LaTeX or PDF file or a text',
  remedy: 'Open it in the program that made it and save it as a Word document (.docx) or PDF.',
  checking: 'Checking …',
  another: 'Check another file',
  asSent: 'Of the file as you sent it. Nothing here is a tracked change.',
  /** The service names its groups in English. */
  group: (_group: string, title: string): string => title,
  nothingFound: 'Nothing found',
  findings: (n: number): string => counted(n, 'finding', 'findings'),
  inWords: (n: number): string => `in ${counted(n, 'word', 'words')}.`,
  quiet: (names: string): string => `Nothing in: ${names}.`,
  copyList: 'Copy the list',
  section: (name: string): string => `Section “${name}”`,
  paragraph: (number: number): string => `Paragraph ${number}`,
  tensesTitle: 'Tenses of the sections',
  sectionHead: 'Section',
  pastAnd: 'Past and',
  present: 'present',
  noHeading: 'Without a heading',
  abstract: 'Abstract',
  pastAndPresent: (past: string, present: string): string => `${past} past, ${present} present`,
  tenseAbout:
    'Verbs that show their tense by their form (“was”, “are”, “we added”). Methods and results are usually told in the past; what is known, and what follows from it, in the present.',
};
export type ManuscriptWords = typeof en;

/** The words of the checks of a whole manuscript; the findings themselves come from the service. */
export const MANUSCRIPT = catalogue(en, {
  de: () => import('./words.de.ts').then(({ de }) => de),
  es: () => import('./words.es.ts').then(({ es }) => es),
});
