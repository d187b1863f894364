import { catalogue } from '../../languages/language.ts';
import { counted } from '../../languages/numbers.ts';

const en = {
  keyCopy: 'copy',
  keyLeaveOut: 'leave out',
  keyClose: 'close',
  inMargin: (n: number): string =>
    `${counted(n, 'note is', 'notes are')} beside the paragraph, because the page shows the words as a picture.`,
  savedWith: (name: string, n: number): string => `Saved ${name} with ${counted(n, 'note', 'notes')}.`,
  copyAll: 'Copy all text',
  annotated: 'Download annotated PDF',
  page: (n: number): string => `Page ${n}`,
  pageOfFile: (n: number, name: string): string => `Page ${n} of ${name}`,
  pageOf: (n: number, all: number): string => `Page ${n} of ${all}`,
  leaveOut: 'Leave out',
  found: 'What was found',
  pageBefore: 'Page before',
  pageAfter: 'Page after',
  besidePage: 'What is shown beside the page',
  list: 'List',
  takeBack: (n: string): string => `Take back ${n} left out`,
  previousSuggestion: 'Previous suggestion',
  nextSuggestion: 'Next suggestion',
  leftOut: (words: string): string => `“${words}” is left out.`,
  copiedWords: (words: string): string => `Copied “${words}”.`,
  copyByHand: 'Select it and copy it.',
  checked: 'Checked',
  checkedOf: (done: string, all: number): string => `${done} of ${counted(all, 'paragraph', 'paragraphs')} checked`,
  allChecked: (n: number): string => `${counted(n, 'paragraph', 'paragraphs')} checked`,
  noText: 'No text was found: the pages are pictures. Recognise their text first (OCR).',
  foundSoFar: 'Nothing found so far.',
};
export type PdfWords = typeof en;

export const PDF = catalogue(en, {
  de: () => import('./words.de.ts').then(({ de }) => de),
  es: () => import('./words.es.ts').then(({ es }) => es),
});
