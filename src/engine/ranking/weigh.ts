import type { Candidate } from './candidate.ts';
import { allCandidates } from './candidates.ts';
import { FEATURE_NAMES, type FeatureSource, rankingFeatures, rivalries } from './features.ts';
import { type FluencyChange, fluencyChange, sentenceFluency } from './fluency.ts';
import type { LinearModel } from './linear-model.ts';

/** A change that makes the sentence this much less fluent (log10) was right once in fifty times in training. */
const HOPELESS = -0.3;

/**
 * Generates the candidates of a sentence and hands each with its feature row to `take`. The row is reused: copy what is
 * kept. Training and use both go through here, so that they see the same numbers.
 */
export function weighCandidates(
  source: Omit<FeatureSource, 'fluency'> & { readonly slotModels: ReadonlyMap<string, LinearModel> },
  take: (candidate: Candidate, row: Float64Array, change: FluencyChange) => void,
): void {
  const { sentence, lexicon, model, slotModels } = source;
  const proposed = allCandidates(sentence, lexicon, slotModels);
  if (proposed.length === 0) return;
  const fluency = sentenceFluency(model, sentence);
  const candidates: Candidate[] = [];
  const changes: FluencyChange[] = [];
  for (const candidate of proposed) {
    const change = fluencyChange(model, fluency, candidate, HOPELESS);
    if (!change) continue;
    candidates.push(candidate);
    changes.push(change);
  }
  const rivals = rivalries(candidates, changes, sentence.tokens.length);
  const row = new Float64Array(FEATURE_NAMES.length);
  const whole: FeatureSource = { ...source, fluency };
  candidates.forEach((candidate, i) => {
    rankingFeatures(whole, candidate, changes[i]!, rivals[i]!, row);
    take(candidate, row, changes[i]!);
  });
}
