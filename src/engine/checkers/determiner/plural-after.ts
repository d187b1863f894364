import type { CheckContext } from '../../context.ts';
import { usualPluralOf } from '../../lexicon/inflection.ts';
import {
  DEFINITE_DETERMINERS,
  NUMBER_WORDS,
  PLURAL_DETERMINERS,
  SUBORDINATORS,
  wordSet,
} from '../../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { isSubjectBehindPartitive, mayBeSingularInPartitive, selectsFromSeveral } from '../../sentence/partitive.ts';
import { isCompounded, isPlaceholder } from '../../sentence/token-tests.ts';
import { quote } from '../../token-edits.ts';
import { headAfter, isVerbAfterPronoun, type NumberFault } from './determined-noun.ts';

/** Units and other nouns that stay singular after a number or are named with one ("chapter two"). */
const UNITS = wordSet(
  "sample clock percent percentage per cent hundred thousand million billion dozen score pair head metre meter kilometre kilometer pound dollar euro yen yuan mm cm km kg g ml l m s h min p.m a.m pm am o'clock degree celsius fahrenheit foot stone third fourth fifth sixth seventh eighth ninth tenth half quarter fold way january february march april may june july august september october november december people",
);
const KIND = wordSet('kind type sort');

/** What requires a plural noun after it: "many", "one of", "three". */
type PluralSign = 'plural' | 'one-of' | 'number';

/** Returns what requires a plural noun at the token; undefined when nothing does. */
export function pluralSignAt(tokens: readonly AnalysedToken[], i: number): PluralSign | undefined {
  const { lower } = tokens[i]!;
  const next = tokens[i + 1]?.lower ?? '';
  if (
    lower === 'of' &&
    tokens[i - 1]?.lower === 'one' &&
    selectsFromSeveral(tokens, i - 1) &&
    DEFINITE_DETERMINERS.has(next)
  )
    return 'one-of';
  if (isCount(tokens, i)) return 'number';
  return PLURAL_DETERMINERS.has(lower) ? 'plural' : undefined;
}

