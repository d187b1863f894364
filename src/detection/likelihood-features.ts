import type { SentenceLikelihood } from './ngram-model.ts';
import { FIRST_FUNCTION_CLASS } from './word-classes.ts';

// biome-ignore format: a table
const NAMES = [
  'ratio mean', 'human mean', 'machine mean', 'ratio sd', 'human sd', 'machine sd', 'sentence ratio min',
  'sentence ratio max', 'sentence ratio sd', 'sentence ratio median', 'sentence human sd', 'human low tenth',
  'human quarter', 'human median', 'human upper quarter', 'ratio positive share', 'ratio clipped mean', 'known full',
  'known none', 'ratio known', 'ratio unknown', 'ratio function', 'ratio content', 'surprise step', 'human function',
  'likely share', 'unlikely share', 'ratio low tenth', 'ratio upper tenth',
];

export const LIKELIHOOD_FEATURES: readonly string[] = NAMES;

function quantile(sorted: Float32Array, share: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

function deviation(sum: number, squares: number, n: number): number {
  if (n < 2) return 0;
  return Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2));
}

/** Computes a run of sentences' features from one model pair; writes LIKELIHOOD_FEATURES from `offset`. `order` is the model's. */
export function likelihoodFeatures(
  sentences: readonly { readonly likelihood: SentenceLikelihood; readonly classes: Uint16Array }[],
  order: number,
  out: Float32Array,
  offset: number,
): void {
  let n = 0;
  for (const { likelihood } of sentences) n += likelihood.human.length;
  if (n === 0) {
    out.fill(0, offset, offset + NAMES.length);
    return;
  }
  const humans = new Float32Array(n);
  const ratios = new Float32Array(n);
  const ratioMeans: number[] = [];
  const humanMeans: number[] = [];
  const sum = { h: 0, a: 0, d: 0, hh: 0, aa: 0, dd: 0, clipped: 0, step: 0, functionH: 0 };
  let positive = 0;
  let full = 0;
  let none = 0;
  let fullRatio = 0;
  let unknownRatio = 0;
  let functions = 0;
  let functionRatio = 0;
  let contentRatio = 0;
  let likely = 0;
  let unlikely = 0;
  let at = 0;
  for (const { likelihood, classes } of sentences) {
    const { human, machine, known } = likelihood;
    let sentenceRatio = 0;
    let sentenceHuman = 0;
    for (let i = 0; i < human.length; i++) {
      const h = human[i]!;
      const a = machine[i]!;
      const d = a - h;
      humans[at] = h;
      ratios[at++] = d;
      sum.h += h;
      sum.a += a;
      sum.d += d;
      sum.hh += h * h;
      sum.aa += a * a;
      sum.dd += d * d;
      sum.clipped += Math.max(-2, Math.min(2, d));
      if (i > 0) sum.step += Math.abs(h - human[i - 1]!);
      if (d > 0) positive++;
      if (h > -1.6) likely++;
      if (h < -9) unlikely++;
      if (known[i] === order) {
        full++;
        fullRatio += d;
      } else if (known[i]! <= Math.max(1, order - 2)) {
        none++;
        unknownRatio += d;
      }
      if (classes[i]! >= FIRST_FUNCTION_CLASS) {
        functions++;
        functionRatio += d;
        sum.functionH += h;
      } else contentRatio += d;
      sentenceRatio += d;
      sentenceHuman += h;
    }
    if (human.length >= 4) {
      ratioMeans.push(sentenceRatio / human.length);
      humanMeans.push(sentenceHuman / human.length);
    }
  }
  humans.sort();
  ratios.sort();
  const bySentence = Float32Array.from(ratioMeans.length > 0 ? ratioMeans : [sum.d / n]).sort();
  const values = [
    sum.d / n,
    sum.h / n,
    sum.a / n,
    deviation(sum.d, sum.dd, n),
    deviation(sum.h, sum.hh, n),
    deviation(sum.a, sum.aa, n),
    bySentence[0]!,
    bySentence[bySentence.length - 1]!,
    spread(ratioMeans),
    quantile(bySentence, 0.5),
    spread(humanMeans),
    quantile(humans, 0.1),
    quantile(humans, 0.25),
    quantile(humans, 0.5),
    quantile(humans, 0.75),
    positive / n,
    sum.clipped / n,
    full / n,
    none / n,
    fullRatio / Math.max(1, full),
    unknownRatio / Math.max(1, none),
    functionRatio / Math.max(1, functions),
    contentRatio / Math.max(1, n - functions),
    sum.step / n,
    sum.functionH / Math.max(1, functions),
    likely / n,
    unlikely / n,
    quantile(ratios, 0.1),
    quantile(ratios, 0.9),
  ];
  out.set(values, offset);
}

function spread(values: readonly number[]): number {
  let sum = 0;
  let squares = 0;
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  return deviation(sum, squares, values.length);
}
