import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packSegments } from './segments.ts';

describe('packSegments', () => {
  it('puts sentences together as long as they fit between the ends', () => {
    expect(packSegments([3, 4, 2, 9, 0, 1], 10)).toEqual([
      [
        { sentence: 0, start: 1, length: 3 },
        { sentence: 1, start: 4, length: 4 },
      ],
      [{ sentence: 2, start: 1, length: 2 }],
      [
        { sentence: 3, start: 1, length: 8 },
        { sentence: 4, start: 9, length: 0 },
      ],
      [{ sentence: 5, start: 1, length: 1 }],
    ]);
    expect(packSegments([], 10)).toEqual([]);
    expect(packSegments([0], 10)).toEqual([[{ sentence: 0, start: 1, length: 0 }]]);
  });

  it('keeps every sentence once, in order, side by side, and no segment too long', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300)), fc.integer({ min: 3, max: 128 }), (lengths, most) => {
        const segments = packSegments(lengths, most);
        expect(segments.flat().map(({ sentence }) => sentence)).toEqual(lengths.map((_, i) => i));
        for (const segment of segments) {
          let next = 1;
          for (const { sentence, start, length } of segment) {
            expect([start, length]).toEqual([next, Math.min(lengths[sentence]!, most - 2)]);
            next += length;
          }
          expect(next + 1).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});
