import type { AnalysedToken } from './analysed-token.ts';

/** Most words of an opening phrase after which style guides leave the comma to the writer. */
const SHORT = 3;
/** "In the present paper we": authors write these phrases without a comma, however long. */
const WORKS = new Set(
  'paper work works study studies article letter note thesis section chapter report survey review'.split(' '),
);
const LONGEST_WITH_WORK = 4;

/**
 * True when the tokens before `end` are an opening phrase after which the writer may use a comma or not: "In 2015 we", "In this case the". Careful
 * readers of 4,000 academic paragraphs wanted one in none of 95 such places.
 */
export function isShortOpening(tokens: readonly AnalysedToken[], end: number): boolean {
  if (end <= SHORT) return true;
  return end <= LONGEST_WITH_WORK && WORKS.has(tokens[end - 1]!.lower);
}
