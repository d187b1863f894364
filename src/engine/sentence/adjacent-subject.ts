import { INDEFINITE_PRONOUNS, SINGULAR_PRONOUNS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import type { GrammaticalNumber } from './noun-number.ts';
import { isPunctuation, isVerb, skipAdverbsBack } from './token-tests.ts';

/** The subject of a finite verb directly before it, adverbs aside: a pronoun, a name, “people”. */
export interface AdjacentSubject {
  readonly isAdjacent: true;
  /** Index of the head word and of the first word of the phrase. */
  readonly head: number;
  readonly start: number;
  readonly number: GrammaticalNumber;
  /** First person singular "I" or "you": plural in most verb forms, but not with "be". */
  readonly pronoun: string | undefined;
  /** How the subject was found: a pronoun beside the verb is more certain than a noun before a prepositional phrase. */
  readonly kind: 'pronoun' | 'indefinite' | 'noun';
}

const PLURAL = wordSet('we they you i');
const NP_PART = wordSet('DT PDT JJ JJR JJS NN NNS NNP NNPS CD PRP$ VBN VBG POS AFX HYPH $');
/** Words that can stand before a subject that opens its clause. */
const CLAUSE_OPENERS = wordSet(
  'that because if when although though while since as whereas unless until after before whether how why where and but so or think know believe say what which once',
);

/** Number of tokens before the numeral at `at` that make it an estimate: "more than 1,500", "at least two", "about ten". */
function estimateBefore(tokens: readonly AnalysedToken[], at: number): number {
  const [first, second] = [tokens[at - 2]?.lower ?? '', tokens[at - 1]?.lower ?? ''];
  if (second === 'than' && /^(?:more|less|fewer)$/.test(first)) return 2;
  if (first === 'at' && /^(?:least|most)$/.test(second)) return 2;
  return /^(?:about|around|over|nearly|almost|approximately|roughly)$/.test(second) && at === 1 ? 1 : 0;
}

/** Start of the noun phrase whose last word is `end`. */
export function phraseStart(tokens: readonly AnalysedToken[], end: number): number {
  let i = end;
  while (i > 0) {
    const before = tokens[i - 1]!;
    const estimate = tokens[i]!.xpos === 'CD' ? estimateBefore(tokens, i) : 0;
    if (estimate > 0) {
      i -= estimate;
      continue;
    }
    if (!NP_PART.has(before.xpos) && !(before.upos === 'ADV' && tokens[i]!.upos === 'ADJ') && before.text !== '-')
      break;
    if (before.xpos === 'VBG' && i - 1 > 0 && (tokens[i - 2]!.upos === 'AUX' || tokens[i - 2]!.upos === 'NOUN')) break;
    if (before.xpos === 'VBN' && i - 1 > 0 && isVerb(tokens[i - 2])) break;
    i--;
    if ((before.upos === 'DET' && before.xpos === 'DT') || before.xpos === 'PRP$') {
      // "all the values", "both my parents"
      if (/^(?:all|both)$/.test(tokens[i - 1]?.lower ?? '')) i--;
      break;
    }
  }
  return i;
}

/** True when the phrase that starts at `start` opens a clause and no verb or preposition governs it. */
function opensClause(tokens: readonly AnalysedToken[], start: number): boolean {
  const before = tokens[start - 1];
  if (before === undefined) return true;
  if (isPunctuation(before))
    return /^[;:"“—–-]$/.test(before.text) || (before.lower === ',' && commaOpensClause(tokens, start - 1));
  return (
    CLAUSE_OPENERS.has(before.lower) &&
    before.lower !== 'and' &&
    before.lower !== 'or' &&
    before.lower !== 'as' &&
    before.lower !== 'before' &&
    before.lower !== 'after' &&
    before.lower !== 'since' &&
    before.lower !== 'until'
  );
}

/** "In my opinion, the …": the comma ends an opening phrase and does not divide a list. */
function commaOpensClause(tokens: readonly AnalysedToken[], comma: number): boolean {
  if (comma > 8) return false;
  for (let i = 0; i < comma; i++) if (tokens[i]!.lower === ',') return false;
  const first = tokens[0]!;
  return (
    first.upos === 'ADP' ||
    first.upos === 'ADV' ||
    first.upos === 'SCONJ' ||
    first.xpos === 'IN' ||
    first.xpos === 'WRB'
  );
}

function coordinated(tokens: readonly AnalysedToken[], start: number, end: number): boolean {
  for (let i = start; i <= end; i++) {
    const { lower } = tokens[i]!;
    if (
      lower === 'and' ||
      lower === 'or' ||
      lower === 'nor' ||
      lower === ',' ||
      lower === '&' ||
      lower === 'plus' ||
      lower === '/'
    )
      return true;
  }
  const before = tokens[start - 1]?.lower;
  return before === 'and' || before === 'or' || before === 'nor' || before === '&';
}

/**
 * The pronoun or name directly before the finite verb at `verb` that is its subject; undefined when it is not certain. `noun-subject.ts` finds nouns.
 * `subjectOf` of a sentence combines both.
 */
export function readAdjacentSubject(tokens: readonly AnalysedToken[], verb: number): AdjacentSubject | undefined {
  const at = skipAdverbsBack(tokens, verb - 1);
  const last = tokens[at];
  if (!last) return undefined;
  // "IT service", "US": an abbreviation
  if (/^\p{Lu}{2}/u.test(last.text))
    return last.upos === 'PROPN' || isCoined(last.text) ? nameSubject(tokens, at) : undefined;
  if (SINGULAR_PRONOUNS.has(last.lower) || PLURAL.has(last.lower)) return pronounSubject(tokens, at);
  if (last.upos === 'PROPN' || isCoined(last.text)) return nameSubject(tokens, at);
  if (last.lower === 'people' && tokens[at - 1]?.upos !== 'DET' && tokens[at - 1]?.lower !== 'of')
    return {
      isAdjacent: true,
      head: at,
      start: phraseStart(tokens, at),
      number: 'plural',
      pronoun: undefined,
      kind: 'noun',
    };
  return undefined;
}

function pronounSubject(tokens: readonly AnalysedToken[], at: number): AdjacentSubject | undefined {
  const pronoun = tokens[at]!.lower;
  const before = tokens[at - 1];
  // a symbol: "a circuit with current I"
  if (pronoun === 'i' && (before?.upos === 'NOUN' || before?.upos === 'ADJ')) return undefined;
  if (before?.lower === 'or' || before?.lower === 'nor' || before?.lower === '&') return undefined;
  // "Peter and I": one subject; "it was late and he left": two clauses
  const joined = tokens[at - 2];
  if (
    before?.lower === 'and' &&
    (!joined || joined.upos === 'PROPN' || joined.upos === 'PRON' || (joined.upos === 'NOUN' && pronoun === 'i'))
  )
    return undefined;
  // inverted or governed: "does he go", "makes it work", "for it to", "of everyone"
  const governor = skipAdverbsBack(tokens, at - 1);
  if (governor >= 0 && (tokens[governor]!.upos === 'AUX' || tokens[governor]!.xpos === 'MD')) return undefined;
  const objectLike = pronoun === 'it' || pronoun === 'you' || INDEFINITE_PRONOUNS.has(pronoun);
  if (
    objectLike &&
    before &&
    (isVerb(before) || (before.upos === 'ADP' && !CLAUSE_OPENERS.has(before.lower)) || before.upos === 'PART')
  )
    return undefined;
  const number = SINGULAR_PRONOUNS.has(pronoun) ? 'singular' : 'plural';
  return {
    isAdjacent: true,
    head: at,
    start: at,
    number,
    pronoun,
    kind: INDEFINITE_PRONOUNS.has(pronoun) ? 'indefinite' : 'pronoun',
  };
}

/** "CPython", "GitHub", "MongoDB": a name of a thing with a capital within and small letters, whatever its tag. */
export const isCoined = (text: string): boolean =>
  /^\p{Lu}\p{L}*\p{Lu}/u.test(text) && /\p{Ll}{2}/u.test(text) && !/^(?:Mc|Mac|De|Le|La|Fitz)\p{Lu}/u.test(text);

/** A single name that opens its clause: "Voltaire shows", not "the Smiths show" or "Smith and Jones show". */
function nameSubject(tokens: readonly AnalysedToken[], end: number): AdjacentSubject | undefined {
  let start = end;
  while (start > 0 && tokens[start - 1]!.upos === 'PROPN') start--;
  const name = tokens[end]!;
  const isAbbreviated = /\p{Lu}{2}|\p{Lu}$/u.test(name.text) && !isCoined(name.text);
  if (/s$/i.test(name.text) || isAbbreviated || /\d/.test(name.text) || name.xpos === 'NNPS') return undefined;
  if (end - start > 2 || !opensClause(tokens, start) || coordinated(tokens, start, end)) return undefined;
  return { isAdjacent: true, head: end, start, number: 'singular', pronoun: undefined, kind: 'noun' };
}
