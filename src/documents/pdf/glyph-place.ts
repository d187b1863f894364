import { amsSign, bigSign, glyphText, type TexEncoding, texEncoding } from './glyph-text.ts';
import type { Extent } from './open-line.ts';
import { type Glyphs, LINE_BREAK, LINE_END_HYPHEN, type TextStyle } from './pdf-engine.ts';

/** Writes the place of a glyph into `at`: one object for the whole page. */
export function placeGlyph(at: Extent, glyphs: Glyphs, index: number, style: TextStyle): void {
  at.left = glyphs.left[index]!;
  at.right = glyphs.right[index]!;
  at.baseline = glyphs.originY[index]!;
  at.size =
    style.size < 1 ? Math.max(1, Math.round((glyphs.top[index]! - glyphs.bottom[index]!) * 18) / 20) : style.size;
  if (style.angle === 0) return;
  const turned = turnedExtent(glyphs, index, style.angle);
  at.left = turned.left;
  at.right = turned.right;
  at.baseline = turned.baseline;
}

const ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** Returns the characters of a glyph; a hyphen that may disappear at the end of a line becomes a soft one. */
export function textOfGlyph(code: number, style: TextStyle, encoding: TexEncoding | undefined): string {
  if (code === LINE_END_HYPHEN) return '\u00ad';
  if (style.font.signs) return style.font.signs === 'large' ? bigSign(code) : amsSign(code);
  if (code < 0x7f && code > 0x20) return ASCII[code]!;
  return glyphText(code, style.font.unnamed ? encoding : undefined);
}

/** Determines how to read the control codes of the page's unnamed fonts. */
export function encodingOf(glyphs: Glyphs): TexEncoding {
  const counts = new Uint32Array(32);
  for (let index = 0; index < glyphs.count; index++) {
    const code = glyphs.code[index]!;
    if (code < 32 && code !== LINE_BREAK) counts[code]!++;
  }
  return texEncoding(counts);
}

/** Returns start, end and baseline of a rotated glyph along its own direction of writing. */
function turnedExtent(glyphs: Glyphs, index: number, angle: number): { left: number; right: number; baseline: number } {
  const radians = (angle * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const x = glyphs.originX[index]!;
  const y = glyphs.originY[index]!;
  const width = glyphs.right[index]! - glyphs.left[index]!;
  const height = glyphs.top[index]! - glyphs.bottom[index]!;
  const start = x * cos + y * sin;
  const advance = Math.abs(cos) > Math.abs(sin) ? width : height;
  return { left: start, right: start + advance, baseline: y * cos - x * sin };
}
