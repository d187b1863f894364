import type { CheckContext } from '../context.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { derivationOf } from './derivation.ts';
import { isMentioned, type Standing } from './word-standing.ts';

const ENDINGS = ['', 's', 'es', 'al', 'ly', 'ed', 'ing', 'ic'];

/**
 * Returns the reason why an unlisted word is the author's own, whatever words are near it; undefined when there is none. Such a word gets a question at most:
 * in scientific paragraphs, only 22 of the 106 slips that were certain enough to be corrected had one of these signs, but two thirds of the wrong corrections
 * had one.
 */
export function authorsWord(
  sentence: AnalysedSentence,
  index: number,
  standing: Standing,
  { lexicon, document }: Pick<CheckContext, 'lexicon' | 'document'>,
): string | undefined {
  const { lower } = sentence.tokens[index]!;
  if (standing === 'capital') return 'a capital';
  if (standing === 'part') return 'a hyphen';
  if (sentence.kind === 'heading' || sentence.kind === 'reference') return 'its place';
  if (document.isOwn(lower)) return 'the document has it as a name or term';
  if (document.occurrences(lower) > 1) return 'it recurs';
  if (isMentioned(sentence, index)) return 'quotation marks or brackets';
  if (relativesOf(lower).some((form) => document.occurrences(form) > 0 && !lexicon.isLowerCase(form)))
    return 'a form of it recurs';
  const { prefixed, scientific } = derivationOf(lexicon, lower);
  return prefixed || scientific ? 'it is built like a term' : undefined;
}

/** Returns other inflections of the word or of its stem: "lognormal" for "lognormals". */
function relativesOf(lower: string): string[] {
  const stem = lower.replace(/(?:es|s|ed|ing|ly|al|ic)$/, '');
  const bases = stem.length > 3 ? [stem, lower] : [lower];
  return bases.flatMap((base) => ENDINGS.map((ending) => base + ending)).filter((form) => form !== lower);
}

/**
 * Words that are no slips before these: "a bias that difficults their use", for which a rule has the verb that is meant, and "the vas deferens".
 */
const BESIDE: ReadonlyMap<string, RegExp> = new Map([
  ['difficults', /^(?:an?|the|this|that|these|those|my|your|his|her|its|our|their)$/],
  ['vas', /^(?:de|ef)ferens$/],
]);

/** True for a word that its neighbour shows to be right. */
export const isRightBeside = (tokens: readonly AnalysedToken[], at: number): boolean =>
  BESIDE.get(tokens[at]!.lower)?.test(tokens[at + 1]?.lower ?? '') ?? false;
