/**
 * An n-gram model over look-up forms of tokens. Sequences are arrays of word ids; ids 0, 1 and 2 are the unknown word, the
 * sentence start and the sentence end. A sentence is scored as `[1, ...ids, 2]` from position 1 on.
 */
export interface LanguageModel {
  readonly order: number;
  /** Number of ids: words, classes and the three marks. */
  readonly size: number;
  /**
   * Id of a look-up form; unknown words fall into shape classes (number, name, ending in -ing …), never undefined. `text`,
   * the token as written, lets an unknown word count as a name or an acronym.
   */
  wordId(lower: string, text?: string): number;
  /** The form, or the class in angle brackets, that has this id. */
  word(id: number): string;
  /** The look-up form has an id of its own, not that of a class. */
  isKnown(lower: string): boolean;
  /**
   * log10 probability of `ids[at]` given up to `order - 1` ids before it. For a class of unknown words this is the
   * probability of the class times that of a typical one of its words, so that a known word and an unknown one compare.
   */
  logProb(ids: ArrayLike<number>, at: number): number;
  /** The same by word n-grams alone: sharper where words choose each other (verb and preposition), blind elsewhere. */
  wordLogProb(ids: ArrayLike<number>, at: number): number;
  /** Sum of log10 probabilities of the positions `from` (inclusive) to `to` (exclusive) of `ids`. */
  score(ids: ArrayLike<number>, from: number, to: number): number;
}
