import type { Glyphs, PdfFont, TextObject } from './pdf-engine.ts';

/** This many different characters of one width are no coincidence: digits alone are ten. */
const DIFFERENT = 11;
const DIFFERENT_IN_SISTER = 3;
const TOLERANCE = 0.02;
const LOOKED_AT = 400;

interface Widths {
  narrowest: number;
  widest: number;
  looked: number;
  readonly codes: Set<number>;
}

/**
 * Finds typewriter faces among the fonts without a name (Type 3 fonts of TeX) by the width of their characters, and
 * returns the objects with those fonts marked.
 */
export function markFixedPitch(glyphs: Glyphs): readonly TextObject[] {
  const { objects } = glyphs;
  if (!objects.some(({ style }) => style.font.unnamed)) return objects;
  const fonts = new Map<PdfFont, Widths>();
  for (let index = 0; index < glyphs.count; index++) {
    const code = glyphs.code[index]!;
    if (code <= 0x20 || code > 0x7e) continue;
    const { style } = objects[glyphs.object[index]!]!;
    if (!style.font.unnamed || style.angle !== 0) continue;
    let widths = fonts.get(style.font);
    if (!widths) {
      widths = { narrowest: Number.POSITIVE_INFINITY, widest: 0, looked: 0, codes: new Set() };
      fonts.set(style.font, widths);
    }
    if (widths.looked++ > LOOKED_AT) continue;
    const width = glyphs.right[index]! - glyphs.left[index]!;
    widths.narrowest = Math.min(widths.narrowest, width);
    widths.widest = Math.max(widths.widest, width);
    widths.codes.add(code);
  }
  const even = [...fonts].filter(([, { narrowest, widest }]) => widest - narrowest < widest * TOLERANCE);
  const sure = even.filter(([, { codes }]) => codes.size >= DIFFERENT).map(([, { widest }]) => widest);
  const fixed = new Map<PdfFont, PdfFont>();
  for (const [font, { widest, codes }] of even) {
    // the italic and bold faces of the same family show few characters and have the same width
    const sister =
      codes.size >= DIFFERENT_IN_SISTER && sure.some((width) => Math.abs(width - widest) < widest * TOLERANCE);
    if (sister || codes.size >= DIFFERENT) fixed.set(font, { ...font, monospaced: true });
  }
  if (fixed.size === 0) return objects;
  const styles = new Map(
    objects.map(({ style }) => [style, { ...style, font: fixed.get(style.font) ?? style.font }] as const),
  );
  return objects.map((object) => ({ ...object, style: styles.get(object.style)! }));
}
