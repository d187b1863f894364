import { isBaseForm, pluralOf, singularOf, verbOfForm } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { PLURAL_MODIFIERS, PLURALS_OF_ADJECTIVES, SINGULAR_DETERMINERS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isSingularInPartitive, isSubjectBehindPartitive } from '../sentence/partitive.ts';
import { isSecondInfinitive, isSecondVerb } from '../sentence/second-verb.ts';
import { isAcronym, isCapitalised, isFiniteVerb, isNoun, isVerb } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';

/** Plurals that stay plural before another noun, and things that come in pairs or have no singular: "clothes shop". */
const KEPT_MODIFIERS: ReadonlySet<string> = new Set([
  ...PLURAL_MODIFIERS,
  ...wordSet('glasses scissors trousers clothes'),
]);
const OF_SINGULAR: ReadonlySet<string> = new Set([...SINGULAR_DETERMINERS, ...wordSet('one either neither')]);
/** Words after "a" that make the group plural: "a few days". */
const MAKES_MANY = wordSet('few many hundred thousand million dozen couple');
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
  // "different types of research paper": in papers the singular names the class
  const of = tokens.findLastIndex(({ upos }, i) => i < from && upos !== 'NOUN' && upos !== 'ADJ');
  if (/^(?:types|kinds|sorts)$/.test(tokens[of - 1]?.lower ?? '') && tokens[of]!.lower === 'of')
    return sentence.isExpository;
  const token = tokens[from];
  const [form] = forms;
  if (!token || form === undefined) return false;
  if (isSingularInPartitive(tokens, from) || isSubjectBehindPartitive(tokens, from)) return true;
  // "between the two country's costs": "countries's" would be no better
  if (tokens[from + 1]?.xpos === 'POS') return true;
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
      isSecondInfinitive(tokens, from, lexicon) ||
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
  if (isNoun(tokens[from + 1]) || tokens[from + 1]?.text === '-')
    return KEPT_MODIFIERS.has(token.lower) || PLURALS_OF_ADJECTIVES.has(token.lower);
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
  if (!group || first === undefined || !/^(?:an?|one|1)$/.test(tokens[first]!.lower)) return false;
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

/** How many tokens after a noun to look for the two names that it announces. */
const NAMES_REACH = 8;

/** "my advisors Dr. Lee and Dr. Oh", "Columns Author and Journal": the plural announces two names. */
function announcesTwo(tokens: readonly AnalysedToken[], at: number): boolean {
  if (!isCapitalised(tokens[at + 1])) return false;
  const near = tokens.slice(at + 1, at + 1 + NAMES_REACH);
  const joint = near.findIndex(({ lower }) => lower === 'and');
  return (
    joint > 0 &&
    near.slice(0, joint).every((token) => isCapitalised(token) || token.text === '.') &&
    isCapitalised(near[joint + 1])
  );
}

/** "my masters thesis": the noun lacks its apostrophe, as a rule says. */
const isDegree = (tokens: readonly AnalysedToken[], at: number): boolean =>
  /^(?:masters|bachelors)$/.test(tokens[at]!.lower) &&
  /^(?:thes[ei]s|dissertation|degree|student|program)/.test(tokens[at + 1]?.lower ?? '');

/** "KDF stands for key derivation function": the letters say that there is one. */
function spellsOut(tokens: readonly AnalysedToken[], at: number): boolean {
  const verb = tokens.findIndex(({ lower }) => lower === 'stands');
  return verb > 0 && verb < at && tokens[verb + 1]!.lower === 'for' && isAcronym(tokens[verb - 1]!.text);
}

/** True when the words beside the noun decide its number: "1 actor", "now-a-days", "Columns Author and Journal". */
export function hasDecidedNumber(tokens: readonly AnalysedToken[], { from, change }: Candidate): boolean {
  const before = tokens[from - 1];
  if (/^[-‐‑]$/.test(before?.text ?? '') && /^an?$/.test(tokens[from - 2]?.lower ?? '')) return true;
  if (change === 'plural>singular') return announcesTwo(tokens, from) || isDegree(tokens, from);
  // "1 worker thread" too
  const near = [before, isNoun(before) ? tokens[from - 2] : undefined];
  return near.some((token) => /^(?:1|one)$/.test(token?.lower ?? '')) || spellsOut(tokens, from);
}
