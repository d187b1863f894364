import type { ManuscriptParagraph, ParagraphPart } from './manuscript.ts';

/** A paragraph whose part is not final yet. */
export type Draft = { -readonly [Key in keyof ManuscriptParagraph]: ManuscriptParagraph[Key] };

/** Parts that a reader assigns to text of unknown purpose: the text's place may make it an abstract or a reference. */
export const RUNNING_TEXT: ReadonlySet<ParagraphPart> = new Set(['body', 'list', 'quote']);
