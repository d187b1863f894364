import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomModel, SMALL_SHAPE } from '../../../test/neural/random-model.ts';
import { createEncoder, type Encoder } from './encoder.ts';
import { readModelFile } from './model-file.ts';
import type { Position } from './network.ts';
import { createRememberingEncoder } from './remembering-encoder.ts';

const { bytes } = randomModel(SMALL_SHAPE, { words: ['a', 'b', 'c'], gaps: [','], seed: 3 });
const encode = createEncoder(readModelFile(bytes));
const position = (word: number): Position => ({ word, suffix: 1, prefix: 1, flag: 0 });
const segment = (...words: number[]): Position[] => words.map(position);

/** The encoder, and the segments that it was asked to read. */
function counted(): { readonly asked: number[][]; readonly encoder: Encoder } {
  const asked: number[][] = [];
  return {
    asked,
    encoder: (segments) => {
      asked.push(...segments.map((each) => each.map(({ word }) => word)));
      return encode(segments);
    },
  };
}

it('reads a segment again only when it changes', () => {
  const { asked, encoder } = counted();
  const remembering = createRememberingEncoder(encoder, 8);
  remembering([segment(1, 2), segment(3), segment(1, 2)]);
  remembering([segment(1, 2), segment(3, 3)]);
  expect(asked).toEqual([[1, 2], [3], [3, 3]]);
});

it('forgets those that were asked for the longest ago', () => {
  const { asked, encoder } = counted();
  const remembering = createRememberingEncoder(encoder, 2);
  for (const words of [[1], [2], [1], [3], [1], [2]]) remembering([segment(...words)]);
  expect(asked).toEqual([[1], [2], [3], [2]]);
});

it('says exactly what an encoder says that remembers nothing', () => {
  const words = fc.integer({ min: 0, max: 6 });
  const segments = fc.array(fc.array(words, { minLength: 1, maxLength: 9 }), { maxLength: 6 });
  const remembering = createRememberingEncoder(encode, 3);
  fc.assert(
    fc.property(segments, (numbers) => {
      const asked = numbers.map((each) => segment(...each));
      expect(remembering(asked)).toEqual(encode(asked));
    }),
  );
});
