import type { AnalysedToken } from './analysed-token.ts';

/** Words up to which style guides leave the comma after an opening phrase to the writer. */
const SHORT = 3;
/** "In the present paper we": authors write these phrases without a comma, whatever their length. */
const WORKS = new Set(
  'paper work works study studies article letter note thesis section chapter report survey review'.split(' '),
);
const LONGEST_WITH_WORK = 4;

/**
 * True when the tokens before `end` are an opening phrase whose comma is the writer's choice: "In 2015 we", "In this case the". Careful
 * readers of 4,000 academic paragraphs asked for it in none of 95 such places.
 */
export function isShortOpening(tokens: readonly AnalysedToken[], end: number): boolean {
  if (end <= SHORT) return true;
  return end <= LONGEST_WITH_WORK && WORKS.has(tokens[end - 1]!.lower);
}
