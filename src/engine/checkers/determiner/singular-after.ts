import type { CheckContext } from '../../context.ts';
import { singularOf } from '../../lexicon/inflection.ts';
import { SINGULAR_DETERMINERS } from '../../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { isPlaceholder, isPunctuation } from '../../sentence/token-tests.ts';
import { quote } from '../../token-edits.ts';
import { headAfter, isVerbAfterPronoun, type NumberFault, pluralCompoundAfter } from './determined-noun.ts';

/** Nouns in -s that are singular too, and plurals that name an amount. */
const NO_PLURAL =
  /(?:ics|news|series|species|means|data|media|people|police|clothes|goods|thanks|congratulations|headquarters|works|barracks|crossroads|lots|minutes|hundreds|thousands|two|three|maths|taxis|odds|proceeds|premises|surroundings|outskirts|belongings|whereabouts|remains|amends|alms)$/;

/** True when the token requires a singular noun. */
export function isSingularSign(tokens: readonly AnalysedToken[], i: number): boolean {
  const { lower, text } = tokens[i]!;
  // "in the Group A scenarios"
  if (text === 'A' && i > 0) return false;
  // "during this most particles are stopped"
  if (/^(?:this|that)$/.test(lower) && /^(?:most|all|both|many|some)$/.test(tokens[i + 1]?.lower ?? '')) return false;
  return SINGULAR_DETERMINERS.has(lower);
}

/** Returns the plural noun after a word that requires a singular: "every books", "another cars", "this books". */
export function singularFault(sentence: AnalysedSentence, context: CheckContext, i: number): NumberFault | undefined {
  const { tokens } = sentence;
  const { lower, text } = tokens[i]!;
  const isArticle = lower === 'a' || lower === 'an';
  const besides = headAfter(sentence, i);
  // "a new client instances": the article may be the mistake
  const isCompound = besides < 0 && /^(?:each|every|another)$/.test(lower);
  const at = isCompound ? pluralCompoundAfter(sentence, i, context) : besides;
  const noun = tokens[at];
  if (noun?.xpos !== 'NNS' || NO_PLURAL.test(noun.lower) || /^\p{Lu}/u.test(noun.text)) return undefined;
  const singular = singularOf(context.lexicon, noun.lower);
  if (!singular) return undefined;
  if (!isArticle && isVerbAfterPronoun(tokens, i, at, context)) return undefined;
  // "another cells are": the verb, or "of" before it, shows that several are meant
  const manyMeant = tokens[i - 1]?.lower === 'of' || /^(?:are|were|have)$/.test(tokens[at + 1]?.lower ?? '');
  if (lower === 'another' && manyMeant && tokens[i + 1]?.upos !== 'NUM')
    return {
      at: i,
      right: 'other',
      comment: `${quote(noun.text)} is plural, so use ${quote('other')} before it.`,
      base: 0.85,
      rule: 'another',
    };
  const comment = `${quote(text)} is followed by a singular noun: ${quote(singular)}.`;
  if (lower === 'this' || lower === 'that') {
    if (!isDeterminer(tokens, i, at)) return undefined;
    if (tokens.slice(at + 1, at + 4).some((other) => other.xpos === 'VBZ'))
      return { at, right: singular, comment, base: 0.6, rule: 'this-noun' };
    // "This motives to let it grow": the sentence's only verb is misspelt
    if (i === 0 && tokens[at + 1]?.xpos === 'TO' && sentence.finiteVerbs.length === 0) return undefined;
    const these = lower === 'this' ? 'these' : 'those';
    return {
      at: i,
      right: these,
      comment: `${quote(noun.text)} is plural, so use ${quote(these)} before it.`,
      base: 0.82,
      rule: 'this',
    };
  }
  if (isArticle && (at !== i + 1 || tokens[i - 1]?.lower === 'such')) return undefined;
  // "another two weeks", "every ￼ years": a number or a formula counts them
  if (/^(?:another|every)$/.test(lower) && (tokens[i + 1]?.upos === 'NUM' || isPlaceholder(tokens[i + 1])))
    return undefined;
  if (lower === 'each' && (tokens[i - 1]?.upos === 'NOUN' || tokens[i + 1]?.lower === 'other')) return undefined;
  return { at, right: singular, comment, base: isArticle ? 0.5 : 0.85, rule: 'singular' };
}

/** True when "this" or "that" belongs to the noun and is not a pronoun or a conjunction. */
function isDeterminer(tokens: readonly AnalysedToken[], i: number, at: number): boolean {
  const { lower, upos } = tokens[i]!;
  const before = tokens[i - 1];
  const after = tokens[at + 1];
  // "due to this errors occur": a pronoun
  if (before?.lower === 'to' && after?.upos === 'VERB') return false;
  // "despite that several comparisons were made": a conjunction
  if (
    lower === 'that' &&
    /^(?:despite|in|except|given|provided|such|so|now)$/.test(before?.lower ?? '') &&
    tokens[i + 1]?.upos === 'ADJ'
  )
    return false;
  // "as this shows.": a separate clause
  if (before?.lower === 'as' && at === i + 1 && (!after || isPunctuation(after))) return false;
  return lower === 'this' || (upos === 'DET' && (!before || before.upos === 'ADP'));
}
