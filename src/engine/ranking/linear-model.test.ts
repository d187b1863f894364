import { describe, expect, it } from 'vitest';
import { addFeature, featureBuffer } from './hashed-sentence.ts';
import { type LinearModel, linearScores, logSoftmax } from './linear-model.ts';

const model: LinearModel = {
  classes: ['none', 'comma', 'dash'],
  bits: 1,
  // differences from "none": 1 and 2 in the first bucket, 10 and 20 in the second
  weights: Int8Array.from([1, 2, 10, 20]),
  scale: 0.5,
  bias: Float32Array.from([0, 1, 0]),
};

describe('linearScores', () => {
  it('adds the weights of the buckets that the high bits name', () => {
    const buffer = featureBuffer();
    const scores = new Float64Array(3);
    linearScores(model, buffer, scores);
    expect([...scores]).toEqual([0, 1, 0]);
    buffer.ids.set([0x7fffffff, 0, -1]);
    buffer.count = 3;
    linearScores(model, buffer, scores);
    expect([...scores]).toEqual([0, 7, 12]);
  });

  it('counts from the first class where there are two', () => {
    const buffer = featureBuffer();
    buffer.ids.set([0x7fffffff, 0, -1]);
    buffer.count = 3;
    const scores = new Float64Array(2);
    const two = {
      classes: ['space', 'hyphen'],
      bits: 1,
      weights: Int8Array.from([3, -8]),
      scale: 0.5,
      bias: Float32Array.from([0.25, -0.25]),
    };
    linearScores(two, buffer, scores);
    expect([...scores]).toEqual([0.25, -1.25]);
  });
});

describe('linearScores of many classes', () => {
  const classes = Array.from({ length: 8 }, (_, c) => `class ${c}`);
  const weights = Int8Array.from({ length: 8 * 64 }, (_, i) => (i < 8 ? -128 : i < 16 ? 127 : ((i * 37) % 255) - 127));
  const bias = new Float32Array(8);

  it.each([0, 1, 17, 64])('are the sums of %i features class by class, wherever the weights lie', (count) => {
    const buffer = featureBuffer();
    for (let i = 0; i < count; i++) buffer.ids[i] = Math.imul(i < 40 ? i % 2 : i, 1 << 26);
    buffer.count = count;
    const expected = classes.map((_, c) => {
      let sum = 0;
      for (let i = 0; i < count; i++) sum += weights[(buffer.ids[i]! >>> 26) * 8 + c]!;
      return sum;
    });
    for (const offset of [0, 3]) {
      const moved = new Int8Array(weights.length + offset).subarray(offset);
      moved.set(weights);
      const scores = new Float64Array(8);
      linearScores({ classes, bits: 6, weights: moved, scale: 1, bias }, buffer, scores);
      expect([...scores]).toEqual(expected);
    }
  });
  it('hold 64 features of the least and of the greatest weight', () => {
    const buffer = featureBuffer();
    buffer.count = 64;
    const scores = new Float64Array(8);
    for (const [bucket, sum] of [
      [0, -8192],
      [1, 8128],
    ] as const) {
      buffer.ids.fill(bucket << 26);
      linearScores({ classes, bits: 6, weights, scale: 1, bias }, buffer, scores);
      expect([...scores]).toEqual(new Array(8).fill(sum));
    }
  });
});

describe('logSoftmax', () => {
  it('gives log-probabilities, of large scores too', () => {
    const scores = Float64Array.from([1000, 1000, 0, 5]);
    logSoftmax(scores, 3);
    expect(scores[0]).toBeCloseTo(Math.log(0.5));
    expect(Math.exp(scores[0]!) + Math.exp(scores[1]!) + Math.exp(scores[2]!)).toBeCloseTo(1);
    expect(scores[3]).toBe(5);
  });
});

describe('addFeature', () => {
  it('tells templates, values and their order apart', () => {
    const buffer = featureBuffer();
    for (const [template, a, b, c] of [
      [1, 7, 8, 0],
      [2, 7, 8, 0],
      [1, 8, 7, 0],
      [1, 7, 0, 8],
      [1, 7, 0, 0],
    ] as const)
      addFeature(buffer, template, a, b, c);
    expect(buffer.count).toBe(5);
    expect(new Set(buffer.ids.slice(0, 5)).size).toBe(5);
  });
});
