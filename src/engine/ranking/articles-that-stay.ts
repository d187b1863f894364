import { verbByBase } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isAcronym, isCapitalised } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';
import { isTooShortToTell } from './too-short-to-tell.ts';

/** Nouns that take no article when the purpose of the place is meant: "at university", "enter university". */
export const INSTITUTIONS = wordSet('university college school church hospital prison court');
/** Parts by which somebody is held: "by the hand". */
const BODY = wordSet('hand arm sleeve throat hair collar shoulder');
/** Uncountable nouns that take an article with an adjective: "a good knowledge of". */
const KINDS_OF = wordSet('knowledge understanding grasp awareness command education');

/** True for an acronym, a term followed by its abbreviation, or a single countable thing: the article stays. */
export function staysWithArticle(
  sentence: AnalysedSentence,
  { change, to, about }: Candidate,
  lexicon: Lexicon,
): boolean {
  const { tokens } = sentence;
  const head = tokens[about];
  // "- the sequence S is computed …": the items of an algorithm
  if (tokens[to - 1]?.text === 'the' && (to === 1 || (to === 2 && /^[-–—•*]$/.test(tokens[0]!.text)))) return true;
  if (isAcronym(tokens[to]?.text) || (tokens[about + 1]?.text === '(' && isAcronym(tokens[about + 2]?.text)))
    return true;
  // "The Chunker is trained": a part that has its function as a name
  if (
    change === 'the>none' &&
    about === to &&
    isCapitalised(tokens[to]) &&
    /^NNP?$/.test(head?.xpos ?? '') &&
    /^(?:VB[ZD]|MD)$/.test(tokens[to + 1]?.xpos ?? '')
  )
    return true;
  // "in the place": "in place" says something else
  if (change === 'the>none' && tokens[to]?.lower === 'place' && tokens[to - 2]?.lower === 'in') return true;
  // "passed to the call": without its article the noun reads as a verb
  if (tokens[to - 2]?.lower === 'to' && verbByBase(lexicon, tokens[to]?.lower ?? '') !== undefined) return true;
  // "a date and a time"
  if (change === 'a>none' && tokens[to - 2]?.lower === 'and' && /^an?$/.test(tokens[to - 4]?.lower ?? '')) return true;
  // "the recent and the distant past": each of the two has its own article
  if (change === 'the>none' && /^(?:and|or)$/.test(tokens[to - 2]?.lower ?? ''))
    return tokens.slice(Math.max(0, to - 6), to - 2).some(({ lower }) => lower === 'the');
  // "the others": all that are left; "by the hand", "in the possession of the firm": set phrases
  const noun = tokens[to]?.lower ?? '';
  if (change === 'the>none' && (noun === 'others' || (tokens[to - 2]?.lower === 'by' && BODY.has(noun)))) return true;
  if (change === 'the>none' && noun === 'possession' && tokens[to + 1]?.lower === 'of') return true;
  // "an easy to use library": the noun comes after what one does with it
  if (
    change === 'a>none' &&
    tokens[to]?.xpos === 'JJ' &&
    tokens[to + 1]?.lower === 'to' &&
    /^VB/.test(tokens[to + 2]?.xpos ?? '')
  )
    return true;
  // "The users that had access": the clause says which ones
  if (change === 'the>none' && /^(?:that|who|whom|whose)$/.test(tokens[about + 1]?.lower ?? '')) return true;
  // "It is a school": the building or institution, not the purpose
  if (change === 'a>none' && INSTITUTIONS.has(head?.lower ?? '')) return true;
  // "a full knowledge of the law": one kind of knowledge
  if (change === 'a>none' && about > to && KINDS_OF.has(head?.lower ?? '')) return true;
  // "of a technology": of one technology among several
  if (change === 'a>none' && about === to && tokens[to - 2]?.lower === 'of' && mayBeCounted(head, lexicon)) return true;
  // "a people of farmers": a nation
  if (change === 'a>none' && head?.lower === 'people')
    return /^(?:of|that|who|whose|with)$/.test(tokens[about + 1]?.lower ?? '');
  if (change === 'a>none') return /^NNP?$/.test(head?.xpos ?? '') && lexicon.countability(head!.lower) === 'count';
  // "The plants adapt to the cold.": only earlier text could say which plants, and there is none
  return isTooShortToTell(sentence);
}

/** True for a noun that can be counted, by tag and lexicon. */
export const mayBeCounted = (head: AnalysedToken | undefined, lexicon: Lexicon): boolean =>
  head?.xpos === 'NN' && lexicon.countability(head.lower) !== 'mass';
