import { pluralOf, singularOf, verbByBase, verbOfForm } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import {
  BE_ALL,
  HAVE_FORMS,
  MODALS,
  PLURAL_AUXILIARIES,
  SINGULAR_AUXILIARIES,
  SINGULAR_DETERMINERS,
  SINGULAR_PERSONS,
  wordSet,
} from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isAfterAskedQuantity } from './asked-quantity.ts';
import { type GrammaticalNumber, nounNumber } from './noun-number.ts';
import type { WithParsedSubjects } from './parsed-subject.ts';
import { skipAdverbs, skipAdverbsBack } from './token-tests.ts';

/** Two words of a sentence that contradict each other: positions in its tokens, in order. */
export interface Contradiction {
  readonly kind: 'determiner' | 'subject' | 'doubled' | 'article' | 'verb-form' | 'degree' | 'bare';
  readonly first: number;
  readonly second: number;
}

type Tokens = readonly AnalysedToken[];

const OF_SINGULAR: ReadonlySet<string> = new Set([...SINGULAR_DETERMINERS, ...wordSet('much either neither')]);
const PLURAL_DETERMINERS = wordSet('these those many several both few various numerous two three four five six ten');
const PLURAL_PRONOUNS = wordSet('we they you');
/** Determiners that exclude one another before a noun. */
const CENTRAL = wordSet('a an the this these those my your his its our their every each another');
/** Words that can correctly occur twice in a row. */
const REPEATABLE = wordSet('had that very so no is do her bye many');
/** "a growing number of": a plural noun follows. */
const COUNTING = wordSet('number variety couple');
const MAX_MODIFIERS = 3;

/**
 * Where a sentence contradicts itself: a determiner and its noun, a subject and its verb, two articles, an article and the sound after it, an
 * auxiliary and the form after it, two comparatives. It finds more than the checkers dare to correct, because it only tests whether corrections made
 * a sentence worse; findings in the original text are not reported. Subjects need the parse, so they are optional.
 */
export function contradictionsIn(sentence: WithParsedSubjects, lexicon: Lexicon, subjects = true): Contradiction[] {
  const { tokens } = sentence;
  const found: Contradiction[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const clash = clashAt(tokens, i, lexicon);
    if (clash) found.push(clash);
    const subject = subjects && !isAfterAskedQuantity(tokens, i) ? clashingSubject(sentence, i, lexicon) : undefined;
    if (subject !== undefined)
      found.push({ kind: 'subject', first: Math.min(subject, i), second: Math.max(subject, i) });
  }
  return found;
}

/** The contradiction between the word at `at` and a word after it. */
function clashAt(tokens: Tokens, at: number, lexicon: Lexicon): Contradiction | undefined {
  const token = tokens[at]!;
  const next = tokens[at + 1];
  if (!next || token.kind !== 'word') return undefined;
  const pair = (kind: Contradiction['kind'], second: number): Contradiction => ({ kind, first: at, second });
  if (next.kind === 'word' && next.spaceBefore) {
    if (token.lower === next.lower && !REPEATABLE.has(token.lower)) return pair('doubled', at + 1);
    if (CENTRAL.has(token.lower) && CENTRAL.has(next.lower) && token.upos === 'DET' && token.text === token.lower)
      return pair('doubled', at + 1);
    if (isBareNoun(tokens, at + 1, lexicon)) return pair('bare', at + 1);
    if (hasOtherSound(token, next, lexicon)) return pair('article', at + 1);
    if (
      /^(?:more|most)$/.test(token.lower) &&
      /^(?:JJ|RB)[RS]$/.test(next.xpos) &&
      !/^(?:more|most|less)$/.test(next.lower)
    )
      return pair('degree', at + 1);
  }
  const noun = clashingNoun(tokens, at, lexicon);
  if (noun >= 0) return pair('determiner', noun);
  const verb = clashingForm(tokens, at, lexicon);
  return verb >= 0 ? pair('verb-form', verb) : undefined;
}

