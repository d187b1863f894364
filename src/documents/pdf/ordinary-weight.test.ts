import { describe, expect, it } from 'vitest';
import { fontTraits } from './font-traits.ts';
import { withOrdinaryWeight } from './ordinary-weight.ts';
import type { Glyphs } from './pdf-engine.ts';

/** A page of letters in several fonts: for each its name, the weight in the file, its number of letters and their measured stems. */
function page(...fonts: readonly (readonly [name: string, weight: number, letters: number, stem?: number])[]): Glyphs {
  const objects = fonts.map(([name, weight, , stem]) => ({
    style: { font: fontTraits(name, 0, weight, () => stem), size: 10, angle: 0, invisible: false },
    markedContent: -1,
  }));
  const object = Uint32Array.from(fonts.flatMap(([, , letters], index) => Array<number>(letters).fill(index)));
  const code = new Uint32Array(object.length).fill(0x61);
  const places = new Float32Array(object.length);
  const shared = { left: places, right: places, bottom: places, top: places, originX: places, originY: places };
  return { ...shared, code, object, objects, count: object.length };
}

const bold = (glyphs: Glyphs): boolean[] => withOrdinaryWeight(glyphs).map(({ style }) => style.font.bold);

describe('type that is bold only by its stems', () => {
  it('is bold where it is the smaller part of a page', () => {
    expect(bold(page(['F1', 400, 900], ['F2', 700, 80]))).toEqual([false, true]);
  });

  it('is ordinary where it would be most of a page', () => {
    expect(bold(page(['TTE20109A0t00', 700, 900], ['TTE201BC90t00', 700, 80]))).toEqual([false, false]);
  });

  it('is measured where it can be, and no longer believed where the measure refutes most of it', () => {
    expect(bold(page(['Fm', 760, 900, 0.074], ['Fk', 712, 80, 0.117], ['Fq', 720, 9]))).toEqual([false, true, false]);
  });

  it('leaves type alone that is bold by its name', () => {
    expect(bold(page(['Arial-BoldMT', 700, 900], ['F2', 400, 80]))).toEqual([true, false]);
  });
});
