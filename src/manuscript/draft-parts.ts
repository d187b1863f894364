import type { ManuscriptParagraph, ParagraphPart } from './manuscript.ts';

/** A paragraph whose part is still being found. */
export type Draft = { -readonly [Key in keyof ManuscriptParagraph]: ManuscriptParagraph[Key] };

/** What a reader gives to text of which it knows nothing else: its place may make it an abstract or a reference. */
export const RUNNING_TEXT: ReadonlySet<ParagraphPart> = new Set(['body', 'list', 'quote']);
