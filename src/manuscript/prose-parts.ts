import type { ManuscriptParagraph, ParagraphPart } from './manuscript.ts';

const PROSE: ReadonlySet<ParagraphPart> = new Set(['abstract', 'body', 'list', 'note', 'caption']);

/** A paragraph that an author wrote as text, with its index in the manuscript. */
export interface ProsePart extends ManuscriptParagraph {
  readonly paragraph: number;
}

/** The running text: no headings, cells, sources or code. */
export const proseParts = (paragraphs: readonly ManuscriptParagraph[]): ProsePart[] =>
  paragraphs.map((one, paragraph) => ({ ...one, paragraph })).filter(({ part }) => PROSE.has(part));
