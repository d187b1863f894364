import { COLLECTIVE_NOUNS, INVARIABLE_VERBS, ROW_WORDS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isAfterAskedQuantity } from '../sentence/asked-quantity.ts';
import { isBetweenFormulas } from '../sentence/between-formulas.ts';
import { isMeantInPlural } from '../sentence/meant-in-plural.ts';
import { isPair } from '../sentence/plain-subject.ts';
import { isSaidByParticiple } from '../sentence/said-clause.ts';
import {
  isAcronym,
  isCapitalised,
  isFiniteVerb,
  isNoun,
  isPlaceholder,
  skipAdverbsBack,
} from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';

/** Words that describe facts rather than things. */
const OF_FACTS = wordSet(
  'nice lucky unlucky surprising unsurprising unfortunate fortunate strange sad true odd unusual understandable remarkable good why because',
);
const STRESSES = wordSet('especially particularly notably specifically mainly');

/** Units of amounts. */
const UNIT = /^(?:grams?|kilograms?|kg|m?l|lit(?:re|er)s?|met(?:re|er)s?|miles?|cups?|pounds?|euros?|dollars?)$/;

/** How many tokens before the verb to look for a gerund that opens its clause. */
const GERUND_REACH = 8;

/** "50g of product works", "5 litres of water is": an amount is one thing. */
function isOfAmount(tokens: readonly AnalysedToken[], verb: number): boolean {
  const of = tokens.findLastIndex(({ lower }, i) => i < verb && lower === 'of');
  if (of < 1 || tokens.slice(of + 1, verb).some(({ xpos }) => !/^(?:NN|JJ|DT)$/.test(xpos))) return false;
  const unit = tokens[of - 1]!;
  return /^\d+(?:\.\d+)?(?:k|m|c)?[gml]$/.test(unit.lower) || (UNIT.test(unit.lower) && tokens[of - 2]?.upos === 'NUM');
}

/** "Since tracking input constraints is slow": the gerund is the subject. */
function isOfGerund(tokens: readonly AnalysedToken[], verb: number): boolean {
  const near = tokens.slice(Math.max(0, verb - GERUND_REACH), verb);
  const gerund = near.findLastIndex(({ xpos }) => xpos === 'VBG');
  if (gerund < 0 || near.slice(gerund + 1).some((token) => isFiniteVerb(token) || token.text === ',')) return false;
  const before = tokens[near[gerund]!.index - 1];
  return before === undefined || /^(?:since|because|as|that|if|when|while|whereas|and|but|,)$/.test(before.lower);
}

/** How many tokens before the verb to look for the addition to its subject. */
const ADDITION_REACH = 7;

/** "The response time for all sensors, and especially all optical ones, is": an emphasized addition is no second subject. */
function isBehindAddition(tokens: readonly AnalysedToken[], verb: number): boolean {
  const near = tokens.slice(Math.max(0, verb - ADDITION_REACH), verb);
  const adds = near.findIndex(({ lower }, i) => i > 0 && STRESSES.has(lower) && near[i - 1]!.lower === 'and');
  return adds >= 0 && !near.slice(adds).some(isFiniteVerb);
}

/** How many tokens before the verb to look for its two subjects. */
const PAIR_REACH = 9;

/** "The knowledge about and experience with such methods vary": two nouns, each with its preposition. */
function isBehindTwoNouns(tokens: readonly AnalysedToken[], verb: number): boolean {
  const near = tokens.slice(Math.max(0, verb - PAIR_REACH), verb);
  return near.some(
    ({ xpos }, i) =>
      xpos === 'CC' &&
      /^(?:IN|RP|RB)$/.test(near[i - 1]?.xpos ?? '') &&
      isNoun(near[i - 2]) &&
      /^(?:NNS?|VB)$/.test(near[i + 1]?.xpos ?? '') &&
      near[i + 2]?.xpos === 'IN',
  );
}

/** How many tokens before the verb to look for "the rest". */
const REST_REACH = 8;

/** "The rest follows", "the rest follow", "the rest of the samples have": one or many, as the author decides; but "the rest of the sample have" is wrong. */
function isBehindRest(tokens: readonly AnalysedToken[], verb: number): boolean {
  const near = tokens.slice(Math.max(0, verb - REST_REACH), verb);
  const rest = near.findLastIndex(({ lower }) => lower === 'rest' || lower === 'remainder');
  if (rest < 1 || near[rest - 1]!.lower !== 'the' || near.slice(rest).some(isFiniteVerb)) return false;
  return !near.slice(rest + 1).some(isNoun) || near.slice(rest).some(({ xpos }) => xpos === 'NNS');
}

/** How many tokens before "were" to look for what makes it a wish. */
const IMAGINED_REACH = 6;

/** "If only she were here", "as if it were new": what is not so. */
const isImagined = (tokens: readonly AnalysedToken[], verb: number): boolean =>
  tokens.slice(Math.max(0, verb - IMAGINED_REACH), verb).some(({ lower }) => /^(?:if|though|wish|wishes)$/.test(lower));

