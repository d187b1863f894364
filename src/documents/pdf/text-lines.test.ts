import { expect, it } from 'vitest';
import { fontTraits } from './font-traits.ts';
import { pageFrame } from './page-frame.ts';
import type { Glyphs, TextObject } from './pdf-engine.ts';
import { buildLines } from './text-lines.ts';

type Shown = readonly [text: string, font: 'text' | 'brackets', size: number, raised: number];

/** A page with pieces of text one after the other, five points a sign, their origins raised above one baseline. */
function pageOf(pieces: readonly Shown[]) {
  const signs = pieces.flatMap(([text], piece) => [...text].map((sign) => ({ sign, piece })));
  const numbers = (of: (index: number) => number): Float32Array => Float32Array.from(signs, (_, index) => of(index));
  const origin = numbers((index) => 700 + pieces[signs[index]!.piece]![3]);
  const objects: TextObject[] = pieces.map(([, font, size]) => ({
    style: {
      font: fontTraits(font === 'text' ? 'Charis' : 'MathExtensions', 0, 400),
      size,
      angle: 0,
      invisible: false,
    },
    markedContent: -1,
  }));
  const glyphs: Glyphs = {
    code: Uint32Array.from(signs, ({ sign }) => sign.codePointAt(0)!),
    left: numbers((index) => 72 + index * 5),
    right: numbers((index) => 77 + index * 5),
    bottom: origin,
    top: origin,
    originX: numbers((index) => 72 + index * 5),
    originY: origin,
    object: Uint32Array.from(signs, ({ piece }) => piece),
    objects,
    count: signs.length,
  };
  const frame = pageFrame({ left: 0, bottom: 0, right: 612, top: 792 }, 0);
  return { width: 612, height: 792, frame, glyphs, links: [], tags: [], marks: [] };
}

it('keeps tall brackets and their exponents in the line, though their origins are far above it', () => {
  const lines = buildLines(
    pageOf([
      ['the speed ', 'text', 10, 0],
      ['(', 'brackets', 10, 8],
      ['km', 'text', 10, 0],
      [')', 'brackets', 10, 8],
      ['2', 'brackets', 7, 10],
      [' of it', 'text', 10, 0],
    ]),
    1,
  );
  expect(lines.map(({ text }) => text)).toEqual(['the speed (km)2 of it']);
  expect(lines[0]!.runs.filter(({ raised }) => raised === 1)).toMatchObject([{ start: 14, end: 15 }]);
});

it('leaves a bracket of another line alone', () => {
  const lines = buildLines(
    pageOf([
      ['the speed ', 'text', 10, 0],
      ['(', 'brackets', 7, 8],
      ['km', 'text', 10, 20],
    ]),
    1,
  );
  expect(lines.length).toBeGreaterThan(1);
});
