import { accented, isLoneAccent } from './accents.ts';
import type { Glyphs } from './pdf-engine.ts';

/** More accents on a page are formulas; each is compared with all characters. */
const MAX_ACCENTS = 400;
/** Accents of capitals are raised by the height of a capital above that of a small letter, in units of the type size. */
const MAX_RAISED = 0.36;
/** An accent that is not joined lies further from the middle of any letter, in units of the type size. */
const MAX_OFF_CENTRE = 0.22;
/** Code of a glyph that has become part of another one; it prints nothing. */
export const JOINED_ACCENT = 0x200b;

/**
 * Makes one letter of an accent and the letter that it is printed over, wherever the file shows the accent: TeX prints it before its letter,
 * other systems after it, and some at the end of the line. Changes the codes of `glyphs`.
 */
export function joinAccents(glyphs: Glyphs): void {
  const accents: number[] = [];
  const { code, count } = glyphs;
  for (let index = 0; index < count; index++) {
    const sign = code[index]!;
    // nearly all signs are below
    if (sign >= 0x60 && isLoneAccent(sign)) accents.push(index);
  }
  if (accents.length > MAX_ACCENTS) return;
  for (const accent of accents) {
    const letter = letterOf(glyphs, accent);
    if (letter === undefined) continue;
    const joined = accented(String.fromCharCode(glyphs.code[accent]!), String.fromCharCode(glyphs.code[letter]!));
    if (joined === undefined) continue;
    glyphs.code[letter] = joined.charCodeAt(0);
    glyphs.code[accent] = JOINED_ACCENT;
  }
}

/** Returns the index of the letter under or over the middle of an accent. */
function letterOf({ code, left, right, originY, object, objects, count }: Glyphs, accent: number): number | undefined {
  const { style } = objects[object[accent]!]!;
  if (style.angle !== 0) return undefined;
  const middle = (left[accent]! + right[accent]!) / 2;
  let nearest = style.size * MAX_OFF_CENTRE;
  let found: number | undefined;
  for (let index = 0; index < count; index++) {
    const letter = code[index]!;
    if (letter < 0x41 || letter > 0x24f || index === accent) continue;
    if (Math.abs(originY[index]! - originY[accent]!) > style.size * MAX_RAISED) continue;
    const off = Math.abs((left[index]! + right[index]!) / 2 - middle);
    if (off < nearest && objects[object[index]!]!.style.size < style.size * 1.3) {
      nearest = off;
      found = index;
    }
  }
  return found;
}