/**
 * "Bread and butter is served", "the war of words and the plan are over": a verb behind two nouns with "and" that the rules do not take for a plural, or
 * whose subject by the parse is only the second of them.
 */
function isInUncertainPair(sentence: AnalysedSentence, verb: number): boolean {
  const { tokens } = sentence;
  const head = sentence.parsedSubjectOf(verb)?.head;
  if (head === undefined || head >= verb) return false;
  if (sentence.dependentsOf(head, 'conj').some((k) => k < verb)) return isPair(sentence, head, verb) === undefined;
  const start = tokens.findLastIndex(({ xpos }, i) => i < head && /^(?:CC|,|:|IN|VB.?|MD)$/.test(xpos));
  return tokens[start]?.lower === 'and' && isNoun(tokens[start - 1]) && !tokens.slice(0, start).some(isFiniteVerb);
}

const ORDINALS: ReadonlySet<string> = new Set([...ROW_WORDS, 'fourth', 'fifth', 'sixth']);

/** "A third and fourth group are": one noun for two things. */
function isBehindTwoOrdinals(tokens: readonly AnalysedToken[], verb: number): boolean {
  const near = tokens.slice(Math.max(0, verb - PAIR_REACH), verb);
  return near.some(
    ({ lower }, i) =>
      lower === 'and' && ORDINALS.has(near[i - 1]?.lower ?? '') && ORDINALS.has(near[i + 1]?.lower ?? ''),
  );
}

/** "The latter consume less": one or several, as the sentence before says. */
const isBehindLatter = (tokens: readonly AnalysedToken[], verb: number): boolean =>
  /^(?:latter|former)$/.test(tokens[skipAdverbsBack(tokens, verb - 1)]?.lower ?? '');

/** How many tokens before the verb to look for "between". */
const BETWEEN_REACH = 10;

/** "The competition between ￼ and other species change": one competition, or two subjects. */
function isBehindFormulas(tokens: readonly AnalysedToken[], verb: number): boolean {
  const between = tokens.findLastIndex(({ lower }, i) => i < verb && i >= verb - BETWEEN_REACH && lower === 'between');
  return isBetweenFormulas(tokens, between - 1) && !tokens.slice(between, verb).some(isFiniteVerb);
}

/** "Brown, Green, and White (2009) show": several authors with the year of their work. */
const isBehindAuthors = (tokens: readonly AnalysedToken[], verb: number): boolean =>
  tokens[verb - 1]?.text === ')' &&
  /^\d{4}[a-z]?$/.test(tokens[verb - 2]?.text ?? '') &&
  tokens[verb - 3]?.text === '(' &&
  isCapitalised(tokens[verb - 4]) &&
  /^(?:and|&)$/.test(tokens[verb - 5]?.lower ?? '');

/** True when the subject allows the number that the verb has, and the words near it suggest another. */
export const hasOpenNumber = (tokens: readonly AnalysedToken[], verb: number): boolean =>
  isBehindRest(tokens, verb) ||
  isBehindTwoOrdinals(tokens, verb) ||
  isBehindLatter(tokens, verb) ||
  (isBehindAuthors(tokens, verb) && tokens[verb]!.xpos !== 'VBZ') ||
  // "how many times has the pump failed"; in "how many times have the pump failed" it may be mended
  (isAfterAskedQuantity(tokens, verb) && /^(?:is|was|has|does)$/.test(tokens[verb]!.lower)) ||
  isBehindFormulas(tokens, verb);

/**
 * "GAs generally consist of three parts", "GA have many schemes", "[9] encode the model": the small letter makes the acronym a plural; without an
 * article it may be one, and a citation may have several authors.
 */
export function isBehindShortName(tokens: readonly AnalysedToken[], { from, change }: Candidate): boolean {
  const subject = tokens[skipAdverbsBack(tokens, from - 1)];
  if (!/^(?:base>s|have>has)$/.test(change) || !subject) return false;
  // "\acrshort{gan}s have" in LaTeX: the term is a placeholder, and its "s" a word of its own
  if (subject.text === 's' && isPlaceholder(tokens[subject.index - 1]) && !subject.spaceBefore) return true;
  if (/^\p{Lu}{2,}s$/u.test(subject.text) || isPlaceholder(subject)) return true;
  const opens = tokens.findLastIndex(({ upos }, i) => i < subject.index && !/^(?:ADJ|NOUN|PROPN)$/.test(upos));
  return isAcronym(subject.text) && !/^(?:DET|NUM)$/.test(tokens[opens]?.upos ?? '');
}

/**
 * "This section explains how we collect the data and analyzes the results": behind a clause inside the sentence, the verb goes on with the outer
 * subject, whose verb has its form.
 */
