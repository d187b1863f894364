/**
 * An n-gram model over look-up forms of tokens. Sequences are arrays of word ids; ids 0, 1 and 2 are the unknown word, the
 * sentence start and the sentence end.
 */
export interface LanguageModel {
  readonly order: number;
  /** Id of a look-up form; unknown words fall into shape classes (number, capitalised, other), never undefined. */
  wordId(lower: string): number;
  /** log10 probability of `ids[at]` given up to `order - 1` ids before it. */
  logProb(ids: ArrayLike<number>, at: number): number;
  /** Sum of log10 probabilities of the positions `from` (inclusive) to `to` (exclusive) of `ids`. */
  score(ids: ArrayLike<number>, from: number, to: number): number;
}
