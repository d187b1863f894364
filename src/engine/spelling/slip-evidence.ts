import type { CheckContext } from '../context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { logOddsOf } from '../log-odds.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isCapitalised } from '../sentence/token-tests.ts';
import { derivationOf } from './derivation.ts';
import { kindOfSlip } from './kind-of-slip.ts';
import { FEATURES, type UnknownWord } from './unknown-word.ts';
import { isMentioned, type Standing } from './word-standing.ts';

/**
 * Features that distinguish a slip from the author's own word, in addition to the confidence that the best candidate is the intended word ("chance"); in the
 * order of the weights in certainty.ts.
 */
export const EVIDENCE = [
  'bias',
  'chance',
  'margin',
  'gain',
  'swap',
  'missing',
  'extra',
  'exchange',
  'several',
  'short',
  'firstLetter',
  'ending',
  'capital',
  'recurs',
  'candidateRecurs',
  'relativeRecurs',
  'prefixed',
  'scientific',
  'besideSign',
  'mentioned',
  'twoWords',
  'smallWord',
  'inVocabulary',
  'company',
  'letters',
  'cited',
] as const;

/** Words that a missing space joins to a neighbour, and that no compound begins or ends with. */
const SMALL_WORDS = new Set(
  'the of and to is are was were it that this with from for which be has have not we they these their can by at'.split(
    ' ',
  ),
);
/** True for two words of which one is small: a missing space joins them, but they do not form a compound. */
export const hasSmallWord = (form: string): boolean =>
  form.includes(' ') && form.split(' ').some((part) => SMALL_WORDS.has(part));

const MOST_LOG_ODDS = 10;
const LEAST_LOG_ODDS = -6;
/** Tokens on each side whose frequency distinguishes everyday prose from specialist prose. */
const COMPANY = 12;
/** Number of tokens within which a year makes a capitalised word an author's name. */
const REFERENCE = 12;

const isSign = (token: AnalysedToken | undefined): boolean =>
  token !== undefined && (token.kind === 'number' || token.kind === 'symbol' || /^[{}[\]]/.test(token.text));

/** Returns the values of `EVIDENCE` for the result of `examineUnknown`; `chance` is its confidence. */
export function slipEvidence(
  sentence: AnalysedSentence,
  index: number,
  standing: Standing,
  { lexicon, document, model }: CheckContext,
  found: UnknownWord,
  chance: number,
  known: boolean,
): number[] {
  const { tokens } = sentence;
  const { lower } = tokens[index]!;
  const best = found.candidates[0]!;
  const { form } = best;
  const parts = form.split(' ');
  const slip = parts.length > 1 ? undefined : kindOfSlip(form, lower);
  const stem = lower.replace(/(?:es|s|ed|ing|ly|al)$/, '');
  const relatives = [
    stem,
    ...['s', 'es', 'al', 'ly'].map((end) => lower + end),
    ...['s', 'ed', 'ing', 'al'].map((end) => stem + end),
  ];
  const recurs = (word: string): boolean => word.length > 3 && document.occurrences(word) > 0;
  const { prefixed, scientific } = derivationOf(lexicon, lower);
  const feature = (name: (typeof FEATURES)[number]): number => found.features[FEATURES.indexOf(name)]!;
  const is = (condition: boolean): number => (condition ? 1 : 0);
  return [
    1,
    Math.max(LEAST_LOG_ODDS, Math.min(MOST_LOG_ODDS, logOddsOf(chance))),
    feature('margin'),
    feature('gain'),
    is(slip === 'swap'),
    is(slip === 'missing'),
    is(slip === 'extra'),
    is(slip === 'exchange'),
    is(slip === 'several'),
    is(lower.length <= 5) + is(lower.length <= 4),
    is(form[0] !== lower[0]),
    is(slip !== undefined && slip !== 'swap' && differAtEnd(form, lower)),
    is(standing === 'capital'),
    Math.min(3, document.occurrences(lower) - 1),
    is(parts.length === 1 && recurs(form)),
    is(relatives.some((word) => word !== lower && word !== form && recurs(word))),
    is(prefixed),
    is(scientific),
    is([best.from - 2, best.from - 1, best.to, best.to + 1].some((i) => isSign(tokens[i]))),
    is(isMentioned(sentence, index)),
    is(!known && parts.length > 1),
    is(!known && hasSmallWord(form)),
    is(model?.isKnown(lower) ?? false),
    companyOf(sentence, index, lexicon),
    feature('letterLowest'),
    is(isCited(tokens, index)),
  ];
}

/** True when only the last letters differ: usually another inflection or derivation ("lognormals", "physicochemically"). */
function differAtEnd(meant: string, written: string): boolean {
  let start = 0;
  while (start < meant.length && meant[start] === written[start]) start++;
  return start >= Math.min(meant.length, written.length) - 1 && start >= 4;
}

/** Returns how common the longer words nearby are: the mean log10 of their frequency per million, from -1 to about 3. */
function companyOf({ tokens }: AnalysedSentence, index: number, lexicon: Lexicon): number {
  let sum = 0;
  let count = 0;
  for (let i = Math.max(0, index - COMPANY); i <= Math.min(tokens.length - 1, index + COMPANY); i++) {
    const { kind, lower } = tokens[i]!;
    if (i === index || kind !== 'word' || lower.length < 4) continue;
    sum += Math.log10(lexicon.frequency(lower) + 0.1);
    count++;
  }
  return count === 0 ? 2 : sum / count;
}

/** True for a capitalised word in a reference: an author before a year or "et al.", or a shortened word of a journal's name. */
function isCited(tokens: readonly AnalysedToken[], index: number): boolean {
  if (!isCapitalised(tokens[index])) return false;
  const next = tokens[index + 1];
  if (next?.text === '.' && tokens[index + 2] !== undefined) return true;
  for (const token of tokens.slice(index + 1, index + REFERENCE)) {
    if (/^(?:19|20)\d\d[a-z]?$/.test(token.text)) return true;
    if (token.text === ';') return false;
  }
  return /^(?:et|&)$/.test(next?.lower ?? '');
}
