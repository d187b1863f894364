import { buildDocx, p, r } from '../docx/build-docx.ts';

/** Sentences of ours with one mistake each, whose category the contract's table fixes. */
export const MISTAKES = {
  grammar: 'He go to school every day.',
  article: 'There was a apple on the table.',
  spelling: 'We recieved the letters in March.',
  clarity: 'He stopped in order to read the second line.',
  fluency: 'They stood in close proximity to the pictures for an hour.',
  style: 'The center of the town is old , and it is quiet.',
} as const;

export function docxOf(...paragraphs: readonly string[]): Uint8Array {
  return buildDocx({ body: paragraphs.map((text) => p(r(text))).join('') });
}

/** One paragraph for each mistake. */
export function docxWithMistakes(): Uint8Array {
  return docxOf(...Object.values(MISTAKES));
}

/** About `words` words in paragraphs of ten, so that every paragraph has something to correct. */
export function docxOfWords(words: number): Uint8Array {
  const sentence = 'He go to the old school in town every day.';
  return docxOf(...Array.from({ length: Math.ceil(words / 10) }, () => sentence));
}
