import type { CheckContext } from '../context.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { derivationOf } from './derivation.ts';
import { isMentioned, type Standing } from './word-standing.ts';

const ENDINGS = ['', 's', 'es', 'al', 'ly', 'ed', 'ing', 'ic'];

/**
 * Why a word that no list has is its author's, whatever is near to it; undefined where nothing says so. Such a word is asked about at most: in scientific
 * paragraphs no more than 22 of the 106 slips that were sure enough to be mended bore one of these signs, and of the wrong offers two of three.
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

/** Other inflections of the word or of its stem: "lognormal" of "lognormals". */
function relativesOf(lower: string): string[] {
  const stem = lower.replace(/(?:es|s|ed|ing|ly|al|ic)$/, '');
  const bases = stem.length > 3 ? [stem, lower] : [lower];
  return bases.flatMap((base) => ENDINGS.map((ending) => base + ending)).filter((form) => form !== lower);
}
