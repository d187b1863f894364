import type { Lexicon } from '../lexicon/lexicon.ts';
import { BE_ALL, ROW_WORDS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isAcronym, isCapitalised, isPlaceholder } from '../sentence/token-tests.ts';
import { INSTITUTIONS, mayBeCounted, staysWithArticle } from './articles-that-stay.ts';
import type { Candidate } from './candidate.ts';
import { isAllTheTime, isFewAsItStands } from './kept-gaps.ts';
import { isTooShortToTell } from './too-short-to-tell.ts';

/** Means of transport after "by", and nouns after an ordinal (FIRST_OF), take no article. */
const VEHICLES = wordSet('car bus train plane bike bicycle boat ship taxi foot air sea land rail road post mail hand');
const FIRST_OF = wordSet('class light sight glance place hand person');
/** Conditions that take no article after "with": "people with alcohol use disorder". */
const CONDITIONS = wordSet('disorder disease syndrome');
/** Words after a noun that say which one is meant: "the age of steam", "the man who came". */
const TELLS_WHICH_AFTER = wordSet('of that which who whom whose where when');
/** Words before a noun that say there is only one. */
const TELLS_WHICH_BEFORE: ReadonlySet<string> = new Set([...ROW_WORDS, 'same', 'only', 'latter', 'former']);

/** True when the models should not change the article, or add a missing one. `about` of the candidate is the head noun. */
export function keepsArticle(sentence: AnalysedSentence, candidate: Candidate, lexicon: Lexicon): boolean {
  const { change } = candidate;
  // "homemade food is great 😋": a sign is no noun
  if (/^[\p{So}\p{Sk}\p{Cf}\p{Mn}]+$/u.test(sentence.tokens[candidate.about]?.text ?? '')) return true;
  if (change.startsWith('none>')) return staysBare(sentence, candidate, lexicon);
  if (change.endsWith('>none')) return staysWithArticle(sentence, candidate, lexicon);
  if (change === 'a>the')
    return sentence.tokens[candidate.about]?.lower === 'people' || !isDefinite(sentence, candidate);
  // "The seed lies in the nutshell.": only earlier text could say which one, and there is none
  return tellsWhichAfter(sentence.tokens, candidate) || (change === 'the>a' && isTooShortToTell(sentence));
}

