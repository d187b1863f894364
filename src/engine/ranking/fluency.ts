import type { LanguageModel } from '../language-model/language-model.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Candidate } from './candidate.ts';

/** What the language model says about a sentence as it stands: log10 probability of each token. */
export interface SentenceFluency {
  /** Ids with the sentence mark at 0 and the end mark last: token i is at i + 1. */
  readonly ids: Int32Array;
  /** Log-probability of `ids[k]`; 0 at 0. */
  readonly logProbs: Float64Array;
  /** Mean over the sentence; it distinguishes unusual domains from plain prose. */
  readonly mean: number;
}

/** How a change alters the log-probability of the sentence. */
export interface FluencyChange {
  /** The total change, log10. */
  readonly total: number;
  /** The changed words alone, and the words after them that now have another context. */
  readonly changed: number;
  readonly following: number;
  /** Mean log-probability of the window before and after the change. */
  readonly before: number;
  readonly after: number;
  /** The least likely word of the window before and after the change. */
  readonly worstBefore: number;
  readonly worstAfter: number;
}

export function sentenceFluency(model: LanguageModel, sentence: AnalysedSentence): SentenceFluency {
  const ids = sentence.wordIds(model);
  const logProbs = sentence.logProbs(model);
  let sum = 0;
  for (let k = 1; k < ids.length; k++) sum += logProbs[k]!;
  return { ids, logProbs, mean: sum / (ids.length - 1) };
}

const scratch = new Int32Array(64);
/** The sum of quantised probabilities and back-offs may slightly exceed one. */
const ROUNDING = 0.01;

/**
 * The most (log10) by which a change can make the first, second and third word after it likelier, as an estimate: of 57,000 changes above their
 * bound, 17 make one of these words likelier still.
 */
const MOST_GAIN: readonly number[] = [Number.POSITIVE_INFINITY, 1.5, 0.7];

/** The highest log-probability that the word `distance` places after the change can reach, given its value before. */
const mostAfter = (before: number, distance: number): number => Math.min(0, before + (MOST_GAIN[distance] ?? 0.7));

/**
 * Scores the window that a candidate touches: its own words and the `order - 1` words after it, given the words before. Candidates insert at most
 * eight words. Undefined when the total is below `least`, as for nine candidates in ten; this shows before the last words are looked up.
 */
export function fluencyChange(model: LanguageModel, fluency: SentenceFluency, candidate: Candidate): FluencyChange;
export function fluencyChange(
  model: LanguageModel,
  fluency: SentenceFluency,
  candidate: Candidate,
  least: number,
): FluencyChange | undefined;
export function fluencyChange(
  model: LanguageModel,
  fluency: SentenceFluency,
  candidate: Candidate,
  least = Number.NEGATIVE_INFINITY,
): FluencyChange | undefined {
  const { ids, logProbs } = fluency;
  const reach = model.order - 1;
  const from = candidate.from + 1;
  const to = candidate.to + 1;
  const contextStart = Math.max(0, from - reach);
  const tailEnd = Math.min(ids.length, to + reach);

  let length = 0;
  for (let k = contextStart; k < from; k++) scratch[length++] = ids[k]!;
  const changedStart = length;
  for (const form of candidate.forms) scratch[length++] = model.wordId(form);
  const changedEnd = length;
  for (let k = to; k < tailEnd; k++) scratch[length++] = ids[k]!;

  let sumBefore = 0;
  for (let k = from; k < tailEnd; k++) sumBefore += logProbs[k]!;
  const needed = sumBefore + least - ROUNDING;
  // the most that the words not yet scored can still add
  let open = 0;
  for (let k = to; k < tailEnd; k++) open += mostAfter(logProbs[k]!, k - to);
  if (open < needed) return undefined;
  let changed = 0;
  let following = 0;
  let worstAfter = 0;
  let sumAfter = 0;
  for (let k = changedStart; k < length; k++) {
    const log = model.logProb(scratch, k);
    if (k < changedEnd) changed += log;
    else {
      following += log;
      open -= mostAfter(logProbs[to + k - changedEnd]!, k - changedEnd);
    }
    sumAfter += log;
    if (log < worstAfter) worstAfter = log;
    if (sumAfter + open < needed) return undefined;
  }
  let worstBefore = 0;
  for (let k = from; k < tailEnd; k++) {
    const log = logProbs[k]!;
    if (k < to) changed -= log;
    else following -= log;
    if (log < worstBefore) worstBefore = log;
  }
  if (changed + following < least) return undefined;
  return {
    total: changed + following,
    changed,
    following,
    before: sumBefore / Math.max(1, tailEnd - from),
    after: sumAfter / Math.max(1, length - changedStart),
    worstBefore,
    worstAfter,
  };
}
