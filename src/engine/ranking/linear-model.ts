import { type FeatureBuffer, MOST_FEATURES } from './hashed-sentence.ts';

/**
 * A multi-class linear model over hashed features with 8-bit weights: weights[bucket × columns + column] × scale. Models of two or three classes hold
 * only the differences from their first class, which saves a half or a third of their memory; others have a column for each class. Scores of the
 * named classes are log-odds up to a constant (softmax gives probabilities).
 */
export interface LinearModel {
  readonly classes: readonly string[];
  readonly bits: number;
  readonly weights: Int8Array;
  readonly scale: number;
  readonly bias: Float32Array;
}

/** Number of weight columns in each bucket of a model with `classes` classes. */
export function columnsOf(classes: number): number {
  return classes === 2 || classes === 3 ? classes - 1 : classes;
}

const sums = new Int32Array(64);
const places = new Int32Array(MOST_FEATURES);
const byFours = new WeakMap<LinearModel, Int32Array>();

/** Adds up the weights of the features into `scores` (length: number of classes). */
export function linearScores(model: LinearModel, features: FeatureBuffer, scores: Float64Array): void {
  const { weights, bits, bias, scale } = model;
  const k = model.classes.length;
  const { ids, count } = features;
  const shift = 32 - bits;
  if (k === 2) {
    // commas, hyphens and noun numbers: two slots in three
    let sum = 0;
    for (let i = 0; i < count; i++) sum += weights[ids[i]! >>> shift]!;
    scores[0] = bias[0]!;
    scores[1] = sum * scale + bias[1]!;
    return;
  }
  if (k === 3) {
    let [second, third] = [0, 0];
    for (let i = 0; i < count; i++) {
      const at = (ids[i]! >>> shift) * 2;
      second += weights[at]!;
      third += weights[at + 1]!;
    }
    scores[0] = bias[0]!;
    scores[1] = second * scale + bias[1]!;
    scores[2] = third * scale + bias[2]!;
    return;
  }
  if (k % 4 === 0) {
    addFours(model, features);
    for (let c = 0; c < k; c++) scores[c] = sums[c]! * scale + bias[c]!;
    return;
  }
  sums.fill(0, 0, k);
  for (let i = 0; i < count; i++) {
    const at = (ids[i]! >>> shift) * k;
    for (let c = 0; c < k; c++) sums[c]! += weights[at + c]!;
  }
  for (let c = 0; c < k; c++) scores[c] = sums[c]! * scale + bias[c]!;
}

/**
 * Sums the weights of four classes at a time, as two 16-bit sums in each of two numbers (prepositions have 24 classes). A weight counts from -128, so
 * that no sum of 64 of them overflows into its neighbour.
 */
function addFours(model: LinearModel, { ids, count }: FeatureBuffer): void {
  const fours = foursOf(model);
  const width = model.classes.length / 4;
  const shift = 32 - model.bits;
  for (let i = 0; i < count; i++) places[i] = (ids[i]! >>> shift) * width;
  for (let four = 0; four < width; four++) {
    let even = 0;
    let odd = 0;
    for (let i = 0; i < count; i++) {
      const weights = fours[places[i]! + four]! ^ 0x80808080;
      even += weights & 0xff00ff;
      odd += (weights >>> 8) & 0xff00ff;
    }
    const zero = 128 * count;
    sums[4 * four] = (even & 0xffff) - zero;
    sums[4 * four + 1] = (odd & 0xffff) - zero;
    sums[4 * four + 2] = (even >>> 16) - zero;
    sums[4 * four + 3] = (odd >>> 16) - zero;
  }
}

/** The weights, four to a number, with the first in the lowest bits. */
function foursOf(model: LinearModel): Int32Array {
  let fours = byFours.get(model);
  if (!fours) {
    const { weights } = model;
    const { buffer, byteOffset } = weights.byteOffset % 4 === 0 ? weights : weights.slice();
    fours = new Int32Array(buffer, byteOffset, weights.length / 4);
    byFours.set(model, fours);
  }
  return fours;
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
