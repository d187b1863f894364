import type { LanguageModel } from '../language-model/language-model.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Candidate } from './candidate.ts';

/** What the language model says about a sentence as it stands: log10 probability of each token. */
export interface SentenceFluency {
  /** Ids with the sentence mark at 0 and the end mark last: token i is at i + 1. */
  readonly ids: Int32Array;
  /** Log-probability of `ids[k]`; 0 at 0. */
  readonly logProbs: Float64Array;
  /** Mean over the sentence: tells unusual domains from plain prose. */
  readonly mean: number;
}

/** How a change alters the log-probability of the sentence. */
export interface FluencyChange {
  /** Everything together, log10. */
  readonly total: number;
  /** The changed words alone, and the words after them that now see another context. */
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
  const logProbs = new Float64Array(ids.length);
  let sum = 0;
  for (let k = 1; k < ids.length; k++) {
    logProbs[k] = model.logProb(ids, k);
    sum += logProbs[k]!;
  }
  return { ids, logProbs, mean: sum / (ids.length - 1) };
}

const scratch = new Int32Array(64);
/** Quantised probabilities and back-offs may come to a little more than one. */
const ROUNDING = 0.01;

/**
 * Scores the window that a candidate touches: its own words and the `order - 1` words after it, given the words before.
 * Candidates put at most eight words in. Undefined when the total is below `least`: nine candidates in ten are, and as no word
 * can make a sentence likelier than it was before the word, a quarter of their words need not be looked at.
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
  let changed = 0;
  let following = 0;
  let worstAfter = 0;
  let sumAfter = 0;
  for (let k = changedStart; k < length; k++) {
    const log = model.logProb(scratch, k);
    if (k < changedEnd) changed += log;
    else following += log;
    sumAfter += log;
    if (log < worstAfter) worstAfter = log;
    if (sumAfter < sumBefore + least - ROUNDING) return undefined;
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
