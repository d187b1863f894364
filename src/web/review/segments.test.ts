import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from '../../text/words.ts';
import { segmentsOf } from './segments.ts';

describe('segments of a long paragraph', () => {
  it('leaves a short one whole', () => {
    expect(segmentsOf('One sentence. Another one.')).toEqual([{ start: 0, text: 'One sentence. Another one.' }]);
  });

  it('cuts at the end of a sentence', () => {
    const segments = segmentsOf('One two three. Four five six. Seven.', 5);
    expect(segments.map(({ text }) => text)).toEqual(['One two three. ', 'Four five six. Seven.']);
  });

  it('cuts at a space where no sentence ends', () => {
    expect(segmentsOf('a b c d e', 2).map(({ text }) => text)).toEqual(['a b ', 'c d ', 'e']);
  });

  it('loses nothing and keeps to the limit', () => {
    const part = fc.constantFrom('word', 'Word.', '—', '😀', '  ', '\n', 'end? ', '“So.” ');
    fc.assert(
      fc.property(fc.array(part), fc.integer({ min: 1, max: 9 }), (parts, most) => {
        const text = parts.join(' ');
        const segments = segmentsOf(text, most);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        for (const { start, text: own } of segments) {
          expect(text.startsWith(own, start)).toBe(true);
          expect(countWords(own)).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});
