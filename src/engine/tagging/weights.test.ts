import { describe, expect, it } from 'vitest';
import type { Sections } from './model-file.ts';
import { createWeights, readWeights } from './weights.ts';

/** Lists of [class, weight] by hash, as in the file. */
function weightsOf(lists: ReadonlyMap<number, readonly (readonly [number, number])[]>) {
  const hashes = [...lists.keys()].sort((a, b) => a - b);
  const pairs = hashes.flatMap((hash) => lists.get(hash)!);
  const bytes = [
    hashes.map((hash) => lists.get(hash)!.length),
    pairs.map(([one]) => one),
    pairs.map(([, weight]) => weight),
  ].map((numbers) => Uint8Array.from(numbers));
  const sections: Sections = {
    ascending: () => Uint32Array.from(hashes),
    bytes: () => bytes.shift()!,
    strings: () => [],
  };
  return createWeights(readWeights(sections));
}

const sums = (weights: ReturnType<typeof createWeights>, ...features: number[]): number[] => {
  const scores = new Int32Array(4);
  weights.add(Int32Array.from(features), 0, features.length, scores);
  return [...scores];
};

describe('createWeights', () => {
  const lists = new Map<number, [number, number][]>([
    [0, [[0, 1]]],
    [5, [[1, -7]]],
    [6, [[0, 2], [2, 127], [3, -128]]], // biome-ignore format: a list a line
    [0x7fffffff, [[3, 9]]],
    [0x80000000, [[2, 4], [3, 1]]], // biome-ignore format: a list a line
    [0xffffffff, [[1, 3]]],
  ]);

  it('adds up the weights of the features, neighbours and both ends of the hashes among them', () => {
    const weights = weightsOf(lists);
    expect(sums(weights, 0)).toEqual([1, 0, 0, 0]);
    expect(sums(weights, 5, 6, 6)).toEqual([4, -7, 254, -256]);
    expect(sums(weights, 0x7fffffff, 0x80000000 | 0, -1)).toEqual([0, 3, 4, 10]);
  });
  it('knows nothing of other features, whatever lies beside them', () => {
    expect(sums(weightsOf(lists), 1, 4, 7, 0x7ffffffe, 0x80000001 | 0, -2)).toEqual([0, 0, 0, 0]);
  });
  it('agrees with a plain sum over many features', () => {
    const many = new Map<number, [number, number][]>();
    let hash = 1;
    for (let k = 0; k < 3000; k++) {
      hash = (Math.imul(hash, 1664525) + 1013904223) >>> 0;
      many.set(
        hash,
        Array.from({ length: 1 + (k % 4) }, (_, c) => [c, ((k + c) % 200) - 100]),
      );
    }
    const weights = weightsOf(many);
    const asked = [...many.keys()].filter((_, k) => k % 17 === 0);
    const expected = [0, 0, 0, 0];
    for (const key of asked) for (const [one, weight] of many.get(key)!) expected[one]! += weight;
    expect(sums(weights, ...asked.map((key) => key | 0), 12345)).toEqual(expected);
  });
});
