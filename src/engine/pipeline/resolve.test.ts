import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../../../test/fixtures/random-runs.ts';
import type { Proposal } from '../proposal.ts';
import { conflict, resolveConflicts } from './resolve.ts';

function proposal(start: number, end: number, confidence = 0.5, text: string | null = 'x'): Proposal {
  return {
    start,
    end,
    confidence,
    replacements: text === null ? [] : [text],
    rule: 'test',
    errorClass: 'other',
    comment: 'A comment.',
  };
}

const places = (proposals: readonly Proposal[]) => proposals.map(({ start, end }) => [start, end]);

describe('conflict', () => {
  it.each([
    ['overlap', [0, 5], [3, 8], true],
    ['containment', [0, 9], [3, 5], true],
    ['neighbours', [0, 5], [5, 8], false],
    ['insertions at one place', [4, 4], [4, 4], true],
    ['insertions at two places', [4, 4], [5, 5], false],
    ['an insertion before what is replaced', [4, 4], [4, 8], true],
    ['an insertion after what is replaced', [4, 8], [8, 8], false],
    ['an insertion inside what is replaced', [4, 8], [6, 6], true],
  ] as const)('%s', (_, [a, b], [c, d], expected) => {
    expect(conflict(proposal(a, b), proposal(c, d))).toBe(expected);
    expect(conflict(proposal(c, d), proposal(a, b))).toBe(expected);
  });
});

it('is between a word that gets a comma and the comma after it', () => {
  const [word, comma] = [proposal(4, 8, 0.5, '0.86,'), proposal(8, 8, 0.5, ',')];
  expect(conflict(word, comma)).toBe(true);
  expect(conflict(comma, word)).toBe(true);
  expect(conflict(word, proposal(8, 8, 0.5, ' and'))).toBe(false);
});

describe('resolveConflicts', () => {
  it('keeps the surest of rivals, however far apart they are', () => {
    const [first, second, third] = [proposal(0, 4, 0.6), proposal(9, 12, 0.9), proposal(20, 22, 0.7)];
    const rivals = (a: Proposal, b: Proposal) => a !== b && [a, b].includes(first) && [a, b].includes(second);
    expect(places(resolveConflicts([first, second, third], rivals))).toEqual([
      [9, 12],
      [20, 22],
    ]);
  });
  it('keeps a correction before advice that is its rival', () => {
    const advice = { ...proposal(0, 4, 0.9), optional: true };
    expect(places(resolveConflicts([advice, proposal(9, 12, 0.5)], () => true))).toEqual([[9, 12]]);
  });
  it('keeps what agrees, in order of position', () => {
    expect(places(resolveConflicts([proposal(9, 12), proposal(0, 4), proposal(4, 4)]))).toEqual([
      [0, 4],
      [4, 4],
      [9, 12],
    ]);
  });
  it('takes two likely edits for one that is likelier than each', () => {
    const chosen = resolveConflicts([proposal(0, 9, 0.9), proposal(0, 4, 0.6), proposal(5, 9, 0.6)]);
    expect(places(chosen)).toEqual([
      [0, 4],
      [5, 9],
    ]);
  });
  it('takes the likelier of two edits of one place', () => {
    expect(
      resolveConflicts([proposal(2, 5, 0.6, 'a'), proposal(2, 5, 0.8, 'b')]).map((p) => p.replacements[0]),
    ).toEqual(['b']);
    expect(
      resolveConflicts([proposal(3, 3, 0.9, 'a'), proposal(3, 3, 0.7, 'b')]).map((p) => p.replacements[0]),
    ).toEqual(['a']);
  });
  it('never gives up a correction for an advisor', () => {
    expect(resolveConflicts([proposal(0, 9, 1, null), proposal(3, 5, 0.2)])).toEqual([proposal(3, 5, 0.2)]);
  });
  it('chooses a compatible set of the highest weight', () => {
    const any = fc
      .tuple(fc.nat(12), fc.nat(4), fc.integer({ min: 1, max: 20 }))
      .map(([start, length, tenths]) => proposal(start, start + length, tenths / 20));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 9 }), (proposals) => {
        const chosen = resolveConflicts(proposals);
        for (const [i, a] of chosen.entries())
          for (const b of chosen.slice(i + 1)) {
            expect(conflict(a, b)).toBe(false);
            expect(a.end).toBeLessThanOrEqual(b.start);
          }
        expect(weight(chosen)).toBeCloseTo(highestWeight(proposals), 9);
      }),
      { numRuns: randomRuns(2000) },
    );
  });
  it('weighs thousands of insertions and edits at once', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => proposal(3 * i, 3 * i + (i % 4)));
    const chosen = resolveConflicts(many);
    for (let i = 1; i < chosen.length; i++) expect(chosen[i]!.start).toBeGreaterThanOrEqual(chosen[i - 1]!.end);
  });
});

const weight = (proposals: readonly Proposal[]) => proposals.reduce((sum, { confidence }) => sum + confidence, 0);

/** Tries every subset. */
function highestWeight(proposals: readonly Proposal[]): number {
  let best = 0;
  for (let set = 0; set < 1 << proposals.length; set++) {
    const chosen = proposals.filter((_, i) => set & (1 << i));
    const compatible = chosen.every((a, i) => chosen.every((b, j) => j <= i || !conflict(a, b)));
    if (compatible) best = Math.max(best, weight(chosen));
  }
  return best;
}
