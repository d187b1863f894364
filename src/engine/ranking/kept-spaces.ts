import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isSpecificQuantity } from '../sentence/specific-quantity.ts';
import { isAcronym, isJoiningHyphen, isNoun, isPlaceholder, isVariable } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';

/** What a number before another noun measures: "in 3 day courses" lacks its hyphen. */
const SPANS =
  /^(?:second|minute|hour|day|week|month|year|bit|byte|digit|letter|word|page|core|fold|way|step|layer|level)$/;
/** Small words in the middle of a three-word compound. */
const LINKS = /^(?:to|by|and|or|of|the)$/;

/** "the long run time", "short time domain pulses": the second word forms a word or a term with the third. */
function isFollowedByCompound(tokens: readonly AnalysedToken[], at: number, lexicon: Lexicon): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.xpos !== 'NN' || second?.xpos !== 'NN') return false;
  return (
    lexicon.has(first.lower + second.lower) ||
    (first.lower === 'time' && /^(?:domain|series|frame|constant)$/.test(second.lower))
  );
}

/** "a sample each time keeping some": "time" belongs to "each". */
const isOccasion = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]?.lower === 'time' && /^(?:each|every|this|that|first|last|next)$/.test(tokens[at - 1]?.lower ?? '');

/** Words of which two modify one noun: "first and second generation fermions". */
const ALTERNATIVES =
  /^(?:first|second|third|low|medium|high|short|long|small|large|single|double|multiple|one|two|three)$/;

/** A noun that nothing follows which it could describe. */
const endsPhrase = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]!.xpos === 'NN' && (tokens[at + 1]?.text === '(' || /^(?:CC|IN|[.:;])$/.test(tokens[at + 1]?.xpos ?? '.'));

/** "on a high level providing the break": the noun ends its group, and a clause follows. */
const isFollowedByClause = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at + 1]?.xpos === 'VBG' && /^(?:DT|PRP\$?)$/.test(tokens[at + 2]?.xpos ?? '');

/**
 * True when no hyphen should be inserted: for example in a term followed by its abbreviation, or between a subject and the only verb of its sentence
 * ("The patient reported headaches").
 */
