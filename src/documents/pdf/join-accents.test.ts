import { describe, expect, it } from 'vitest';
import { fontTraits } from './font-traits.ts';
import { joinAccents } from './join-accents.ts';
import type { Glyphs } from './pdf-engine.ts';

/** Glyphs 10 points wide: character, left edge, height of the baseline. */
function glyphs(...places: readonly (readonly [sign: string, left: number, height?: number])[]): Glyphs {
  const numbers = (of: (place: readonly [string, number, number?]) => number): Float32Array =>
    Float32Array.from(places.map(of));
  const height = numbers(([, , y]) => y ?? 100);
  const style = { font: fontTraits('Times', 0, 400), size: 20, angle: 0, invisible: false };
  return {
    code: Uint32Array.from(places.map(([sign]) => sign.codePointAt(0)!)),
    left: numbers(([, left]) => left),
    right: numbers(([, left]) => left + 10),
    bottom: height,
    top: height,
    originX: numbers(([, left]) => left),
    originY: height,
    object: new Uint32Array(places.length),
    objects: [{ style, markedContent: -1 }],
    count: places.length,
  };
}

function joined(...places: readonly (readonly [sign: string, left: number, height?: number])[]): string {
  const page = glyphs(...places);
  joinAccents(page);
  return String.fromCodePoint(...page.code).replace(/\u200b/g, '_');
}

describe('an accent', () => {
  it('is joined to the letter it is printed over, before it, after it or elsewhere', () => {
    expect(joined(['´', 31], ['e', 30])).toBe('_é');
    expect(joined(['a', 30], ['¨', 31])).toBe('ä_');
    expect(joined(['c', 10], ['x', 20], ['y', 30], ['ˇ', 11])).toBe('čxy_');
  });

  it('is raised over a capital', () => {
    expect(joined(['A', 30], ['˚', 30, 104])).toBe('Å_');
  });

  it('stays where no letter is under it', () => {
    expect(joined(['e', 10], ['´', 16])).toBe('e´');
    expect(joined(['e', 10], ['´', 10, 130])).toBe('e´');
    expect(joined(['=', 10], ['˙', 10])).toBe('=˙');
  });
});
