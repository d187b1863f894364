/** The words that the word models know, most frequent first. */
export interface Vocabulary {
  readonly size: number;
  /** Returns the index of a look-up form in the list, -1 if the list does not contain it. */
  rank(lower: string): number;
}

export function createVocabulary(words: readonly string[]): Vocabulary {
  const ranks = new Map(words.map((word, k) => [word, k]));
  return { size: words.length, rank: (lower) => ranks.get(lower) ?? -1 };
}