function continuesOuterVerb(tokens: readonly AnalysedToken[], verb: number): boolean {
  if (tokens[skipAdverbsBack(tokens, verb - 1)]?.xpos !== 'CC') return false;
  const opens = tokens.findLastIndex(
    ({ lower }, i) => i < verb && /^(?:how|what|why|where|when|whether|that|which|who|if)$/.test(lower),
  );
  return opens > 0 && tokens.slice(0, opens).some(({ xpos }) => xpos === 'VBZ');
}

/** How many tokens before the verb to look for the two nouns of one singular. */
const CHOICE_REACH = 12;

/** "The frequency of red roars or toad croaks indicates": "or" joins two nouns of one phrase, and the verb goes with the noun before it. */
function isOfEither(tokens: readonly AnalysedToken[], verb: number): boolean {
  const near = tokens.slice(Math.max(0, verb - CHOICE_REACH), verb);
  const of = near.findIndex(
    ({ lower, xpos }, i) => lower === 'of' && i > 0 && near[i - 1]!.xpos === 'NN' && xpos === 'IN',
  );
  const rest = of < 0 ? [] : near.slice(of);
  return rest.some(({ lower }) => lower === 'or') && !rest.some((token) => isFiniteVerb(token) || token.text === ',');
}

/** Kinds of things that students write with capitals: "Neural Networks is" has its verb wrong. */
const KINDS =
  /^(?:networks|models|machines|methods|algorithms|systems|trees|forests|vehicles|things|sets|services|devices|sensors|applications|processes|languages|techniques|technologies|resources|companies|countries|students|results|features|functions|games|tests|cells|studies)$/;

/** "Unusual Commits is", "Silent Lamps now uses": a program, film or firm with a plural as its name. */
function isBehindPluralName(tokens: readonly AnalysedToken[], verb: number): boolean {
  const at = skipAdverbsBack(tokens, verb - 1);
  const [first, last] = [tokens[at - 1], tokens[at]];
  const isTitle = (token: AnalysedToken | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(token?.text ?? '');
  return (
    at > 0 &&
    isTitle(first) &&
    isTitle(last) &&
    last!.lower.endsWith('s') &&
    !KINDS.test(last!.lower) &&
    /^NN/.test(last!.xpos) &&
    /^(?:JJ|NNP?|VB[GN])$/.test(first!.xpos)
  );
}

/** "the fact that two lamps are seen as new is odd": the clause has its own verb, and this one goes with "fact". */
function isOfFactThat(tokens: readonly AnalysedToken[], verb: number): boolean {
  const that = tokens.findLastIndex(
    ({ lower }, i) =>
      i < verb && lower === 'that' && /^(?:fact|idea|claim|view|finding)$/.test(tokens[i - 1]?.lower ?? ''),
  );
  return that > 0 && tokens.slice(that, verb).filter(isFiniteVerb).length === 1;
}

/** True when the verb's number is right, as in "are" with the plural subject that the parse finds: "The farmers who own the land are old." */
export function keepsPluralBe(sentence: AnalysedSentence, { change, from }: Candidate): boolean {
  const { lower, lemma } = sentence.tokens[from]!;
  // "The adapted model fit the data well.", and "She reads": with the base form it would be past
  if (INVARIABLE_VERBS.has(lower) || INVARIABLE_VERBS.has(lemma)) return true;
  if (/^(?:s>base|is>are|was>were|has>have)$/.test(change) && isBehindPluralName(sentence.tokens, from)) return true;
  if (lower === 'were' && isImagined(sentence.tokens, from)) return true;
  if (hasOpenNumber(sentence.tokens, from)) return true;
  if (change === 'base>s' && (isSaidByParticiple(sentence.tokens, from) || isBehindTwoNouns(sentence.tokens, from)))
    return true;
  if (/^(?:is|was|s)>/.test(change) && isBehindAddition(sentence.tokens, from)) return true;
  if (change === 's>base')
    return [isOfAmount, isOfGerund, continuesOuterVerb, isOfEither].some((isRight) => isRight(sentence.tokens, from));
  if (isInUncertainPair(sentence, from)) return true;
  // "She has friends, which is nice": "which" stands for the whole clause
  if (change === 'is>are' || change === 'was>were')
    return (
      isOfFactThat(sentence.tokens, from) ||
      // "The staff is": the author decides
      COLLECTIVE_NOUNS.has(sentence.tokens[from - 1]?.lower ?? '') ||
      isOfGerund(sentence.tokens, from) ||
      (/^(?:which|this|that)$/.test(sentence.tokens[from - 1]?.lower ?? '') &&
        OF_FACTS.has(sentence.tokens[from + 1]?.lower ?? ''))
    );
  if (change !== 'are>is' && change !== 'were>was') return false;
  const subject = sentence.parsedSubjectOf(from);
  if (!subject) return false;
  const head = sentence.tokens[subject.head]!;
  if (isMeantInPlural(sentence.tokens, head.index, from)) return true;
  // "The team are ready": the author decides
  return /^NNP?S$/.test(head.xpos) || (COLLECTIVE_NOUNS.has(head.lower) && head.index + 1 === from);
}
