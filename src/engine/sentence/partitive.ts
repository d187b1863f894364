import { COLLECTIVE_NOUNS, DEFINITE_DETERMINERS, NUMBER_WORDS, ROW_WORDS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';

/** Words that pick some of several: "one of the plans", "both of them". */
const SELECTORS = wordSet('one two three four five six seven eight nine ten several many few each either neither both');
/** Words that pick a part, of several things or of one: "some of the books", "some of the book". */
const PORTIONS = wordSet('some most all none any half lots');
/** Kinds, sets and amounts: "one of its kind", "two of the set". */
const WHOLES = wordSet('kind sort type set lot list bunch world number order time work');
/** Groups that are not counted, and plurals without an ending: "one of these staff", "one of the best species". */
const UNCOUNTED = wordSet(
  'staff police media press public clergy gentry proletariat elite opposition majority minority rest data series species means',
);
/** Words that need no noun, whatever their tag: "one of the following", "one of the two". */
const ALONE = wordSet(
  'above following latter former same other others best worst most first last past present future times chief whole dozen',
);

/** "The first one of the plan" and "a chosen few of the town" pick a part of one thing. */
const isPartOfOne = (tokens: readonly AnalysedToken[], at: number): boolean => {
  const before = tokens[at - 1];
  if (tokens[at]?.lower === 'few') return before?.xpos === 'JJ' || before?.xpos === 'VBN';
  return tokens[at]?.lower === 'one' && (before?.lower === 'only' || ROW_WORDS.has(before?.lower ?? ''));
};

/** True for the first word of a partitive phrase that takes a plural noun: "one of the plans", "many of our plans". */
export const selectsFromSeveral = (tokens: readonly AnalysedToken[], at: number): boolean =>
  SELECTORS.has(tokens[at]?.lower ?? '') &&
  !isPartOfOne(tokens, at) &&
  !isNumberOf(tokens[at - 1]) &&
  // "the force is the one of the front wheel": "one" stands for the force
  !(tokens[at]!.lower === 'one' && tokens[at - 1]?.lower === 'the') &&
  // "no text about lamps but an emotional one of my life": "one" stands for the text
  !(tokens[at]!.lower === 'one' && tokens[at - 1]?.xpos === 'JJ' && !/^(?:only|last)$/.test(tokens[at - 1]!.lower)) &&
  !isOneOrTwo(tokens, at);

/** "A cup or two of your favourite drink": as much as that, of one thing. */
const isOneOrTwo = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]!.lower === 'two' && tokens[at - 1]?.lower === 'or' && /^an?$/.test(tokens[at - 3]?.lower ?? '');

/** "Day two of my course": the number belongs to the noun before it. */
const isNumberOf = (before: AnalysedToken | undefined): boolean =>
  /^(?:day|week|month|year|part|phase|step|stage|chapter|section|volume|book|act|level|round|season|episode|module|unit|lesson)$/.test(
    before?.lower ?? '',
  );

/** "one of the first denial of service protection companies": a term with "of" before the noun that is counted. */
export function isTermBeforePlural(tokens: readonly AnalysedToken[], at: number): boolean {
  if (tokens[at + 1]?.lower !== 'of') return false;
  let end = at + 2;
  while (tokens[end]?.xpos === 'NN') end++;
  return end > at + 2 && tokens[end]?.xpos === 'NNS';
}

export const isPortion = (token: AnalysedToken | undefined): boolean => PORTIONS.has(token?.lower ?? '');

/**
 * True when the noun of a partitive phrase may be singular: one member of a group is meant ("one of the crew", "one of its kind"). A superlative compares
 * several groups ("one of the best teams"), and "these" and "those" point at several.
 */
export function mayBeSingularInPartitive(tokens: readonly AnalysedToken[], determiner: number, noun: number): boolean {
  const { lower } = tokens[noun]!;
  // "images of the same person"
  if (/^(?:same|single)$/.test(tokens[noun - 1]!.lower)) return true;
  if (ALONE.has(lower) || NUMBER_WORDS.has(lower) || UNCOUNTED.has(lower)) return true;
  if (!COLLECTIVE_NOUNS.has(lower) && !WHOLES.has(lower)) return false;
  const before = tokens.slice(determiner, noun);
  return !before.some(({ lower, xpos }) => xpos === 'JJS' || xpos === 'RBS' || lower === 'these' || lower === 'those');
}

/** "One of the team", "some of our staff", "the first one of the plan": the noun at `at` is singular on purpose. */
export const isSingularInPartitive = (tokens: readonly AnalysedToken[], at: number): boolean =>
  DEFINITE_DETERMINERS.has(tokens[at - 1]?.lower ?? '') &&
  tokens[at - 2]?.lower === 'of' &&
  (isPartOfOne(tokens, at - 3) ||
    ((selectsFromSeveral(tokens, at - 3) || isPortion(tokens[at - 3])) &&
      mayBeSingularInPartitive(tokens, at - 1, at)));

/** "Among all of these sleep is the most common": the pronoun ends its phrase, and the noun at `at` is the subject of a verb in the singular. */
export const isSubjectBehindPartitive = (tokens: readonly AnalysedToken[], at: number): boolean =>
  /^(?:these|those)$/.test(tokens[at - 1]?.lower ?? '') &&
  tokens[at - 2]?.lower === 'of' &&
  /^(?:all|some|any|both|most|each|one|two|three)$/.test(tokens[at - 3]?.lower ?? '') &&
  /^(?:among|of|from|out|in|besides)$/.test(tokens[at - 4]?.lower ?? '') &&
  /^(?:is|was|has)$/.test(tokens[at + 1]?.lower ?? '');
