import { isBaseForm, pluralOf, singularOf, verbOfForm } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { BE_ALL, SINGULAR_DETERMINERS, SUBJECT_PRONOUNS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isSingularInPartitive } from '../sentence/partitive.ts';
import { isSecondVerb } from '../sentence/second-verb.ts';
import { isFiniteVerb, isNoun, isVerb, skipAdverbsBack } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';
import { groupHead } from './slot.ts';

/** Plurals that stay plural before another noun: "sales manager", "a no-dues form". */
const PLURAL_MODIFIERS = wordSet(
  'benders dues sales goods savings earnings arms sports customs systems materials means news works operations communications futures options glasses scissors trousers clothes',
);
const OF_SINGULAR: ReadonlySet<string> = new Set([...SINGULAR_DETERMINERS, ...wordSet('one either neither')]);
/** Words after "a" that make the group plural: "a few days". */
const MAKES_MANY = wordSet('few many hundred thousand million dozen couple');
/** Words that can follow "since" when a learner means "for". */
const DURATION = wordSet(
  'a an many several some few two three four five six seven eight nine ten more over about almost',
);
/** "no different", "no longer": adjectives and adverbs that "no" can modify. */
const AFTER_NO = wordSet('different longer more less better worse matter');
/** Nouns that "news" modifies: "a news channel". */
const NEWS_OF = wordSet(
  'channel channels section sections article articles story stories site sites website websites agency agencies report reports outlet outlets paper papers media item items feed feeds source sources corpus corpora text texts domain data dataset datasets headline headlines event events programme program broadcast broadcasts service services coverage bulletin conference release releases portal reader readers recommendation category content topic topics page pages post posts',
);
/** Nouns in set phrases with "off": "off duty", "off the shelf". */
const AFTER_OFF = wordSet('duty limits balance guard course campus shelf record grid coast road rails track hook');

/** What happens to a beam "off" a target: "scattering off protons". */
const OFF_A_TARGET =
  /^(?:photo|electro)?(?:scatter(?:s|ed|ing)?|productions?|reflect(?:s|ed|ing|ions?)?|bounc(?:e|es|ed|ing)|diffract(?:s|ed|ing|ions?)?|rebound(?:s|ed|ing)?)$/;

const WATERS = wordSet('coast shore shores river rivers island islands bay cape gulf delta peninsula');

/** "off the Rhone river", "off Green Island": a place in or by the water. */
const isWater = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens.slice(at, at + 5).some(({ lower }) => WATERS.has(lower));

/** "The buildings block the signal": a plural, a verb that agrees with it, and its object. With a singular they read "the building block the signal". */
export function isPluralBeforeVerb(
  tokens: readonly AnalysedToken[],
  { from, forms }: Candidate,
  lexicon: Lexicon,
): boolean {
  const [noun, verb, object] = tokens.slice(from, from + 3);
  if (noun?.xpos !== 'NNS' || !verb || !/^(?:DT|PRP\$|NNS)$/.test(object?.xpos ?? '')) return false;
  // "the drugs test results are": a compound
  if (object!.xpos === 'NNS' && tokens.slice(from + 3).some(isFiniteVerb)) return false;
  return singularOf(lexicon, noun.lower) === forms[0]?.toLowerCase() && isBaseForm(lexicon, verb.lower);
}

/** "A chosen few of the town" is not "of the towns". */
export const makesPluralOfPartitive = (
  tokens: readonly AnalysedToken[],
  { from, forms }: Candidate,
  lexicon: Lexicon,
): boolean => isSingularInPartitive(tokens, from) && pluralOf(lexicon, tokens[from]!.lower) === forms[0];

