import type { ManuscriptParagraph, ParagraphPart } from './manuscript.ts';

const PROSE: ReadonlySet<ParagraphPart> = new Set(['abstract', 'body', 'list', 'note', 'caption']);

/** A paragraph that an author wrote as text, with its index in the manuscript. */
export interface ProsePart extends ManuscriptParagraph {
  readonly paragraph: number;
}

/** Returns the running text: no headings, cells, references or code. */
export const proseParts = (paragraphs: readonly ManuscriptParagraph[]): ProsePart[] =>
  paragraphs.map((one, paragraph) => ({ ...one, paragraph })).filter(({ part }) => PROSE.has(part));

/** True for a line in capitals, as in titles and licences: its capitals show nothing about abbreviations. */
export const isLoud = (text: string): boolean => /\p{Lu}{4} (?:\p{Lu}+ )?\p{Lu}{4}/u.test(text);
