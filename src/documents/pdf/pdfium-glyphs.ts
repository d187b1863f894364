import { markFixedPitch } from './fixed-pitch.ts';
import { fontTraits } from './font-traits.ts';
import { measureStems } from './measure-stems.ts';
import { withOrdinaryWeight } from './ordinary-weight.ts';
import type { PageFrame } from './page-frame.ts';
import {
  type Glyphs,
  LINE_BREAK,
  LINE_END_HYPHEN,
  type PdfFont,
  SPACE,
  type TextObject,
  type TextStyle,
} from './pdf-engine.ts';
import { type Pdfium, readUtf8 } from './pdfium-exports.ts';

const FONT_NAME_BYTES = 256;
const MATRIX = 0;
const RECT = 64;
const ORIGIN = 96;
const NAME = 128;
const FLAGS = NAME + FONT_NAME_BYTES;
const SCRATCH_BYTES = FLAGS + 8;

/** Reads the characters of pages into arrays that are reused for every page of every document. */
export interface GlyphReader {
  /** `tagged`: true to read marked content, which only a structure tree refers to. */
  read(textPage: number, frame: PageFrame, tagged: boolean): Glyphs;
}

/**
 * Reads the style once per text object, the box once per visible character, the baseline once
 * per run, and only the code for spaces: 0.3 ms per page in addition to the 2.6 ms that PDFium needs to lay out its text.
 */
export function createGlyphReader({ call, memory }: Pdfium): GlyphReader {
  const scratch = call.malloc(SCRATCH_BYTES);
  let room = 8192;
  let arrays = allocate(room);

  function readFont(text: number, index: number, handle: number): PdfFont {
    const length = call.FPDFText_GetFontInfo(text, index, scratch + NAME, FONT_NAME_BYTES, scratch + FLAGS);
    const name = length > 1 && length <= FONT_NAME_BYTES ? readUtf8(memory, scratch + NAME, length) : '';
    const flags = length > 0 ? memory.HEAP32[(scratch + FLAGS) >> 2]! : 0;
    const weight = call.FPDFText_GetFontWeight(text, index);
    return fontTraits(name, flags, weight, () => measureStems(call, memory, handle, scratch + MATRIX));
  }

  function readStyle(
    styles: Map<number, TextStyle[]>,
    text: number,
    index: number,
    object: number,
    font: PdfFont,
    frame: PageFrame,
  ): TextStyle {
    const declared = call.FPDFText_GetFontSize(text, index);
    call.FPDFText_GetMatrix(text, index, scratch + MATRIX);
    const at = (scratch + MATRIX) >> 2;
    const m = memory.HEAPF32;
    const a = m[at]!;
    const b = m[at + 1]!;
    const height = Math.hypot(m[at + 2]!, m[at + 3]!) || 1;
    const turned = (b === 0 && a > 0 ? 0 : Math.round((Math.atan2(b, a) * 180) / Math.PI)) + frame.turn;
    const size = Math.round(declared * height * 20) / 20;
    const angle = ((turned % 360) + 360) % 360;
    const invisible = call.FPDFTextObj_GetTextRenderMode(object) === 3;
    const ofSize = styles.get(size);
    const known = ofSize?.find(
      (style) => style.font === font && style.angle === angle && style.invisible === invisible,
    );
    if (known) return known;
    const style = { font, size, angle, invisible };
    if (ofSize) ofSize.push(style);
    else styles.set(size, [style]);
    return style;
  }

  return {
    read(text, frame, tagged) {
      const count = Math.max(0, call.FPDFText_CountChars(text));
      if (count > room) {
        room = Math.max(count, room * 2);
        arrays = allocate(room);
      }
      const { code, left, right, bottom, top, originX, originY, object } = arrays;
      const objects: TextObject[] = [];
      const known = new Map<number, number>();
      const fonts = new Map<number, PdfFont>();
      // browsers make an object of every few letters, all with the same look: with one style they are one run of a line
      const styles = new Map<number, TextStyle[]>();
      const rect = (scratch + RECT) >> 2;
      const origin = (scratch + ORIGIN) >> 3;
      let knownObject = -1;
      let knownTop = 0;
      let knownBottom = 0;
      let knownBaseline = 0;
      let lastHandle = 0;
      let lastObject = 0;
      let n = 0;
      for (let index = 0; index < count; index++) {
        let unicode = call.FPDFText_GetUnicode(text, index);
        if (unicode === 0x20 || unicode === 0xa0 || unicode === 9) {
          code[n++] = SPACE;
          continue;
        }
        if (unicode === 0 || isZeroWidth(unicode)) continue;
        if (unicode <= 0x0d && (unicode === 0x0d || unicode === 0x0a) && call.FPDFText_IsGenerated(text, index) > 0) {
          if (n > 0 && code[n - 1] !== LINE_BREAK) code[n++] = LINE_BREAK;
          continue;
        }
        if ((unicode === 2 && call.FPDFText_IsHyphen(text, index) > 0) || unicode === 0xfffe) unicode = LINE_END_HYPHEN;
        const handle = call.FPDFText_GetTextObject(text, index);
        if (handle !== lastHandle) {
          let slot = known.get(handle);
          if (slot === undefined) {
            if (handle === 0) continue;
            const fontHandle = call.FPDFTextObj_GetFont(handle);
            let font = fonts.get(fontHandle);
            if (!font) {
              font = readFont(text, index, fontHandle);
              fonts.set(fontHandle, font);
            }
            slot = objects.length;
            known.set(handle, slot);
            objects.push({
              style: readStyle(styles, text, index, handle, font, frame),
              markedContent: tagged ? call.FPDFPageObj_GetMarkedContentID(handle) : -1,
            });
          }
          lastHandle = handle;
          lastObject = slot;
        }
        call.FPDFText_GetLooseCharBox(text, index, scratch + RECT);
        // FS_RECTF is left, top, right, bottom
        const f32 = memory.HEAPF32;
        const high = f32[rect + 1]! - frame.y;
        const low = f32[rect + 3]! - frame.y;
        code[n] = unicode;
        object[n] = lastObject;
        left[n] = f32[rect]! - frame.x;
        top[n] = high;
        right[n] = f32[rect + 2]! - frame.x;
        bottom[n] = low;
        // the box extends from the font's descent to its ascent, so that an equal box in one run means an equal baseline
        if (lastObject === knownObject && high === knownTop && low === knownBottom) {
          originX[n] = left[n]!;
          originY[n] = knownBaseline;
        } else {
          call.FPDFText_GetCharOrigin(text, index, scratch + ORIGIN, scratch + ORIGIN + 8);
          const f64 = memory.HEAPF64;
          originX[n] = f64[origin]! - frame.x;
          originY[n] = f64[origin + 1]! - frame.y;
          knownObject = objects[lastObject]!.style.angle === 0 && frame.turn === 0 ? lastObject : -1;
          knownTop = high;
          knownBottom = low;
          knownBaseline = originY[n]!;
        }
        n++;
      }
      if (frame.turn !== 0) turnGlyphs(arrays, n, frame);
      const glyphs = { ...arrays, count: n, objects };
      const weighed = { ...glyphs, objects: withOrdinaryWeight(glyphs) };
      return { ...weighed, objects: markFixedPitch(weighed) };
    },
  };
}