export function keepsSpace(
  { tokens, finiteVerbs }: AnalysedSentence,
  { change, from, to, forms }: Candidate,
  lexicon: Lexicon,
): boolean {
  // "models fine-tuned on phrases", "a little-known version": participles of two parts keep their hyphen
  if (change === 'hyphen>space')
    return (
      // "as-well-as-possible" takes all its hyphens or none; "straight-forward" is one word
      isJoiningHyphen(tokens[from - 2]) ||
      isJoiningHyphen(tokens[to + 1]) ||
      lexicon.has(`${tokens[from - 1]?.lower}${tokens[to]?.lower}`) ||
      // "too-wide intervals"
      (tokens[from - 1]?.lower === 'too' && tokens[to]?.xpos === 'JJ') ||
      // "two often-used methods"
      (/^(?:often|much|ever|widely)$/.test(tokens[from - 1]?.lower ?? '') && tokens[to]?.xpos === 'VBN') ||
      // "from unigrams to four-grams"
      /^grams?$/.test(tokens[to]?.lower ?? '') ||
      // a hyphen of its own kind (U+2010) was chosen
      tokens[from]?.text === '‐' ||
      (/^(?:fine|self|pre|co|re|cross|hand|little|well|lesser)$/.test(tokens[from - 1]?.lower ?? '') &&
        tokens[to]?.xpos === 'VBN')
    );
  // "Grapheme to phoneme converter" takes both hyphens or none
  if (forms.length === 1 && (LINKS.test(tokens[to]?.lower ?? '') || LINKS.test(tokens[from - 1]?.lower ?? '')))
    return true;
  // "an up to date version" takes two hyphens or none
  if (
    `${tokens[from - 1]?.lower} ${tokens[to]?.lower}` === 'up to' ||
    `${tokens[from - 1]?.lower} ${tokens[to]?.lower}` === 'to date'
  )
    return true;
  // "an empirically derived factor": the ending "-ly" already shows that the two belong together
  if (/^\p{L}{3,}ly$/u.test(tokens[from - 1]?.lower ?? '') && tokens[from - 1]!.upos === 'ADV') return true;
  // "aspects of the real world [9]": a citation follows, so the second word is itself the noun
  if (isPlaceholder(tokens[to + 1]) && isNoun(tokens[to])) return true;
  // "these two agent networks": two networks, unless each has two agents
  if (tokens[from - 1]?.xpos === 'CD' && /^(?:these|those|both)$/.test(tokens[from - 2]?.lower ?? '')) return true;
  // "that 7 point correspondences are enough": the number counts the pairs; in "a 7-point scale" it counts the points
  if (/^\d+$/.test(tokens[from - 1]?.text ?? '') && tokens[to]?.xpos === 'NN' && tokens[to + 1]?.xpos === 'NNS')
    return !SPANS.test(tokens[to]!.lower) && !/^(?:DT|CD|PRP\$|JJ)$/.test(tokens[from - 2]?.xpos ?? '');
  // "small volume elements": the elements are small
  if (/^(?:small|large|big|tiny|huge)$/.test(tokens[from - 1]?.lower ?? '') && tokens[to + 1]?.xpos === 'NNS')
    return (
      /^(?:tiny|huge)$/.test(tokens[from - 1]!.lower) ||
      !/^(?:scale|sample|signal|angle|molecule|group|area|size)$/.test(tokens[to]?.lower ?? '')
    );
  // "for short term or in the long term", "up to the first order (n = 1)": the second word is itself the noun
  if (/^(?:short|long|high|low|first|second|third)$/.test(tokens[from - 1]?.lower ?? '') && endsPhrase(tokens, to))
    return true;
  if (isFollowedByCompound(tokens, to, lexicon) || isFollowedByClause(tokens, to) || isOccasion(tokens, from - 1))
    return true;
  // "low and high energy physics": both take a hyphen or neither
  const [other, link, one] = tokens.slice(Math.max(0, from - 3), from);
  if (one && /^(?:and|or|to)$/.test(link!.lower) && ALTERNATIVES.test(one.lower) && ALTERNATIVES.test(other!.lower))
    return true;
  // "5 min long": a measure takes two hyphens or none
  if (/^(?:long|wide|high|deep|tall|thick|old)$/.test(tokens[to]?.lower ?? '') && tokens[from - 2]?.upos === 'NUM')
    return true;
  // "skip-gram negative sampling": the first word is already half of a compound
  if (/^[-‐‑]$/.test(tokens[from - 2]?.text ?? '') && !tokens[from - 1]!.spaceBefore) return true;
  // "for resource type File": the name of the type follows
  if (
    /^(?:type|class|group|mode|stage|phase|level)$/.test(tokens[to]?.lower ?? '') &&
    /^\p{Lu}/u.test(tokens[to + 1]?.text ?? '')
  )
    return true;
  // "a binary dependent variable": a dependent variable with two values
  if (isVariable(tokens, to)) return true;
  if (isSpecificQuantity(tokens, to)) return true;
  // "the world wide web"
  if (tokens[from - 1]?.lower === 'world' && tokens[to + 1]?.lower === 'web') return true;
  // "the whole encrypted message": "whole" modifies "message"
  if (tokens[from - 1]?.lower === 'whole' && /^(?:VB[ND]|JJ)$/.test(tokens[to]?.xpos ?? '')) return true;
  const named = tokens.slice(to + 1, to + 4).some(({ text }, i) => text === '(' && isAcronym(tokens[to + 2 + i]?.text));
  const isVerb = /^VB[DN]$/.test(tokens[to]?.xpos ?? '');
  return named || (isVerb && !finiteVerbs.some((verb) => verb !== to));
}
