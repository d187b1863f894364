import { describe, expect, it } from 'vitest';
import { randomModel, SMALL_SHAPE } from '../../../test/neural/random-model.ts';
import { PREAMBLE, readModelFile } from './model-file.ts';

const { bytes, weights } = randomModel(SMALL_SHAPE, { words: ['the', 'of'], gaps: [',', 'the'] });

describe('readModelFile', () => {
  it('gives header, matrices and vectors, wherever the bytes lie', () => {
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    for (const placed of [bytes, shifted.subarray(1)]) {
      const file = readModelFile(placed);
      expect(file.header.shape).toEqual(SMALL_SHAPE);
      expect(file.header.words.slice(0, 6)).toEqual(['', '', '', '', 'the', 'of']);
      expect(file.header.gaps.slice(0, 3)).toEqual(['', ',', 'the']);
      const { hidden, gaps } = SMALL_SHAPE;
      const { numbers, scales } = file.matrix('gapLeft', gaps, hidden);
      const read = Float32Array.from(numbers, (number, i) => number * scales[Math.floor(i / hidden)]!);
      expect(read).toEqual(weights.get('gapLeft'));
      expect(file.vector('gapBias', gaps)).toEqual(weights.get('gapBias'));
    }
  });

  it('reads memory that is shared among threads', () => {
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
    shared.set(bytes);
    expect(readModelFile(shared).vector('norm', SMALL_SHAPE.hidden)).toEqual(weights.get('norm'));
  });

  it('refuses files that are cut, of another kind or of another format', () => {
    const other = bytes.slice();
    other[4] = 9;
    expect(() => readModelFile(bytes.subarray(0, bytes.length - 1))).toThrow(/cut short/);
    expect(() => readModelFile(bytes.subarray(0, 40))).toThrow(/cut short/);
    expect(() => readModelFile(Uint8Array.from([1, 2, 3]))).toThrow(/not a file of this kind/);
    expect(() => readModelFile(other)).toThrow(/format 9/);
  });

  it('refuses a tensor of another size, and a shape that the kernels cannot take', () => {
    const file = readModelFile(bytes);
    expect(() => file.vector('norm', 7)).toThrow(/no norm of 7/);
    expect(() => file.matrix('norm', 1, SMALL_SHAPE.hidden)).toThrow(/no norm/);
    const text = new TextDecoder().decode(bytes.subarray(PREAMBLE));
    const broken = bytes.slice();
    broken.set(new TextEncoder().encode('"heads":9'), PREAMBLE + text.indexOf(`"heads":${SMALL_SHAPE.heads}`));
    expect(() => readModelFile(broken)).toThrow(/heads/);
  });
});
