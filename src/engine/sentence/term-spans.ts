import type { Span } from '../../text/span.ts';
import type { AnalysedToken } from './analysed-token.ts';

/** A word used this often in one document is no slip of style. */
const USES = 5;
/** Tags whose words recur in any text. */
const CLOSED = /^(?:DET|PRON|AUX|CCONJ|PART)$/;

/** The counts needed from a document. */
export interface WordCounts {
  /** Occurrences in the document by look-up form. */
  occurrences(lower: string): number;
}

/** Words that the document uses often: the plants of a paper may transpire and its tables enumerate, and no pattern can know it. */
export function termSpans(tokens: readonly AnalysedToken[], document: WordCounts): Span[] {
  return tokens
    .filter(({ kind, upos, lower }) => kind === 'word' && !CLOSED.test(upos) && document.occurrences(lower) >= USES)
    .map(({ start, end }) => ({ start, end }));
}
