import type { CheckContext } from '../context.ts';
import { insertAfter } from '../edits.ts';
import type { FoundPhrase } from '../lexicon/phrase-table.ts';
import { SUBJECT_PRONOUNS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isFiniteVerb, isNoun } from '../sentence/token-tests.ts';
import { propose, quote, textOf } from '../token-edits.ts';

/** Tags of words that can open the main clause as its subject. */
const OPENS_CLAUSE = wordSet('DT PRP PRP$ EX NNP NNPS NNS NN CD WRB JJ VBG');
/** Words that surely begin the subject; before other words the phrase may continue: "however many", "as a result of", "first aid", "second year". */
const SURE_SUBJECT = wordSet('i you he she it we they there this that these those my your his her our their its the');
/** Adverbs that may modify the next word ("first aid", "today scientists", "generally good"): a comma is proposed only before a sure subject. */
const NEEDS_SURE_SUBJECT = wordSet(
  'first second third next today recently generally typically usually sometimes currently again well still clearly certainly also in also so then then overall actually no yes besides instead otherwise increasingly namely essentially hopefully thus hence',
);
const CONJUNCTIONS = wordSet('and but so');
/** Without its comma, "however" reads as "however much"; after the other phrases, usage varies among authors and journals. */
const REQUIRED = wordSet('however');

/** Returns the phrase that opens the sentence, after a conjunction if there is one, with the share of such phrases that have the comma. */
function openingPhrase(
  { tokens }: AnalysedSentence,
  { phrases }: CheckContext,
): (FoundPhrase & { readonly start: number }) | undefined {
  let start = 0;
  while (start < tokens.length && tokens[start]!.kind === 'punctuation') start++;
  const phraseAt = phrases('introductory-phrases');
  const found = phraseAt(tokens, start);
  // "so far" is itself a phrase
  if (found || !CONJUNCTIONS.has(tokens[start]?.lower ?? '')) return found && { start, ...found };
  const behind = phraseAt(tokens, start + 1);
  return behind && { start: start + 1, ...behind };
}

/** True when a noun or a second finite verb follows the first, so that the first may belong to a clause with "after". */
function opensSubclause({ tokens }: AnalysedSentence, from: number): boolean {
  const verb = tokens.findIndex((token, i) => i >= from && isFiniteVerb(token));
  return verb >= 0 && tokens.slice(verb + 1).some((token) => isNoun(token) || isFiniteVerb(token));
}

/** True when the first finite verb has a pronoun just before it, and what precedes that is no clause of its own. */
function isObjectBeforePronoun(tokens: readonly AnalysedToken[], from: number): boolean {
  const verb = tokens.findIndex((token, i) => i >= from && isFiniteVerb(token));
  const before = tokens[verb - 2];
  return verb - 1 > from && SUBJECT_PRONOUNS.has(tokens[verb - 1]!.lower) && isNoun(before);
}

