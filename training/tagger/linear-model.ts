import { FeatureIndex } from './feature-index.ts';
import type { SparseFeature } from './write-model.ts';

/** Pseudo-random numbers in [0, 1) that are the same on every machine. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/**
 * Weights of a multinomial logistic regression over hashed features, trained by AdaGrad with one step size per feature
 * (Duchi et al. 2011). Count the features first, then call `start`.
 */
export class LinearModel {
  readonly index = new FeatureIndex();
  readonly classes: number;
  private readonly rate: number;
  private hashes: Int32Array = new Int32Array(0);
  private weights: Float32Array = new Float32Array(0);
  private squares: Float32Array = new Float32Array(0);
  private sums: Float32Array = new Float32Array(0);
  private snapshots = 0;
  private readonly picked: Int32Array;
  private readonly gradients: Float64Array;

  constructor(classes: number, rate: number) {
    this.classes = classes;
    this.rate = rate;
    this.picked = new Int32Array(classes);
    this.gradients = new Float64Array(classes);
  }

  /** Drops features seen less than `cutoff` times and numbers the others. */
  start(cutoff: number): void {
    this.hashes = this.index.number(cutoff);
    this.weights = new Float32Array(this.hashes.length * this.classes);
    this.squares = new Float32Array(this.hashes.length);
  }

  get size(): number {
    return this.hashes.length;
  }

  /** Fills `scores` with the sums over the rows `active[0..n)`. */
  score(active: Int32Array, n: number, scores: Float64Array): void {
    const { classes, weights } = this;
    scores.fill(0);
    for (let a = 0; a < n; a++) {
      const base = active[a]! * classes;
      for (let t = 0; t < classes; t++) scores[t]! += weights[base + t]!;
    }
  }

  /** One step along the gradient of the log loss: `target` and `probability` by class. */
  update(active: Int32Array, n: number, probability: Float64Array, target: Float64Array, scale: number): void {
    const { classes, weights, squares, picked, gradients } = this;
    let count = 0;
    let square = 0;
    for (let t = 0; t < classes; t++) {
      const g = probability[t]! - target[t]!;
      if (g < 0.002 && g > -0.002) continue;
      picked[count] = t;
      gradients[count++] = g;
      square += g * g;
    }
    if (count === 0) return;
    for (let a = 0; a < n; a++) {
      const row = active[a]!;
      squares[row]! += square * scale * scale;
      const step = (this.rate * scale) / Math.sqrt(squares[row]! + 0.1);
      const base = row * classes;
      for (let p = 0; p < count; p++) weights[base + picked[p]!]! -= step * gradients[p]!;
    }
  }

  /** Adds the current weights to the mean with which `useMean` replaces them (Polyak averaging over passes). */
  snapshot(): void {
    if (this.sums.length === 0) this.sums = new Float32Array(this.weights.length);
    for (let k = 0; k < this.weights.length; k++) this.sums[k]! += this.weights[k]!;
    this.snapshots++;
  }

  useMean(): void {
    for (let k = 0; k < this.weights.length; k++) this.weights[k] = this.sums[k]! / this.snapshots;
    this.sums = new Float32Array(0);
  }

  /** The `keep` largest weights as signed bytes, with `scale` steps per unit. */
  sparse(keep: number, scale: number): SparseFeature[] {
    const { classes } = this;
    const sample: number[] = [];
    for (let k = 0; k < this.weights.length; k += 37) {
      const size = Math.abs(this.weights[k]!);
      if (size > 0.01) sample.push(size);
    }
    sample.sort((a, b) => b - a);
    const least = Math.max(0.5 / scale, sample[Math.floor(keep / 37)] ?? 0);
    const found: SparseFeature[] = [];
    for (let row = 0; row < this.hashes.length; row++) {
      const kept: number[] = [];
      const packed: number[] = [];
      for (let t = 0; t < classes; t++) {
        const weight = this.weights[row * classes + t]!;
        const byte = Math.max(-127, Math.min(127, Math.round(weight * scale)));
        if (Math.abs(weight) < least || byte === 0) continue;
        kept.push(t);
        packed.push(byte);
      }
      if (kept.length > 0) found.push({ hash: this.hashes[row]! >>> 0, classes: kept, weights: packed });
    }
    return found;
  }
}

/** Turns scores into probabilities in place. */
export function softmax(scores: Float64Array): void {
  let top = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > top) top = score;
  let sum = 0;
  for (let t = 0; t < scores.length; t++) {
    const p = Math.exp(scores[t]! - top);
    scores[t] = p;
    sum += p;
  }
  for (let t = 0; t < scores.length; t++) scores[t]! /= sum;
}

export function largest(scores: ArrayLike<number>): number {
  let best = 0;
  for (let t = 1; t < scores.length; t++) if (scores[t]! > scores[best]!) best = t;
  return best;
}