/** True when the author decides the number: a plural head counts things, unless its noun is uncountable, and a term keeps its usual number. */
export function keepsNumber(sentence: AnalysedSentence, { from, forms }: Candidate, lexicon: Lexicon): boolean {
  const { tokens } = sentence;
  const token = tokens[from];
  const [form] = forms;
  if (!token || form === undefined) return false;
  if (isSingularInPartitive(tokens, from)) return true;
  if (isInName(tokens, from) || isWrittenTwice(tokens, from) || token.lower === 'news') return true;
  // "fruit such as apples": an uncountable noun with several kinds
  if (
    tokens[from + 1]?.lower === 'such' &&
    tokens[from + 2]?.lower === 'as' &&
    lexicon.countability(token.lower) !== 'count'
  )
    return true;
  // "it times out": a verb with its particle
  if (token.xpos === 'NNS' && /^(?:out|off|up|down)$/.test(tokens[from + 1]?.lower ?? '')) return true;
  if (token.xpos !== 'NNS')
    return (
      isBareMass(tokens, from, lexicon) ||
      isSingle(sentence, from) ||
      isSuperlative(sentence, from) ||
      isMeasureBeforeAdjective(tokens, from) ||
      isShownBelow(tokens, from) ||
      // "the top 25 subset": the subset of the 25 highest-ranked items
      (tokens[from - 1]?.upos === 'NUM' && tokens[from - 2]?.lower === 'top')
    );
  if (form.length >= token.lower.length) return false;
  if (isPluralBehindSign(tokens, from)) return true;
  // "what is in ones mind" lacks its apostrophe
  if (token.lower === 'ones' && isNoun(tokens[from + 1])) return true;
  if (isOnlyVerb(tokens, from, lexicon) || isSecondVerb(tokens, from, lexicon)) return true;
  // "multi-criteria methods"
  if (tokens[from - 1]?.text === '-' && isNoun(tokens[from + 1])) return true;
  if (isNoun(tokens[from + 1]) || tokens[from + 1]?.text === '-') return PLURAL_MODIFIERS.has(token.lower);
  const before = tokens.slice(Math.max(0, from - 3), from);
  if (before.some(({ lower }) => OF_SINGULAR.has(lower))) return false;
  return lexicon.countability(form) !== 'mass';
}

/** "by choosing different velocities v": the word before says that there are several. */
export const isPluralBehindSign = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]?.xpos === 'NNS' && /^(?:different|various|several|multiple|numerous)$/.test(tokens[at - 1]?.lower ?? '');

/** "on rare input": without a determiner, a noun that can be uncountable is uncountable. */
const isBareMass = (tokens: readonly AnalysedToken[], at: number, lexicon: Lexicon): boolean =>
  (lexicon.countability(tokens[at]!.lower) !== 'count' || /^(?:in|out)put$/.test(tokens[at]!.lower)) &&
  tokens[at - 1]?.upos === 'ADJ' &&
  /^(?:IN|TO|VB[DGNPZ]?|CC|,)$/.test(tokens[at - 2]?.xpos ?? '');

/** True when "and" stands between the auxiliary of a question and its verb. */
function isOfTwo(tokens: readonly AnalysedToken[], at: number): boolean {
  const verb = tokens.findIndex(({ xpos }, i) => i > at && /^VBP?$/.test(xpos));
  return tokens.slice(at + 1, verb < 0 ? undefined : verb).some(({ lower }) => lower === 'and');
}

