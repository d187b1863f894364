import { verbOfForm } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { BE_ALL } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isFiniteVerb, skipAdverbs } from './token-tests.ts';

/** How an aside between commas begins: "given by its nodes", "measured twice", "in short", "which is new". */
const OPENS_ASIDE = /^(?:VBN|VBD|VBG|IN|WDT|WP)$/;
/** Behind these the noun before the aside belongs to no subject. */
const GOVERNS = /^(?:IN|TO|VB.?)$/;

/**
 * "A network whose load, given by its nodes, changes at night and …": a bare form in -s right behind an aside is the verb of the noun before it, though it may be a
 * plural noun elsewhere and taggers see one here. No later verb has it for a subject.
 */
export function isVerbAfterAside(tokens: readonly AnalysedToken[], at: number, lexicon: Lexicon): boolean {
  if (tokens[at - 1]?.text !== ',' || verbOfForm(lexicon, tokens[at]!.lower, 'VBZ') === undefined) return false;
  const opens = tokens.findLastIndex(({ text }, i) => i < at - 1 && text === ',');
  if (opens < 1 || tokens[opens - 1]!.xpos !== 'NN' || !OPENS_ASIDE.test(tokens[opens + 1]!.xpos)) return false;
  let first = opens - 1;
  while (first > 0 && /^(?:NN|JJ|DT|PRP\$|CD)$/.test(tokens[first - 1]!.xpos)) first--;
  const before = tokens[first - 1];
  if (before && GOVERNS.test(before.xpos) && !/^(?:if|as|that|because|since|while|although)$/.test(before.lower))
    return false;
  return !tokens.slice(opens + 1, at).some((token) => isFiniteVerb(token) && !/^VB[DN]$/.test(token.xpos));
}

/** "The change is triggers a message": of two verbs the first is too many or the second has another form, and neither says that the subject is a plural. */
export const isBeforeVerbInS = (tokens: readonly AnalysedToken[], at: number): boolean =>
  BE_ALL.has(tokens[at]!.lower) && tokens[skipAdverbs(tokens, at + 1)]?.xpos === 'VBZ';
