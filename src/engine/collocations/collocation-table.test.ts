import { describe, expect, it } from 'vitest';
import { type Alternative, composeCollocations, readCollocations } from './collocation-table.ts';

const show: Alternative = {
  word: 'show',
  relation: 10,
  second: false,
  partner: '+that',
  odds: 2.5,
  writtenCount: 0,
  count: 70_000,
  examples: ['we show that trees grow', 'the results show that “ö” is kept'],
};
const suggest: Alternative = { ...show, word: 'suggest', odds: -1.25, count: 12, examples: [] };
const bytes = composeCollocations(
  15,
  new Map([
    ['represent', [show, suggest]],
    ['exhibit', [{ ...show, writtenCount: 3 }]],
  ]),
);

describe('the table of collocations', () => {
  it('gives back what it was made of, large counts as the largest that it holds', () => {
    const table = readCollocations(bytes);
    expect(table.millions).toBe(15);
    expect(table.has('represent')).toBe(true);
    expect(table.has('show')).toBe(false);
    expect(table.alternatives('show')).toEqual([]);
    expect(table.alternatives('represent')).toEqual([{ ...show, count: 65_535 }, suggest]);
    expect(table.alternatives('exhibit')).toEqual([{ ...show, writtenCount: 3, count: 65_535 }]);
  });

  it('keeps examples of one pair once', () => {
    const again = composeCollocations(15, new Map([['represent', [show, suggest]]]));
    expect(bytes.length - again.length).toBeLessThan(60);
  });

  it.each([
    ['another file', new Uint8Array(20), /not a file of this kind/],
    ['another format', bytes.map((byte, i) => (i === 4 ? 9 : byte)), /another format/],
    ['a file cut short in its header', bytes.slice(0, 40), /cut short/],
    ['a file cut short in its examples', bytes.slice(0, -3), /size is not/],
  ])('refuses %s', (_, damaged, message) => {
    expect(() => readCollocations(damaged)).toThrow(message);
  });
});