/** True for a note, a function's name, a name that opens the sentence or a phrase that takes no article. */
function staysBare(sentence: AnalysedSentence, candidate: Candidate, lexicon: Lexicon): boolean {
  const { tokens, finiteVerbs } = sentence;
  const { change, from, about } = candidate;
  // "They play piano music.": only earlier text could say which music, and there is none
  if (change === 'none>the' && isTooShortToTell(sentence) && !tellsWhichAfter(tokens, candidate)) {
    const noun = tokens[about];
    if (noun?.xpos === 'NNS' || (noun && lexicon.countability(noun.lower) !== 'count')) return true;
  }
  const [before, first, head] = [tokens[from - 1], tokens[from], tokens[about]];
  if (isAllTheTime(tokens, from)) return true;
  // "at tree-level", "to leading order": how far an expansion goes
  if (before?.upos === 'ADP' && /^(?:tree|loop|leading)$/.test(first?.lower ?? ''))
    return tokens.slice(from + 1, from + 3).some(({ lower }) => /^(?:level|order)$/.test(lower));
  // "a much talked about topic": the article before the participle belongs to the noun
  if (
    before?.upos === 'ADP' &&
    /^VB[DN]$/.test(tokens[from - 2]?.xpos ?? '') &&
    /^(?:much|most|widely|often|well)$/.test(tokens[from - 3]?.lower ?? '')
  )
    return true;
  // "which is property of the state": what somebody owns
  if (head?.lower === 'property' && BE_ALL.has(before?.lower ?? '') && isOwned(tokens, about)) return true;
  // "Unfortunately, most small town usually have": "nearly all" at the beginning of a clause, whose verb is plural
  if (first?.lower === 'most' && change === 'none>the' && (!before || before.text === ','))
    if (head?.xpos === 'NNS' || tokens.slice(about + 1, about + 3).some(({ xpos }) => xpos === 'VBP')) return true;
  // "for few number of grids": a rule has what was meant
  if (first?.lower === 'few' && tokens[from + 1]?.lower === 'number') return true;
  // "when the model is agent-based": an adjective
  if (tokens[from + 1]?.text === '-' && before && BE_ALL.has(before.lower) && tokens[from + 2]?.xpos === 'VBN')
    return !/^(?:NN|JJ)/.test(tokens[from + 3]?.xpos ?? '');
  // "Picture 3 shows", "Picture @ shows": a label with its number
  if (from === 0 && (isPlaceholder(tokens[1]) || (about === 0 && tokens[1]?.upos === 'NUM'))) return true;
  if (from === 0 && about === 0 && isBesideSign(sentence, 0)) return true;
  // "Harbour LTD. builds": a firm
  if (/^(?:ltd|inc|llc|gmbh|corp|plc)$/i.test(tokens[from + 1]?.text.replace('.', '') ?? '')) return true;
  // "Robot Operating System provides …", "Generalized Linear Model …"
  if (from === 0 && /^(?:NNP?|JJ|VB[GN])$/.test(first?.xpos ?? '') && /^\p{Lu}\p{Ll}/u.test(tokens[1]?.text ?? ''))
    return true;
  if (from === 0 && /^NNP?$/.test(first?.xpos ?? '') && isCapitalised(tokens[1])) return true;
  // "Health and Safety at Work Act": a name
  if (from === 0 && tokens[1]?.lower === 'and' && isCapitalised(tokens[2])) return true;
  // "mean temperature of the month": notes and labels leave articles out
  if (from === 0 && (finiteVerbs.length === 0 || head?.relation === 'root')) return true;
  if (from === 0 && change === 'none>the' && isOneOfSeveral(sentence, about)) return true;
  // "Probably simplest" needs its article after the adverb
  if (from === 0 && first?.upos === 'ADV') return true;
  const next = tokens[about + 1];
  if (next?.text === '(' && !next.spaceBefore) return true;
  if (about === from && INSTITUTIONS.has(head?.lower ?? '')) return true;
  // "the so far most complete description": the group already has its article
  if (first?.lower === 'most' && hasArticleBefore(tokens, from)) return true;
  // "from high school diploma to university degree": neither noun takes an article
  if (before?.lower === 'to' && isBareAfterFrom(tokens, from - 1)) return true;
  // "by car", "at first sight", "in first class"
  if (before?.lower === 'by' && about === from && VEHICLES.has(head?.lower ?? '')) return true;
  if (
    /^(?:first|second|third)$/.test(first?.lower ?? '') &&
    before?.upos === 'ADP' &&
    FIRST_OF.has(tokens[from + 1]?.lower ?? '')
  )
    return true;
  if (change !== 'none>a') return false;
  if (isFewAsItStands(tokens, from)) return true;
  // "he has career years": the group ends in a plural
  if (/^NN$/.test(first?.xpos ?? '') && tokens[from + 1]?.xpos === 'NNS' && tokens[from + 1]!.spaceBefore) return true;
  // "It is salt, also known as sodium chloride": a substance
  if (about === from && BE_ALL.has(before?.lower ?? '') && lexicon.countability(head?.lower ?? '') !== 'count')
    return true;
  // "a machine with 64-bit, 8 GB of memory": a list of figures
  if (first?.upos === 'NUM' && tokens[about + 1]?.text === ',') return true;
  // "needs emotional leeway": not counted, unless it is of a kind ("a knowledge of")
  if (head?.xpos === 'NN' && lexicon.countability(head.lower) === 'mass' && tokens[about + 1]?.lower !== 'of')
    return true;
  // "with little rest" does not mean "with a little rest"
  if (before?.xpos === 'IN' && first?.lower === 'little') return true;
  return before?.lower === 'with' && about > from && CONDITIONS.has(head?.lower ?? '');
}

/** Who can own something: "property of the town", "property of NASA"; "property of the graph" describes it. */
const OWNERS = wordSet(
  'state town city crown company firm university school government church owner owners author family bank',
);

