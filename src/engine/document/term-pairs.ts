import type { TokenizedParagraph } from './tokenized-paragraph.ts';

/** "the state complexity": two words that a text uses as one noun. */
export const termKey = (first: string, second: string): string => `term:${first} ${second}`;

/** Words that precede a noun group and are not part of it. */
const OPENS_GROUP = new Set(
  'the a an of in on for by with from to and or as at its their our this that these those between into than is are was were has have'.split(
    ' ',
  ),
);
/** Shorter words (in letters) do not form a term. */
const LEAST_LENGTH = 4;

/**
 * Counts pairs of words that open a noun group: the last two words of "high state complexity" are a term when the text also has "the state complexity". Linear
 * in the text.
 */
export function countTermPairs(paragraphs: readonly TokenizedParagraph[], add: (key: string) => void): void {
  for (const { tokens } of paragraphs)
    for (let i = 0; i + 2 < tokens.length; i++) {
      const [before, first, second] = [tokens[i]!, tokens[i + 1]!, tokens[i + 2]!];
      if (!OPENS_GROUP.has(before.lower) || first.kind !== 'word' || second.kind !== 'word') continue;
      if (first.lower.length < LEAST_LENGTH || second.lower.length < LEAST_LENGTH || !second.spaceBefore) continue;
      if (!OPENS_GROUP.has(first.lower) && !OPENS_GROUP.has(second.lower)) add(termKey(first.lower, second.lower));
    }
}