/** True for signs that print nothing: Google Docs puts a zero-width space after each bullet. */
function isZeroWidth(unicode: number): boolean {
  return unicode === 0x200b || unicode === 0x2060 || unicode === 0xfeff;
}

type GlyphArrays = Omit<Glyphs, 'count' | 'objects'>;

function allocate(room: number): GlyphArrays {
  return {
    code: new Uint32Array(room),
    left: new Float32Array(room),
    right: new Float32Array(room),
    bottom: new Float32Array(room),
    top: new Float32Array(room),
    originX: new Float32Array(room),
    originY: new Float32Array(room),
    object: new Uint32Array(room),
  };
}

/** Applies the page's own rotation (/Rotate), which PDFium does not apply to text coordinates. */
function turnGlyphs(glyphs: GlyphArrays, count: number, frame: PageFrame): void {
  const { left, right, bottom, top, originX, originY } = glyphs;
  for (let index = 0; index < count; index++) {
    const [x0, y0] = frame.turnPoint(left[index]!, bottom[index]!);
    const [x1, y1] = frame.turnPoint(right[index]!, top[index]!);
    const [ox, oy] = frame.turnPoint(originX[index]!, originY[index]!);
    left[index] = Math.min(x0, x1);
    right[index] = Math.max(x0, x1);
    bottom[index] = Math.min(y0, y1);
    top[index] = Math.max(y0, y1);
    originX[index] = ox;
    originY[index] = oy;
  }
}