function isOwned(tokens: readonly AnalysedToken[], noun: number): boolean {
  const [of, first, second] = tokens.slice(noun + 1, noun + 4);
  return of?.lower === 'of' && (isCapitalised(first) || isAcronym(first?.text) || OWNERS.has(second?.lower ?? ''));
}

/** "Hotel in Shanghai is": "a hotel" as much as "the hotel", unless the paragraph spoke of it before. */
function isOneOfSeveral({ tokens, paragraph, start }: AnalysedSentence, noun: number): boolean {
  const next = tokens[noun + 1];
  if (next?.upos !== 'ADP' || next.lower === 'of') return false;
  return !paragraph.slice(0, start).toLowerCase().includes(tokens[noun]!.lower);
}

/**
 * Probability from which a name within a sentence gets an article ("in the TCA cycle"). Whether it takes one depends on the name, which the models may not
 * know ("in Google Cloud"); below this, as many articles were wrong as were right.
 */
const LEAST_BEFORE_NAME = 0.6;

/** True when an article is put before a name of which the models know too little. */
export const isBeforeUnknownName = (
  { tokens }: AnalysedSentence,
  { kind, change, from }: Candidate,
  probability: number,
): boolean =>
  kind === 'determiner' &&
  change.startsWith('none>') &&
  from > 0 &&
  isCapitalised(tokens[from]) &&
  probability < LEAST_BEFORE_NAME;

/** "Graph @ represents": the analysis skips a sign between the noun and the next word. */
function isBesideSign({ tokens, paragraph }: AnalysedSentence, at: number): boolean {
  const next = tokens[at + 1];
  return next !== undefined && paragraph.slice(tokens[at]!.end, next.start).includes('\uFFFC');
}

/** Words of time between an article and its superlative. */
const TIMES = wordSet('up to so now far yet date present hitherto currently perhaps probably');

function hasArticleBefore(tokens: readonly AnalysedToken[], most: number): boolean {
  let i = most - 1;
  while (i >= 0 && TIMES.has(tokens[i]!.lower)) i--;
  return i < most - 1 && /^(?:DT|PRP\$|POS)$/.test(tokens[i]?.xpos ?? '');
}

/** How many tokens before "to" to look for the "from" of a range. */
const RANGE = 5;

function isBareAfterFrom(tokens: readonly AnalysedToken[], to: number): boolean {
  const near = tokens.slice(Math.max(0, to - RANGE), to);
  const opens = near.findLastIndex(({ lower }) => lower === 'from');
  const within = near.slice(opens + 1);
  return opens >= 0 && within.length > 0 && within.every(({ upos }) => upos === 'NOUN' || upos === 'ADJ');
}

/** "the cheap, small and simple way": an article before a list of adjectives, whose noun needs one. */
export function isArticleOfList(tokens: readonly AnalysedToken[], { from, to }: Candidate, lexicon: Lexicon): boolean {
  if (!/^(?:the|an?)$/.test(tokens[from]!.lower) || !/^(?:,|and|or)$/.test(tokens[to + 1]?.lower ?? '')) return false;
  const head = tokens.findIndex(({ upos, text }, i) => i >= to && !/^(?:ADJ|ADV|CCONJ)$/.test(upos) && text !== ',');
  return mayBeCounted(tokens[head], lexicon) && lexicon.countability(tokens[head]!.lower) === 'count';
}

/** True when the sentence says which one is meant, so that "the" can replace "a"; otherwise the author decides. */
function isDefinite(sentence: AnalysedSentence, candidate: Candidate): boolean {
  const { tokens, paragraph, start } = sentence;
  const { to, about } = candidate;
  const tells = ({ lower, xpos }: AnalysedToken): boolean => xpos === 'JJS' || TELLS_WHICH_BEFORE.has(lower);
  if (tokens.slice(to, about).some(tells) || tellsWhichAfter(tokens, candidate)) return true;
  return paragraph.slice(0, start).toLowerCase().includes(tokens[about]!.lower);
}

const tellsWhichAfter = (tokens: readonly AnalysedToken[], { about }: Candidate): boolean =>
  TELLS_WHICH_AFTER.has(tokens[about + 1]?.lower ?? '');
