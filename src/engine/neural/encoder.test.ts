import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePlainly } from '../../../test/neural/plain-network.ts';
import { randomModel, SMALL_SHAPE } from '../../../test/neural/random-model.ts';
import { createEncoder } from './encoder.ts';
import { readModelFile } from './model-file.ts';
import type { Position } from './network.ts';
import { FLAGS } from './word-ids.ts';

const { words, suffixes, prefixes, positions } = SMALL_SHAPE;
const { bytes, weights } = randomModel(SMALL_SHAPE, { words: [], gaps: [] });
const encode = createEncoder(readModelFile(bytes));
/** Activations have 12 bits here and 64 in the plain network; results have a root mean square near 1. */
const TOLERANCE = 0.02;

const position: fc.Arbitrary<Position> = fc.record({
  word: fc.nat(words - 1),
  suffix: fc.nat(suffixes - 1),
  prefix: fc.nat(prefixes - 1),
  flag: fc.nat(FLAGS - 1),
});
const segment = fc.array(position, { minLength: 2, maxLength: positions });

function largestDifference(a: Float32Array, b: Float32Array): number {
  expect(a.length).toBe(b.length);
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0);
}

describe('encoder', () => {
  it('computes what the plain network computes', () => {
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 3 }), (segments) => {
        for (const [i, encoded] of encode(segments).entries()) {
          const plain = encodePlainly(SMALL_SHAPE, weights, segments[i]!);
          expect(largestDifference(encoded.expected, plain.expected)).toBeLessThan(TOLERANCE);
          expect(largestDifference(encoded.gaps, plain.gaps)).toBeLessThan(TOLERANCE);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('gives a segment the same alone, among others and after others, in as many batches as it takes', () => {
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 16 }), (segments) => {
        const together = encode(segments);
        expect(together.length).toBe(segments.length);
        segments.forEach((one, i) => {
          expect(encode([one])).toEqual([together[i]]);
        });
      }),
      { numRuns: 15 },
    );
  });

  it('reads nothing out of nothing', () => expect(encode([])).toEqual([]));
});
