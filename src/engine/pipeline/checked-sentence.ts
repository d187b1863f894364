import type { Alert } from './present.ts';

/** A sentence of the text with its alerts; `start` and `end` are offsets into the text. */
export interface CheckedSentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Sorted and disjoint; offsets are into the sentence. */
  readonly alerts: readonly Alert[];
}