/** "the users of MS Teams", "a Microsoft teams API": a name keeps its number. */
function isInName(tokens: readonly AnalysedToken[], at: number): boolean {
  const isName = (token: AnalysedToken | undefined): boolean =>
    token !== undefined && token.index > 0 && token.xpos.startsWith('NNP') && /^\p{Lu}/u.test(token.text);
  // "his Researches on Magnetism": a title
  if (at > 0 && tokens[at]!.xpos === 'NNS' && /^\p{Lu}\p{Ll}/u.test(tokens[at]!.text) && !isNoun(tokens[at - 1]))
    return !/^[:.("“‘']$/.test(tokens[at - 1]!.text);
  return isName(tokens[at]) || (isName(tokens[at - 1]) && tokens[at]!.spaceBefore);
}

/** "individual lists lists": one of the two must go, so the number does not matter. */
const isWrittenTwice = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at - 1]?.lower === tokens[at]!.lower || tokens[at + 1]?.lower === tokens[at]!.lower;

/** "a three-year-old plant", "one young plant": the head of a group that begins with "a" or "one". */
function isSingle({ tokens, nounGroups }: AnalysedSentence, noun: number): boolean {
  const group = nounGroups.find(({ head }) => head === noun);
  const first = group?.determiner ?? group?.premodifiers[0];
  if (!group || first === undefined || !/^(?:an?|one)$/.test(tokens[first]!.lower)) return false;
  return !group.premodifiers.some((i) => MAKES_MANY.has(tokens[i]!.lower));
}

/** "In the most recent year": a single superlative; "one of the most recent year" is a different case. */
function isSuperlative({ tokens, nounGroups }: AnalysedSentence, noun: number): boolean {
  const group = nounGroups.find(({ head }) => head === noun);
  if (group?.determiner === undefined || tokens[group.determiner]!.lower !== 'the') return false;
  const before = tokens[group.determiner - 1];
  if (/^(?:of|among|amongst|are|were)$/.test(before?.lower ?? '')) return false;
  return tokens.slice(group.determiner, noun).some(({ xpos }) => xpos === 'JJS' || xpos === 'RBS');
}

/** "the following rule:": the rule after the colon. */
const isShownBelow = (tokens: readonly AnalysedToken[], noun: number): boolean =>
  tokens[noun - 1]?.lower === 'following' && tokens[noun + 1]?.text === ':' && noun + 2 === tokens.length;

/** "six foot tall": as correct as "six feet tall". */
const isMeasureBeforeAdjective = (tokens: readonly AnalysedToken[], noun: number): boolean =>
  tokens[noun]!.lower === 'foot' && tokens[noun - 1]?.xpos === 'CD' && tokens[noun + 1]?.xpos === 'JJ';

/** "Frost damages pipes.": the only word that can be the verb, whatever its tag. */
const isOnlyVerb = (tokens: readonly AnalysedToken[], at: number, lexicon: Lexicon): boolean =>
  !tokens.some(isVerb) && verbOfForm(lexicon, tokens[at]!.lower, 'VBZ') !== undefined;

/** True when the neighbouring words show that the small word is right. */
export function keepsWord(tokens: readonly AnalysedToken[], { change, from, to }: Candidate): boolean {
  const [before, next, afterNext] = [tokens[from - 1], tokens[to], tokens[to + 1]];
  switch (change) {
    case 'since>for':
      return next === undefined || (next.upos !== 'NUM' && !DURATION.has(next.lower));
    case 'not>no':
      // "there is not one", "not any more"
      return /^(?:one|any|an?|all|many|much|every|enough)$/.test(next?.lower ?? '');
    case 'no>not':
      return next !== undefined && AFTER_NO.has(next.lower);
    case 'were>was':
      // "if he were", "the samples were"
      return before?.xpos === 'NNS' || tokens.slice(0, from).some(({ lower }) => /^(?:if|though|unless)$/.test(lower));
    case 'off>of':
      return (
        AFTER_OFF.has((next?.lower === 'the' ? afterNext : next)?.lower ?? '') ||
        isWater(tokens, to) ||
        tokens.slice(Math.max(0, from - 6), from).some(({ lower }) => OFF_A_TARGET.test(lower))
      );
    case 'news>new':
      return (!isNoun(next) && next?.upos !== 'ADJ') || NEWS_OF.has(next!.lower);
    case 'so>such':
      return !/^an?$/.test(next?.lower ?? '');
    case 'an>and':
      // "when it is hit by a photon an electron is freed"
      return isNoun(next);
    case 'in>into':
      // "an already logged in account": the particle of a participle before a noun
      return before?.xpos === 'VBN' && tokens.slice(Math.max(0, from - 4), from).some(({ xpos }) => xpos === 'DT');
    case 'into>in':
      return !/^result(?:s|ed|ing)?$/.test(before?.lower ?? '');
    case 'maybe>may':
      return !/^(?:be|have|not)$/.test(next?.lower ?? '');
    case 'good>well':
      // "how good the plan is"
      return before?.lower === 'how';
    case 'form>from':
      // "collect form data"
      return isNoun(next) && next?.xpos !== 'NNP';
    case 'any>and':
      return isNoun(before) && next?.xpos === 'NN';
    case 'affects>effects':
      return tokens[from]!.xpos === 'VBZ';
    case 'compliment>complement':
    case 'compliments>complements':
      // "compliment each other on their clothes": praise
      return tokens.slice(to, to + 4).some(({ lower }) => lower === 'on') || next?.upos === 'PRON';
    case 'right>write':
      return tokens.slice(to, to + 4).some(({ lower }) => lower === 'wrong' || lower === 'wrongs');
    default:
      // "a highly meridional state"
      return (
        tokens[from]!.xpos === 'RB' &&
        /^(?:JJ|VB[ZPD])$/.test(next?.xpos ?? '') &&
        change === `${tokens[from]!.lower}>${tokens[from]!.lower.replace(/ly$/, '')}`
      );
  }
}

/** Verbs that can have a noun after their passive: "is called the server", "is given a name". */
const TAKES_TWO = wordSet('call name term dub give offer show teach tell grant assign award consider deem make send');

/** True when an object follows the verb directly; "every day" and "this way" are not objects. */
function isBeforeObject(tokens: readonly AnalysedToken[], verb: number): boolean {
  const [next, noun] = tokens.slice(verb + 1, verb + 3);
  if (TAKES_TWO.has(tokens[verb]!.lemma) || !next || /^(?:every|each)$/.test(next.lower)) return false;
  if (/^(?:NNS|PRP\$?)$/.test(next.xpos)) return true;
  if (next.xpos === 'JJR') return noun?.xpos === 'NNS';
  return next.xpos === 'DT' && !/^(?:way|time|day|week|month|year)s?$/.test(noun?.lower ?? '');
}

/** True when the verb's form is right for a reason that the models do not see. */
export function keepsVerbForm(tokens: readonly AnalysedToken[], { change, from, forms }: Candidate): boolean {
  const before = tokens[from - 1];
  const next = tokens[from + 1];
  const swap = `${tokens[from]?.lower}>${forms[0]}`;
  // "who have never met": up to now
  if (swap === 'have>had' || swap === 'has>had')
    return /^(?:never|ever|always|already|just|yet)$/.test(next?.lower ?? '');
  // "What do the risk of fire and age share?": a subject of two nouns
  if (swap === 'do>does') return isOfTwo(tokens, from);
  // "are you work shy": the noun modifies an adjective
  if (change === 'base>ing' && next?.upos === 'ADJ' && SUBJECT_PRONOUNS.has(before?.lower ?? '')) return true;
  // "we are used to working"
  if (change === 'ing>base')
    return before?.lower === 'to' && tokens[from - 2]?.lower === 'used' && BE_ALL.has(tokens[from - 3]?.lower ?? '');
  // "is studying in London": a passive would need "by" or "with" here
  if (change === 'ing>participle' && BE_ALL.has(before?.lower ?? ''))
    return !/^(?:by|with)$/.test(tokens[from + 1]?.lower ?? '');
  // "the limit is sends messages": a verb before an object is not passive
  if (/^s>(?:participle|past)$/.test(change) && BE_ALL.has(tokens[skipAdverbsBack(tokens, from - 1)]?.lower ?? ''))
    return isBeforeObject(tokens, from);
  if (change !== 'base>ing' || before?.xpos !== 'IN') return false;
  // "In use the device is quiet": the noun phrase after it is the subject of the sentence, not an object
  const start = tokens[from + 1]?.upos === 'DET' ? from + 2 : from + 1;
  const head = groupHead(tokens, start);
  return head > 0 && isFiniteVerb(tokens[head + 1]);
}
