import { LIKELIHOOD_FEATURES, likelihoodFeatures } from './likelihood-features.ts';
import type { SentenceLikelihood } from './ngram-model.ts';
import { MODEL_NAMES } from './ngram-models.ts';
import type { SentenceFacts } from './sentence-facts.ts';
import { STYLE_FEATURES, styleFeatures } from './style-features.ts';

/** A sentence with its likelihoods under the model pairs, in the order of MODEL_NAMES. */
export interface AnalysedSentence {
  readonly facts: SentenceFacts;
  readonly likelihoods: readonly SentenceLikelihood[];
}

/** Names of the features in the order of the trees' feature numbers. */
export const FEATURES: readonly string[] = [
  ...STYLE_FEATURES,
  ...MODEL_NAMES.flatMap((model) => LIKELIHOOD_FEATURES.map((name) => `${model}: ${name}`)),
];

const ORDERS = [5, 3, 3];

/** Writes the features of a unit (a run of sentences) to `out` from `offset`. */
export function unitFeatures(sentences: readonly AnalysedSentence[], out: Float32Array, offset = 0): void {
  styleFeatures(
    sentences.map(({ facts }) => facts),
    out,
    offset,
  );
  let at = offset + STYLE_FEATURES.length;
  for (let k = 0; k < MODEL_NAMES.length; k++) {
    const parts = sentences.map(({ facts, likelihoods }) => ({ likelihood: likelihoods[k]!, classes: facts.classes }));
    likelihoodFeatures(parts, ORDERS[k]!, out, at);
    at += LIKELIHOOD_FEATURES.length;
  }
}
