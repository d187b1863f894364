import type { Glyphs, PdfFont, TextObject, TextStyle } from './pdf-engine.ts';

/** On pages with fewer characters, a title may be most of the text. */
const LEAST_CHARACTERS = 200;
/** A page with a larger share of type that is bold only by its stems is in a face with wide stems. */
const MOST = 0.5;

/**
 * Returns the objects of a page without the guess that their type is bold if it would make most of the page bold: PDFium takes the
 * weight from the stems of a font, and some converters give every font the same ones. Type whose letters were measured keeps its weight.
 */
export function withOrdinaryWeight(glyphs: Glyphs): readonly TextObject[] {
  const { objects } = glyphs;
  if (!objects.some(({ style }) => isGuess(style.font))) return objects;
  let characters = 0;
  let guessed = 0;
  for (let index = 0; index < glyphs.count; index++) {
    if (glyphs.code[index]! <= 0x20) continue;
    characters++;
    if (objects[glyphs.object[index]!]!.style.font.boldByStems) guessed++;
  }
  if (characters < LEAST_CHARACTERS || guessed < characters * MOST) return objects;
  const styles = new Map<TextStyle, TextStyle>();
  const fonts = new Map<PdfFont, PdfFont>();
  return objects.map((object) => {
    const { style } = object;
    if (!isGuess(style.font)) return object;
    let font = fonts.get(style.font);
    if (!font) {
      font = { ...style.font, bold: false, boldByStems: false };
      fonts.set(style.font, font);
    }
    let plain = styles.get(style);
    if (!plain) {
      plain = { ...style, font };
      styles.set(style, plain);
    }
    return { ...object, style: plain };
  });
}

function isGuess(font: PdfFont): boolean {
  return font.boldByStems && !font.measured;
}
