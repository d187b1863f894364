import type { Span } from '../../text/span.ts';
import type { AnalysedToken } from './analysed-token.ts';

/** So many uses of a word in one document are no slip of style. */
const USES = 5;
/** Classes whose words recur in any text. */
const CLOSED = /^(?:DET|PRON|AUX|CCONJ|PART)$/;

/** What is asked of a document. */
export interface WordCounts {
  /** Occurrences in the document by look-up form. */
  occurrences(lower: string): number;
}

/** Words that the document keeps using: the plants of a paper transpire and its tables are enumerated, and no pattern knows it. */
export function termSpans(tokens: readonly AnalysedToken[], document: WordCounts): Span[] {
  return tokens
    .filter(({ kind, upos, lower }) => kind === 'word' && !CLOSED.test(upos) && document.occurrences(lower) >= USES)
    .map(({ start, end }) => ({ start, end }));
}
