/**
 * An n-gram model over look-up forms of tokens. Sequences are arrays of word ids; ids 0, 1 and 2 are the unknown word, the
 * sentence start and the sentence end. A sentence is scored as `[1, ...ids, 2]` from position 1 on.
 */
export interface LanguageModel {
  readonly order: number;
  /** Number of ids: words, classes and the three marks. */
  readonly size: number;
  /**
   * Returns the id of a look-up form, never undefined; unknown words get the id of a shape class (number, name, ending in -ing …). `text`, the token as
   * written, lets an unknown word count as a name or an acronym.
   */
  wordId(lower: string, text?: string): number;
  /** Returns the form with this id, or the class in angle brackets. */
  word(id: number): string;
  /** True when the look-up form has its own id, not that of a class. */
  isKnown(lower: string): boolean;
  /**
   * Returns the log10 probability of `ids[at]` given up to `order - 1` ids before it. For a class of unknown words, this is the probability of the class times
   * that of a typical word in it, so that known and unknown words can be compared.
   */
  logProb(ids: ArrayLike<number>, at: number): number;
  /** The log10 probability by word n-grams only: more precise where words select each other (verb and preposition), less useful elsewhere. */
  wordLogProb(ids: ArrayLike<number>, at: number): number;
  /** Returns the sum of the log10 probabilities of the positions `from` (inclusive) to `to` (exclusive) of `ids`. */
  score(ids: ArrayLike<number>, from: number, to: number): number;
}
