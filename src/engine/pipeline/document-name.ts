import type { CheckContext } from '../context.ts';
import { capitalKey, formKey, WORDS_KEY } from '../document/count-styles.ts';
import { singularOf } from '../lexicon/inflection.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { isFiniteVerb, skipAdverbs } from '../sentence/token-tests.ts';

/** A text with this many words that uses a common noun also has it in lower case or in the singular. */
const SPEAKS_OF_IT = 500;
/** In a shorter text, a word that opens this many sentences and appears nowhere else is a name. */
const OPENS_IN_PAPER = 2;
const OPENS_ELSEWHERE = 3;

/**
 * True for the verb after a name in -s that opens its sentence: "Veins provides", "Windows supports". A name also has its capital within sentences,
 * or the document never uses the noun in lower case or in the singular.
 */
export function isAgainstName(
  { tokens }: AnalysedSentence,
  { start, end, errorClass, replacements }: Proposal,
  { document, lexicon, documentType }: CheckContext,
): boolean {
  if (errorClass !== 'agreement') return false;
  const [first] = tokens;
  if (!first || !/^\p{Lu}\p{Ll}.*s$/u.test(first.text)) return false;
  const verb = tokens[skipAdverbs(tokens, 1)];
  if (!verb || verb.start !== start || verb.end !== end || !isFiniteVerb(verb)) return false;
  if (!/^(?:are|were|have|do)$|[^s]$/.test(replacements[0] ?? '')) return false;
  const small = document.occurrences(first.lower) - document.styleCount(capitalKey(first.lower));
  if (document.styleCount(formKey(first.text)) > small) return true;
  const singular = singularOf(lexicon, first.lower);
  if (small > 0 || (singular !== undefined && document.occurrences(singular) > 0)) return false;
  const opens = document.styleCount(capitalKey(first.lower));
  return (
    document.isOwn(first.lower) ||
    document.styleCount(WORDS_KEY) >= SPEAKS_OF_IT ||
    opens >= (documentType === 'academic' ? OPENS_IN_PAPER : OPENS_ELSEWHERE)
  );
}

/** A capital after the first letter: "APriori", "scanFor". */
const INNER_CAPITAL = /^\p{L}[\p{Ll}\p{Lt}\p{Lm}\p{Lo}]*\p{Lu}[\p{Lu}\p{Lt}\p{Lm}\p{Lo}]*\p{Ll}/u;

/**
 * True for a word with an inner capital that the document repeats: a name, whatever the lower-case word means. Slips of the shift key ("THis") are
 * reported as capitals.
 */
export function isInnerCapitalName(
  { paragraph }: Pick<AnalysedSentence, 'paragraph'>,
  { start, end, errorClass, replacements }: Proposal,
  { document }: CheckContext,
): boolean {
  const written = paragraph.slice(start, end);
  // "NILs populations": an acronym has its number, as a noun has
  if (errorClass === 'noun-number' && written === `${replacements[0]}s`) return false;
  if (errorClass === 'capitals' || !INNER_CAPITAL.test(written) || /\s/.test(written)) return false;
  return document.occurrences(written.toLowerCase()) > 1;
}
