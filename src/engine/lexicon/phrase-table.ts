/** A phrase of a list found in a sentence: the end of its tokens, and its share. */
export interface FoundPhrase {
  readonly end: number;
  readonly share: number;
}

/** Finds the longest phrase of one list that begins at a token. */
export type PhraseTable = (tokens: readonly { readonly lower: string }[], at: number) => FoundPhrase | undefined;

/** Returns a table of lower-case phrases, whose words are separated by single spaces, each with its share. */
export function phraseTable(phrases: Iterable<readonly [phrase: string, share: number]>): PhraseTable {
  const byFirst = new Map<string, { readonly words: readonly string[]; readonly share: number }[]>();
  for (const [phrase, share] of phrases) {
    const words = phrase.split(' ');
    const list = byFirst.get(words[0]!);
    if (list) list.push({ words, share });
    else byFirst.set(words[0]!, [{ words, share }]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return (tokens, at) => {
    const first = tokens[at];
    if (!first) return undefined;
    for (const { words, share } of byFirst.get(first.lower) ?? [])
      if (words.every((word, k) => tokens[at + k]?.lower === word)) return { end: at + words.length, share };
    return undefined;
  };
}
