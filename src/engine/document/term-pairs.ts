import type { TokenizedParagraph } from './tokenized-paragraph.ts';

/** "the state complexity": two words that a text uses as one noun of its own. */
export const termKey = (first: string, second: string): string => `term:${first} ${second}`;

/** What stands before a noun group and is no part of it. */
const OPENS_GROUP = new Set(
  'the a an of in on for by with from to and or as at its their our this that these those between into than is are was were has have'.split(
    ' ',
  ),
);
/** Words shorter than this make no term by themselves. */
const LEAST_LENGTH = 4;

/** Counts pairs of words that open a noun group: of "high state complexity" the last two are a term where "the state complexity" stands too. Linear in the text. */
export function countTermPairs(paragraphs: readonly TokenizedParagraph[], add: (key: string) => void): void {
  for (const { tokens } of paragraphs)
    for (let i = 0; i + 2 < tokens.length; i++) {
      const [before, first, second] = [tokens[i]!, tokens[i + 1]!, tokens[i + 2]!];
      if (!OPENS_GROUP.has(before.lower) || first.kind !== 'word' || second.kind !== 'word') continue;
      if (first.lower.length < LEAST_LENGTH || second.lower.length < LEAST_LENGTH || !second.spaceBefore) continue;
      if (!OPENS_GROUP.has(first.lower) && !OPENS_GROUP.has(second.lower)) add(termKey(first.lower, second.lower));
    }
}