export const introductoryComma: Checker = {
  id: 'introductory-comma',
  errorClass: 'punctuation',
  corrects: [
    { wrong: 'However we found no effect.', right: 'However, we found no effect.' },
    { wrong: 'For example the price of oil rose.', right: 'For example, the price of oil rose.' },
    { wrong: 'In my opinion it is too late.', right: 'In my opinion, it is too late.' },
    { wrong: 'On the other hand cars are expensive.', right: 'On the other hand, cars are expensive.' },
  ],
  accepts: [
    'For example purposes, we show the list of the lamps twice.',
    'Despite this unrealistic assumption, the model works well.',
    'In general form, we say that it is a sum.',
    'Besides the two pumps, we tested a valve.',
    'Besides the simple filter—a mean of ten values—explicit models exist.',
    'Likewise Harrow, Benton is a benchmark.',
    'However, we found no effect.',
    'However hard we tried, we found no effect.',
    'After all offers have been placed, the search begins.',
    'After all these steps to clean the image, a map is drawn.',
    'However many samples we took, the result was the same.',
    'As a result of the rain, the road was closed.',
    'First aid is taught here.',
    'In addition to the rain, there was wind.',
    'Finally published in 1990, the book was a success.',
    'Moreover and above all, it is cheap.',
    'To summarize the results of this test, we can see three groups.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const found = openingPhrase(sentence, context);
    if (!found || sentence.touchesQuotation) return [];
    const next = tokens[found.end];
    if (!next?.spaceBefore || next.kind !== 'word' || !OPENS_CLAUSE.has(next.xpos)) return [];
    const first = tokens[found.start]!.lower;
    const sure = SURE_SUBJECT.has(next.lower);
    if (found.end - found.start === 1 && NEEDS_SURE_SUBJECT.has(first) && !sure) return [];
    // "however difficult the task", "in fact checking": the phrase is part of something longer
    if (!sure && (next.xpos === 'JJ' || next.xpos === 'VBG' || next.xpos === 'WRB') && found.end - found.start === 1)
      return [];
    // "Despite this unrealistic assumption": the phrase continues
    if (!sure && /^(?:this|that|these)$/.test(tokens[found.end - 1]!.lower) && /^(?:JJ|NN|VB[GN])/.test(next.xpos))
      return [];
    if (first === 'however' && /^(?:JJ|RB)/.test(next.xpos)) return [];
    // "After all offers have been placed the search begins": "all" belongs to the noun when another clause follows
    const isAfterAll = first === 'after' && tokens[found.end - 1]!.lower === 'all';
    if (isAfterAll && next.xpos === 'NNS' && opensSubclause(sentence, found.end)) return [];
    // "In general form, we say": the phrase goes on up to its comma
    if (tokens[found.end - 1]!.lower === 'general' && next.xpos === 'NN' && tokens[found.end + 1]?.text === ',')
      return [];
    // "For example purposes we use"
    if (tokens[found.end - 1]!.lower === 'example' && next.lower.startsWith('purpose')) return [];
    // "Besides the two pumps, we tested": a preposition, whose phrase ends at the comma before any verb
    const comma = tokens.findIndex(({ lower }, i) => i > found.end && lower === ',');
    // "After all these steps, we see": "all" belongs to the noun
    if (isAfterAll && comma > 0 && !sentence.hasFiniteVerb(found.end, comma)) return [];
    // "To summarize the results of the test, we see": the verb has its object
    if (/^(?:besides|to)$/.test(first) && comma > 0 && !sentence.hasFiniteVerb(found.end, comma)) return [];
    // "To summarise the costs of all the lamps we used": its object ends where a pronoun opens the clause
    if (first === 'to' && isObjectBeforePronoun(tokens, found.end)) return [];
    // "Likewise Harrow, Benton is a tool": meant is "like", or the name belongs to the word before it
    if (found.end - found.start === 1 && next.upos === 'PROPN' && tokens[found.end + 1]?.text === ',') return [];
    // "Besides the implicit method—a filter in time—explicit ones exist"
    const dash = tokens.findIndex(({ text }, i) => i > found.end && /^[–—]$/.test(text));
    if (first === 'besides' && dash > 0 && !sentence.hasFiniteVerb(found.end, dash)) return [];
    const phrase = textOf(sentence, found.start, found.end);
    const gain = modelGain(sentence, context, found.end, found.end, ',');
    const confidence = SUBJECT_PRONOUNS.has(next.lower) ? Math.min(0.97, found.share + 0.05) : found.share;
    const proposal = propose(insertAfter(tokens[found.end - 1]!, ','), {
      rule: 'introductory-comma',
      errorClass: 'punctuation',
      comment: `Use a comma after ${quote(phrase)}, which introduces the sentence.`,
      confidence: weighConfidence(confidence, gain),
    });
    return [REQUIRED.has(first) ? proposal : { ...proposal, elective: true }];
  },
};
