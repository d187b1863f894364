import type { FeatureBuffer } from './hashed-sentence.ts';

/**
 * A multi-class linear model over hashed features, weights in 8 bits: weights[bucket × classes + class] × scale.
 * Classes are named; scores are log-odds up to a constant (softmax gives probabilities).
 */
export interface LinearModel {
  readonly classes: readonly string[];
  readonly bits: number;
  readonly weights: Int8Array;
  readonly scale: number;
  readonly bias: Float32Array;
}

const sums = new Int32Array(64);

/** Adds up the weights of the features into `scores` (length: number of classes). */
export function linearScores(model: LinearModel, features: FeatureBuffer, scores: Float64Array): void {
  const { weights, bits, bias, scale } = model;
  const k = model.classes.length;
  const { ids, count } = features;
  const shift = 32 - bits;
  if (k === 2) {
    // commas and noun numbers: two of three slots
    let [first, second] = [0, 0];
    for (let i = 0; i < count; i++) {
      const at = (ids[i]! >>> shift) * 2;
      first += weights[at]!;
      second += weights[at + 1]!;
    }
    scores[0] = first * scale + bias[0]!;
    scores[1] = second * scale + bias[1]!;
    return;
  }
  sums.fill(0, 0, k);
  for (let i = 0; i < count; i++) {
    const at = (ids[i]! >>> shift) * k;
    for (let c = 0; c < k; c++) sums[c]! += weights[at + c]!;
  }
  for (let c = 0; c < k; c++) scores[c] = sums[c]! * scale + bias[c]!;
}

/** Turns scores into log-probabilities in place (log-softmax). */
export function logSoftmax(scores: Float64Array, k: number): void {
  let top = -Infinity;
  for (let c = 0; c < k; c++) if (scores[c]! > top) top = scores[c]!;
  let sum = 0;
  for (let c = 0; c < k; c++) sum += Math.exp(scores[c]! - top);
  const log = top + Math.log(sum);
  for (let c = 0; c < k; c++) scores[c]! -= log;
}
