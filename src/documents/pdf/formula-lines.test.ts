import { describe, expect, it } from 'vitest';
import { textLine } from '../../../test/pdf/text-line.ts';
import { mergeFormulas } from './formula-lines.ts';
import type { TextLine } from './text-line.ts';

const before = textLine('and the probability of the event given the other one is', 72, 700);
const after = textLine('where both of the events are taken from the same space.', 72, 640);
const texts = (lines: readonly TextLine[]): string[] => mergeFormulas(lines).map(({ text }) => text);

describe('displayed formulas', () => {
  it('become one line with numerator, denominator and number', () => {
    const pieces = [
      textLine('P(A | B) =', 200, 675),
      textLine('P(B | A)P(A)', 260, 682),
      textLine('P(B)', 280, 668),
      textLine('(1)', 480, 675),
    ];
    expect(texts([before, ...pieces, after])).toEqual([before.text, 'P(A | B) = P(B | A)P(A) P(B) (1)', after.text]);
  });

  it('are known by their fonts when they hold no sign', () => {
    const merged = mergeFormulas([before, textLine('Wx', 250, 675, { mathGlyphs: 2 }), after]);
    expect(merged[1]!.formula).toEqual({ top: 675, bottom: 675 });
  });

  it('are not the short ends of paragraphs, nor list items, nor formulas in a line of text', () => {
    const end = textLine('p < 0.05.', 72, 688);
    expect(mergeFormulas([before, end]).some(({ formula }) => formula)).toBe(false);
    const item = textLine('• x = 3', 90, 688);
    expect(mergeFormulas([before, item, after]).some(({ formula }) => formula)).toBe(false);
    const inLine = textLine('x = 3', 400, 700);
    expect(mergeFormulas([before, inLine]).some(({ formula }) => formula)).toBe(false);
  });
});