function isCount(tokens: readonly AnalysedToken[], i: number): boolean {
  const token = tokens[i]!;
  const before = tokens[i - 1];
  const isNumber =
    NUMBER_WORDS.has(token.lower) ||
    (token.kind === 'number' && /^\d{1,3}$/.test(token.text) && Number(token.text) > 1);
  return (
    isNumber &&
    (before?.upos !== 'NOUN' || before.xpos === 'NNS') &&
    before?.upos !== 'PROPN' &&
    before?.upos !== 'NUM' &&
    !/^(?:[/.($€£¥]|as|an?)$/i.test(before?.text ?? '') &&
    !isValue(tokens, i)
  );
}

/** True when a number is a value or a label, not a count: "the n = 3 mode", "the 100 direction", "a two dimensional map". */
function isValue(tokens: readonly AnalysedToken[], at: number): boolean {
  const before = tokens[at - 1];
  if (tokens[at + 1]?.lower === 'dimensional') return true;
  if (before && /[=*<>±~+]$/.test(before.text)) return true;
  // "a 5 × 5 kernel": the size of one kernel
  if (before && tokens[at - 2]?.kind === 'number' && (isPlaceholder(before) || /^[x×]$/i.test(before.text)))
    return true;
  if (isInList(tokens, at)) return true;
  // "the top 25 subset": the subset of the 25 that rank highest
  if (before?.lower === 'top' && tokens[at - 2]?.lower === 'the' && tokens[at + 1]?.xpos === 'NN') return true;
  return tokens[at]!.kind === 'number' && before?.lower === 'the';
}

/** "Figures 2, 3 and 4 show": the last number in a list of numbers. */
function isInList(tokens: readonly AnalysedToken[], at: number): boolean {
  let first = at;
  while (first > 0 && isListed(tokens[first - 1]!)) first--;
  return first < at && tokens[first - 1]?.xpos.startsWith('NN') === true && /^\p{Lu}/u.test(tokens[first - 1]!.text);
}

const isListed = (token: AnalysedToken): boolean =>
  token.kind === 'number' || isPlaceholder(token) || /^(?:,|and|or|to|[-–])$/.test(token.lower);

/** Returns the singular noun after a word that requires a plural: "many reason", "one of the best film", "two brother". */
export function pluralFault(
  sentence: AnalysedSentence,
  context: CheckContext,
  i: number,
  sign: PluralSign,
): NumberFault | undefined {
  const { tokens } = sentence;
  const { lexicon } = context;
  const token = tokens[i]!;
  const { lower } = token;
  if (!asksForPlural(sentence, i, sign)) return undefined;
  const at = headAfter(sentence, sign === 'one-of' ? i + 1 : i);
  if (at < 0 || !isCountSingular(tokens[at]!, context)) return undefined;
  const noun = tokens[at]!;
  if (sign === 'number' && isCountAlone(tokens, i, at, context)) return undefined;
  if (isPartOfTerm(tokens, at, context) || (sign === 'number' && isNumberOfName(tokens, i, at, context)))
    return undefined;
  if (/^(?:these|those)$/.test(lower) && isDoneInManner(tokens, at) && isVerbAfterPronoun(tokens, i, at, context))
    return undefined;
  // "Together with it, these form our model": the verb and its object
  if (/^(?:these|those)$/.test(lower) && at === i + 1 && isVerbWithObject(tokens, at, lexicon)) return undefined;
  // "As these move, the mesh follows": "these" is the subject of the clause
  if (
    /^(?:these|those)$/.test(lower) &&
    SUBORDINATORS.has(tokens[i - 1]?.lower ?? '') &&
    isVerbBeforeComma(tokens, at, lexicon)
  )
    return undefined;
  if (at === i + 1 && isSubjectBehindPartitive(tokens, at)) return undefined;
  const plural = usualPluralOf(lexicon, noun.lower);
  if (!plural) return undefined;
  if (sign === 'one-of' && mayBeSingularInPartitive(tokens, i + 1, at)) return undefined;
  // "many time" usually means "much time" (quantifiers.ts)
  if (
    lower === 'many' &&
    lexicon.countability(noun.lower) === 'both' &&
    /^(?:time|work|food|experience|space|paper|energy|help)$/.test(noun.lower)
  )
    return undefined;
  // a verb or adjective that the tagger took for a noun
  const verbLike =
    lexicon.verbs(noun.lower).length > 0 && at === i + 1 && /^(?:these|those|both|few|many|several)$/.test(lower);
  const shown = sign === 'one-of' ? 'one of' : token.text;
  return {
    at,
    right: plural,
    comment: `${quote(shown)} is followed by a plural noun: ${quote(plural)}.`,
    base: KIND.has(noun.lower) ? 0.7 : verbLike ? 0.65 : sign === 'number' ? 0.8 : 0.88,
    rule: sign,
  };
}

const isVerbBeforeComma = (tokens: readonly AnalysedToken[], at: number, lexicon: CheckContext['lexicon']): boolean =>
  tokens[at + 1]?.text === ',' && lexicon.verbs(tokens[at]!.lower).length > 0;

const isVerbWithObject = (tokens: readonly AnalysedToken[], at: number, lexicon: CheckContext['lexicon']): boolean =>
  /^(?:DT|PRP\$)$/.test(tokens[at + 1]?.xpos ?? '') && lexicon.verbs(tokens[at]!.lower).length > 0;

/** "Of the 53 patients, 35 exhibit the intent": the number replaces a noun, and the verb and its object follow. */
function isCountAlone(tokens: readonly AnalysedToken[], i: number, at: number, { lexicon }: CheckContext): boolean {
  if (at !== i + 1 || lexicon.verbs(tokens[at]!.lower).length === 0) return false;
  return (
    /^(?:DT|PRP\$)$/.test(tokens[at + 1]?.xpos ?? '') &&
    /^(?:,|:|;|and|the|remaining|other|)$/.test(tokens[i - 1]?.lower ?? '')
  );
}

/** Some determiners require a plural only in some contexts: "every few days", "both brother and sister", "those who", "many a reason". */
function asksForPlural(sentence: AnalysedSentence, i: number, sign: PluralSign): boolean {
  const { tokens } = sentence;
  const { lower } = tokens[i]!;
  const next = tokens[i + 1]!;
  // "a various set": a wrong adjective, not a word of number
  if (lower === 'various' && /^an?$/.test(tokens[i - 1]?.lower ?? '')) return false;
  if (lower === 'few' && /^(?:every|next|last|first)$/.test(tokens[i - 1]?.lower ?? '')) return false;
  if (lower === 'both' && tokens.some((other) => other.lower === 'and')) return false;
  if (lower === 'those' && (next.lower === 'who' || next.xpos === 'VBN')) return false;
  if (lower === 'many' && /^(?:a|an)$/.test(next.lower)) return false;
  // "the twenty first century": an ordinal
  return sign !== 'number' || (!isCompounded(sentence, i) && !/^(?:first|second|third|[a-z]+th)$/.test(next.lower));
}

function isCountSingular(token: AnalysedToken, { lexicon }: CheckContext): boolean {
  if (token.xpos !== 'NN' || UNITS.has(token.lower) || token.kind !== 'word' || /^\p{Lu}/u.test(token.text))
    return false;
  if (lexicon.countability(token.lower) !== 'count' && lexicon.countability(token.lower) !== 'both') return false;
  return lexicon.nouns(token.lower).some((noun) => noun.singular === token.lower && noun.plural !== token.lower);
}

/** "5 file ￼ operations", "3 different communication approaches", "four surface O atoms": the term continues after the noun. */
const isPartOfTerm = (tokens: readonly AnalysedToken[], at: number, context: CheckContext): boolean =>
  isPlaceholder(tokens[at + 1]) ||
  isFirstOfCompound(tokens, at, context) ||
  /^\p{Lu}\p{Ll}?$/u.test(tokens[at + 1]?.text ?? '');

/** "three communication approaches": the word that the tagger takes for a verb is the plural noun that is counted. */
function isFirstOfCompound(tokens: readonly AnalysedToken[], at: number, { lexicon }: CheckContext): boolean {
  const next = tokens[at + 1];
  if (next?.xpos !== 'VBZ' || lexicon.nouns(next.lower).every(({ plural }) => plural !== next.lower)) return false;
  return /^(?:TO|IN|\.|,|CC|VBP|VBD|MD)$/.test(tokens[at + 2]?.xpos ?? '.');
}

/** HTTP status codes. */
const STATUS_CODE = /^[1-5]\d\d$/;

/** A number that is part of a name or a measure: "8 inch by 5 inch", "three ellipsoid semi-axes", "404 error", "six year old". */
function isNumberOfName(tokens: readonly AnalysedToken[], i: number, at: number, context: CheckContext): boolean {
  const noun = tokens[at]!.lower;
  const next = tokens[at + 1]?.lower;
  if (next === 'by' || tokens[at + 2]?.text === '-' || isKindName(tokens, i, at, context)) return true;
  if (STATUS_CODE.test(tokens[i]!.text) && /^(?:error|code|status|page|response)$/.test(noun)) return true;
  return next === 'old' && /^(?:year|day|month|week|hour)$/.test(noun);
}

/** "the two hourglass configuration": the word between the number and the noun is itself a noun, and the three words form a name. */
const isKindName = (tokens: readonly AnalysedToken[], at: number, noun: number, { lexicon }: CheckContext): boolean =>
  tokens[at - 1]?.lower === 'the' &&
  noun === at + 2 &&
  lexicon.wordClasses(tokens[at + 1]!.lower).every((kind) => kind === 'NOUN');

/** Words of manner; after "these work", they show that the word before them is a verb. */
const MANNER = wordSet('well best better badly poorly together fine');

const isDoneInManner = (tokens: readonly AnalysedToken[], at: number): boolean => {
  const next = tokens[at + 1];
  return next?.xpos === 'TO' || next?.lower === 'each' || MANNER.has(next?.lower ?? '');
};
