import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Proposal } from '../proposal.ts';
import { composeCorrections, correctedText } from './compose-corrections.ts';

const correction = (start: number, end: number, text: string, confidence = 0.8): Proposal => ({
  rule: `test/${text}`,
  errorClass: 'spelling',
  start,
  end,
  replacements: [text, `${text}2`],
  comment: `To ${text}.`,
  confidence,
});

/** Sorted, disjoint corrections of a text of `length` characters; only the numbers determine the last one's place. */
function corrections(
  length: number,
  seeds: readonly (readonly [number, number, string])[],
  confidence = 0.8,
): Proposal[] {
  const made: Proposal[] = [];
  let free = 0;
  for (const [skip, size, text] of seeds) {
    const start = free + skip;
    const end = start + size;
    if (end > length || (size === 0 && text === '')) continue;
    made.push(correction(start, end, text, confidence));
    free = end + 1;
  }
  return made;
}

const seeds = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 4 }), fc.stringMatching(/^[a-z ]{0,4}$/)),
  { maxLength: 6 },
);

describe('composed corrections', () => {
  it('say nothing of the spelling of a country in a word that became another', () => {
    const first = { ...correction(7, 14, 'analyse', 0.95), errorClass: 'regional' as const };
    const second = { ...correction(7, 14, 'analysis'), errorClass: 'word-form' as const };
    expect(composeCorrections('a risk analyze', [first], [second])).toMatchObject([
      { start: 7, end: 14, errorClass: 'word-form', comment: 'To analysis.', replacements: ['analysis'] },
    ]);
  });

  it('give what the two rounds give one after the other', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]{0,40}$/), seeds, seeds, (text, a, b) => {
        const first = corrections(text.length, a);
        const middle = correctedText(text, first);
        const second = corrections(middle.length, b, 0.9);
        const composed = composeCorrections(text, first, second);
        composed.forEach((proposal, i) => {
          expect(proposal.start).toBeGreaterThanOrEqual(composed[i - 1]?.end ?? 0);
          expect(proposal.end).toBeGreaterThanOrEqual(proposal.start);
        });
        expect(correctedText(text, composed)).toBe(correctedText(middle, second));
      }),
      { numRuns: 2_000 },
    );
  });

  it('keep all replacements where the rounds do not meet', () => {
    const text = 'He go to an school.';
    const first = [correction(3, 5, 'goes')];
    const second = [correction(11, 13, 'a')];
    expect(composeCorrections(text, first, second)).toEqual([first[0], { ...second[0], start: 9, end: 11 }]);
  });

  it('become one where they touch, led by the surer', () => {
    const composed = composeCorrections('an yearly', [correction(3, 9, 'early', 0.6)], [correction(0, 8, 'an early')]);
    expect(composed).toMatchObject([{ start: 0, end: 9, replacements: ['an early'], confidence: 0.8 }]);
    expect(composed[0]!.comment).toBe('To early. Also, to an early.');
  });

  it('stay apart where they only touch', () => {
    const first = [correction(3, 8, 'place'), correction(8, 9, '')];
    const second = [correction(3, 8, 'places')];
    const text = 'in palce .';
    expect(composeCorrections(text, first, second)).toMatchObject([
      { start: 3, end: 8, replacements: ['places'] },
      { start: 8, end: 9, replacements: ['', '2'] },
    ]);
    const comma = composeCorrections('a tset we did', [correction(2, 6, 'test')], [correction(6, 6, ',')]);
    expect(comma.map(({ start, end }) => [start, end])).toEqual([
      [2, 6],
      [6, 6],
    ]);
  });

  it('become one where a hyphen makes one word of two', () => {
    const composed = composeCorrections('a 2 seconds delay', [correction(4, 11, 'second')], [correction(3, 4, '-')]);
    expect(composed).toMatchObject([{ start: 3, end: 11, replacements: ['-second'] }]);
  });

  it('say nothing of a correction that the second round went beyond', () => {
    const grammar = { ...correction(4, 8, 'has'), errorClass: 'agreement' as const };
    const [told] = composeCorrections('She have ten years.', [grammar], [correction(4, 7, 'is', 0.9)]);
    expect(told).toMatchObject({ start: 4, end: 8, replacements: ['is'], comment: 'To is.' });
  });

  it('vanish where the second undoes the first', () => {
    const undone = composeCorrections('a cat', [correction(0, 1, 'the')], [correction(0, 3, 'a', 0.9)]);
    expect(undone).toEqual([]);
  });

  it('leave the surest of the first where two corrections of one mistake were undone', () => {
    const surest = correction(0, 7, 'Most', 0.99);
    const first = [surest, correction(8, 8, 'the ', 0.7)];
    const second = [correction(0, 4, 'Most of', 0.99), correction(4, 8, '', 0.9)];
    expect(correctedText('Most of people live.', first)).toBe('Most the people live.');
    expect(composeCorrections('Most of people live.', first, second)).toEqual([surest]);
  });
});
