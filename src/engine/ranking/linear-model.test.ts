import { describe, expect, it } from 'vitest';
import { addFeature, featureBuffer } from './hashed-sentence.ts';
import { type LinearModel, linearScores, logSoftmax } from './linear-model.ts';

const model: LinearModel = {
  classes: ['none', 'comma', 'dash'],
  bits: 1,
  weights: Int8Array.from([1, 2, 3, -10, 0, 10]),
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
    expect([...scores]).toEqual([-4, 3, 8]);
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
