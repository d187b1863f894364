import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';

/** Nouns that close the name of one law, programme or body, and so are its head. */
const CLOSES_NAME = wordSet(
  'act bill law code charter treaty agreement convention protocol directive regulation ordinance order statute programme program scheme project plan policy strategy initiative fund authority administration agency commission committee council board bureau department ministry office institute association society federation foundation university college school academy museum party company corporation group bank service centre center journal review',
);
/** Names of one country or firm, by their first word and their last. */
const SINGLE_NAMES = new Set([
  'bosnia herzegovina',
  'trinidad tobago',
  'antigua barbuda',
  'marks spencer',
  'procter gamble',
  'ernst young',
  'barnes noble',
]);

const hasCapital = ({ text }: AnalysedToken): boolean => /^\p{Lu}\p{Ll}/u.test(text);

/**
 * True when the words from `from` to before `to` are one name, whose "and" joins no two subjects: "The Seas and Ports Act", "Bosnia and Herzegovina".
 * Not "the Trade Act and the Ports Act".
 */
export function isJoinedName(tokens: readonly AnalysedToken[], from: number, to: number): boolean {
  const and = tokens.findIndex(({ lower }, i) => i > from && i < to - 1 && lower === 'and');
  if (and < 0 || !hasCapital(tokens[and - 1]!) || !tokens.slice(and + 1, to).every(hasCapital)) return false;
  const [first, last] = [tokens[and - 1]!.lower, tokens[to - 1]!.lower];
  if (SINGLE_NAMES.has(`${first} ${last}`)) return true;
  return CLOSES_NAME.has(last) && to - and > 2 && !CLOSES_NAME.has(first);
}
