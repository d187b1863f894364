import { verbOfForm } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { BE_ALL } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isFiniteVerb, skipAdverbs } from './token-tests.ts';

/** First words of an aside between commas: "given by its nodes", "measured twice", "in short", "which is new". */
const OPENS_ASIDE = /^(?:VBN|VBD|VBG|IN|WDT|WP)$/;
/** After a word with one of these tags, the noun before the aside is not a subject. */
const GOVERNS = /^(?:IN|TO|VB.?)$/;

/**
 * "A network whose load, given by its nodes, changes at night and …": a form in -s directly after an aside is the verb of the noun before it,
 * although it can be a plural noun elsewhere and taggers read it as one. No later verb has that noun as its subject.
 */
export function isVerbAfterAside(tokens: readonly AnalysedToken[], at: number, lexicon: Lexicon): boolean {
  const token = tokens[at];
  // a text that is cut off, or still being written, ends with the comma
  if (!token || tokens[at - 1]?.text !== ',' || verbOfForm(lexicon, token.lower, 'VBZ') === undefined) return false;
  const opens = tokens.findLastIndex(({ text }, i) => i < at - 1 && text === ',');
  if (opens < 1 || tokens[opens - 1]!.xpos !== 'NN' || !OPENS_ASIDE.test(tokens[opens + 1]!.xpos)) return false;
  let first = opens - 1;
  while (first > 0 && /^(?:NN|JJ|DT|PRP\$|CD)$/.test(tokens[first - 1]!.xpos)) first--;
  const before = tokens[first - 1];
  if (before && GOVERNS.test(before.xpos) && !/^(?:if|as|that|because|since|while|although)$/.test(before.lower))
    return false;
  return !tokens.slice(opens + 1, at).some((inside) => isFiniteVerb(inside) && !/^VB[DN]$/.test(inside.xpos));
}

/** "The change is triggers a message": one of the two verbs is superfluous or in the wrong form, but neither shows that the subject is plural. */
export const isBeforeVerbInS = (tokens: readonly AnalysedToken[], at: number): boolean =>
  BE_ALL.has(tokens[at]!.lower) && tokens[skipAdverbs(tokens, at + 1)]?.xpos === 'VBZ';
