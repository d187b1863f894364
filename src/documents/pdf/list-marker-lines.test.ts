import { describe, expect, it } from 'vitest';
import { textLine } from '../../../test/pdf/text-line.ts';
import { attachListMarkers } from './list-marker-lines.ts';
import type { TextLine } from './text-line.ts';

const shown = (lines: readonly TextLine[]): string[] => attachListMarkers(lines).map(({ text }) => text);

describe('a number beside a line', () => {
  it('is the marker of that line', () => {
    const lines = [textLine('The society met on the bridge.', 90, 700), textLine('(1)', 72, 700, { right: 84 })];
    expect(shown(lines)).toEqual(['(1) The society met on the bridge.']);
  });

  it('is that of an equation where lines of its own column end with it', () => {
    const column = [724, 712].map((y) => textLine('The water of the river rose in March', 60, y, { right: 300 }));
    const number = textLine('(13)', 282, 700, { right: 300.2 });
    const beside = textLine('and the society met on the bridge.', 318, 700);
    expect(shown([...column, textLine('a = b', 60, 700), number, beside])).toContain(
      'and the society met on the bridge.',
    );
  });
});