/** "difficult for child": a singular countable noun directly after a preposition or verb, with no noun after it. */
function isBareNoun(tokens: Tokens, at: number, lexicon: Lexicon): boolean {
  const { xpos, lower } = tokens[at]!;
  if (xpos !== 'NN' || !/^(?:ADP|VERB)$/.test(tokens[at - 1]!.upos)) return false;
  const ends = /^(?:PUNCT|ADP|VERB|AUX)$/.test(tokens[at + 1]?.upos ?? 'PUNCT');
  return ends && lexicon.countability(lower) === 'count' && pluralOf(lexicon, lower) !== undefined;
}

const hasOtherSound = (token: AnalysedToken, { text, xpos }: AnalysedToken, lexicon: Lexicon): boolean =>
  (token.text === 'a' || token.lower === 'an') &&
  xpos !== 'IN' &&
  /^\p{L}{2}/u.test(text) &&
  !lexicon.takesEitherArticle(text) &&
  lexicon.startsWithVowelSound(text) !== (token.lower === 'an');

/** The noun after a determiner and adjectives whose number differs from the determiner's; -1 when they agree or the number is unclear. */
function clashingNoun(tokens: Tokens, at: number, lexicon: Lexicon): number {
  const { lower, upos } = tokens[at]!;
  const counting = COUNTING.has(lower) && tokens[at + 1]?.lower === 'of' && tokens[at - 1]?.lower !== 'the';
  const singular = OF_SINGULAR.has(lower) && upos === 'DET';
  if (!counting && !singular && !PLURAL_DETERMINERS.has(lower)) return -1;
  const noun = nounAfter(tokens, counting ? at + 1 : at);
  if (noun < 0) return -1;
  const token = tokens[noun]!;
  if (singular) {
    // "a few days", "every two weeks", "a 50 miles walk"
    if (tokens.slice(at + 1, noun).some((between) => between.upos === 'NUM' || between.lower === 'few')) return -1;
    return token.xpos === 'NNS' && singularOf(lexicon, token.lower) !== undefined ? noun : -1;
  }
  if (token.xpos !== 'NN' || singularOf(lexicon, token.lower) !== undefined) return -1;
  const counted = pluralOf(lexicon, token.lower) !== undefined;
  const mass = lexicon.countability(token.lower) === 'mass';
  return (counted || mass) && !/^(?:hundred|thousand|million|billion|dozen|people)$/.test(token.lower) ? noun : -1;
}

/** The noun that ends the phrase after `at`; -1 when it is unclear. */
function nounAfter(tokens: Tokens, at: number): number {
  for (let i = at + 1; i < tokens.length && i <= at + 1 + MAX_MODIFIERS; i++) {
    const token = tokens[i]!;
    if (token.kind !== 'word' || !token.spaceBefore) return -1;
    if (token.upos === 'NOUN') {
      const next = tokens[i + 1];
      const ends =
        !next || !(/^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.upos) || next.xpos === 'POS' || /^[-–(]$/.test(next.text));
      return ends && !/^(?:and|or)$/.test(next?.lower ?? '') ? i : -1;
    }
    if (token.upos !== 'ADJ' && token.xpos !== 'VBN' && token.xpos !== 'VBG') return -1;
  }
  return -1;
}

