import type { PageFrame } from './page-frame.ts';
import type { PageMark } from './pdf-engine.ts';
import type { Pdfium } from './pdfium-exports.ts';

/** FPDF_PAGEOBJ_TEXT; paths, images, shadings and forms have other numbers. */
const TEXT = 1;
/** In points: smaller drawings are dust, larger ones are not bullets of any text. */
const SMALLEST = 1.2;
const LARGEST = 24;
/** A page with more objects is a drawing, and a search for its lists is not worth the time. */
const MAX_OBJECTS = 4000;
const MAX_MARKS = 200;

/**
 * Returns the small drawings of a page that are about as wide as high: slides and web pages use them as bullets. One call for
 * each text object and two for each other object: 0.05 ms per page.
 */
export function readMarks({ call, memory }: Pdfium, page: number, frame: PageFrame): PageMark[] {
  const count = call.FPDFPage_CountObjects(page);
  if (count > MAX_OBJECTS || frame.turn !== 0) return [];
  const scratch = call.malloc(16);
  const marks: PageMark[] = [];
  for (let index = 0; index < count && marks.length <= MAX_MARKS; index++) {
    const object = call.FPDFPage_GetObject(page, index);
    if (object === 0 || call.FPDFPageObj_GetType(object) === TEXT) continue;
    if (call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) continue;
    const at = scratch >> 2;
    const f32 = memory.HEAPF32;
    const left = f32[at]! - frame.x;
    const bottom = f32[at + 1]! - frame.y;
    const right = f32[at + 2]! - frame.x;
    const top = f32[at + 3]! - frame.y;
    const width = right - left;
    const height = top - bottom;
    if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) continue;
    if (width > height * 1.6 || height > width * 1.6) continue;
    marks.push({ left, bottom, right, top });
  }
  call.free(scratch);
  return marks.length > MAX_MARKS ? [] : marks;
}
