import { describe, expect, it } from 'vitest';
import { mergeFormulas } from './formula-lines.ts';
import type { TextLine } from './text-line.ts';

function line(text: string, left: number, baseline: number, given: Partial<TextLine> = {}): TextLine {
  const glyphs = text.replace(/\s/g, '').length;
  return {
    page: 1,
    text,
    runs: [{ start: 0, end: text.length, bold: false, italic: false, raised: 0, url: undefined }],
    gaps: [],
    left,
    right: left + glyphs * 5,
    baseline,
    size: 10,
    glyphs,
    mathGlyphs: 0,
    formula: undefined,
    cell: false,
    bold: false,
    italic: false,
    monospaced: false,
    smallCapitals: false,
    angle: 0,
    invisible: false,
    firstWordWidth: 20,
    rightToLeft: false,
    mirroredIn: undefined,
    opensBlock: false,
    tag: undefined,
    ...given,
  };
}
const before = line('and the probability of the event given the other one is', 72, 700);
const after = line('where both of the events are taken from the same space.', 72, 640);
const texts = (lines: readonly TextLine[]): string[] => mergeFormulas(lines).map(({ text }) => text);

describe('displayed formulas', () => {
  it('become one line with numerator, denominator and number', () => {
    const pieces = [
      line('P(A | B) =', 200, 675),
      line('P(B | A)P(A)', 260, 682),
      line('P(B)', 280, 668),
      line('(1)', 480, 675),
    ];
    expect(texts([before, ...pieces, after])).toEqual([before.text, 'P(A | B) = P(B | A)P(A) P(B) (1)', after.text]);
  });

  it('are known by their fonts when they hold no sign', () => {
    const merged = mergeFormulas([before, line('Wx', 250, 675, { mathGlyphs: 2 }), after]);
    expect(merged[1]!.formula).toEqual({ top: 675, bottom: 675 });
  });

  it('are not the short ends of paragraphs, nor list items, nor formulas in a line of text', () => {
    const end = line('p < 0.05.', 72, 688);
    expect(mergeFormulas([before, end]).some(({ formula }) => formula)).toBe(false);
    const item = line('• x = 3', 90, 688);
    expect(mergeFormulas([before, item, after]).some(({ formula }) => formula)).toBe(false);
    const inLine = line('x = 3', 400, 700);
    expect(mergeFormulas([before, inLine]).some(({ formula }) => formula)).toBe(false);
  });
});