/** The form that the auxiliary before it cannot take ("can goes", "has go", "to went"); -1 when it takes what follows. */
function clashingForm(tokens: Tokens, at: number, lexicon: Lexicon): number {
  const { lower, upos, xpos } = tokens[at]!;
  const modal = xpos === 'MD' && MODALS.has(lower);
  const infinitive = xpos === 'TO' && upos === 'PART';
  const perfect = upos === 'AUX' && HAVE_FORMS.has(lower);
  const be = upos === 'AUX' && BE_ALL.has(lower);
  if (!modal && !infinitive && !perfect && !be) return -1;
  const next = skipAdverbs(tokens, at + 1);
  const token = tokens[next];
  if (!token || (token.upos !== 'VERB' && token.upos !== 'AUX')) return -1;
  const base = token.lower === 'be' || verbByBase(lexicon, token.lower) !== undefined;
  const third = verbOfForm(lexicon, token.lower, 'VBZ') !== undefined || /^(?:is|was|are|were|has)$/.test(token.lower);
  if (modal || infinitive) return third && !base ? next : -1;
  const participle = verbOfForm(lexicon, token.lower, 'VBN') !== undefined || /^(?:been|had)$/.test(token.lower);
  const ing = token.lower.endsWith('ing');
  return (base || third) && !participle && !(be && ing) ? next : -1;
}

/** The subject that the finite verb at `at` disagrees with, by the parse. */
function clashingSubject(sentence: WithParsedSubjects, at: number, lexicon: Lexicon): number | undefined {
  const { tokens } = sentence;
  const verb = numberOfVerb(tokens, at);
  // "why doesn't my layer appear": the auxiliary before the subject agrees with it
  const isBase = tokens[at]!.xpos === 'VBP' && sentence.dependentsOf(at, 'aux').some((k) => k < at);
  if (!verb || isBase) return undefined;
  const parsed = sentence.parsedSubjectOf(at);
  const subject = existentialSubject(sentence, at) ?? parsed?.head;
  if (subject === undefined || (parsed?.way === 'relative' && isOneOf(tokens, subject))) return undefined;
  const number = numberOfSubject(sentence, subject, at, lexicon);
  return number !== undefined && number !== verb ? subject : undefined;
}

/** "One of the factors that is": writers make the verb agree with either noun. */
const isOneOf = (tokens: Tokens, noun: number): boolean =>
  tokens.slice(Math.max(0, noun - MAX_MODIFIERS - 2), noun).some(({ lower }) => lower === 'one');

/** "There are many reasons": the subject comes after the verb. */
function existentialSubject(sentence: WithParsedSubjects, at: number): number | undefined {
  const { tokens } = sentence;
  if (tokens[skipAdverbsBack(tokens, at - 1)]?.lower !== 'there') return undefined;
  const subject = sentence.dependentsOf(at, 'nsubj').find((k) => k > at);
  // "there is a cat and two dogs": the verb agrees with the first
  return subject !== undefined && sentence.dependentsOf(subject, 'conj').length === 0 ? subject : undefined;
}

function numberOfVerb(tokens: Tokens, at: number): GrammaticalNumber | undefined {
  const { lower, xpos } = tokens[at]!;
  if (SINGULAR_AUXILIARIES.has(lower)) return 'singular';
  if (PLURAL_AUXILIARIES.has(lower)) return xpos === 'VB' ? undefined : 'plural';
  if (xpos === 'VBZ') return 'singular';
  return xpos === 'VBP' && lower !== 'am' ? 'plural' : undefined;
}

function numberOfSubject(
  sentence: WithParsedSubjects,
  at: number,
  verb: number,
  lexicon: Lexicon,
): GrammaticalNumber | undefined {
  const { tokens } = sentence;
  const token = tokens[at]!;
  if (PLURAL_PRONOUNS.has(token.lower)) return 'plural';
  if (token.upos === 'PRON')
    return SINGULAR_PERSONS.has(token.lower) && tokens[at - 1]?.lower !== 'and' ? 'singular' : undefined;
  if (token.upos !== 'NOUN') return undefined;
  const joined = sentence.dependentsOf(at, 'conj').some((other) => other < verb);
  const determiner = sentence.dependentsOf(at, 'det').map((k) => tokens[k]!.lower);
  if (determiner.some((lower) => lower === 'every' || lower === 'each')) return 'singular';
  if (joined) return token.xpos === 'NNS' ? 'plural' : undefined;
  return nounNumber(token, lexicon);
}
