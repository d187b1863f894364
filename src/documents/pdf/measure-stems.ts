import type { PdfiumExports, PdfiumMemory } from './pdfium-exports.ts';

/** Letters whose outline begins, from the left, with a straight upright stem. */
const STEMMED = [...'lIihnHrmpkbEFL'].map((letter) => letter.charCodeAt(0));
const FEWEST = 3;
const MOST = 4;
/** Height of the line across the letters, in units of the type size: above the serifs, below the arches of small letters. */
const HEIGHT = 0.2;
/** Largest difference from the median stem: letters of one font have equal stems, wrong codes give any shape. */
const SPREAD = 0.2;
const MOVE_TO = 2;

/**
 * Returns the width of the upright stems in a font, in units of the type size, measured on the outlines of its letters:
 * for fonts whose descriptor does not say it. `scratch` is room for two numbers of four bytes. Undefined where too few letters are embedded or they differ.
 */
export function measureStems(
  call: PdfiumExports,
  memory: PdfiumMemory,
  font: number,
  scratch: number,
): number | undefined {
  const stems: number[] = [];
  for (const letter of STEMMED) {
    const stem = stemAt(call, memory, call.FPDFFont_GetGlyphPath(font, letter, 1), scratch);
    if (stem !== undefined) stems.push(stem);
    if (stems.length === MOST) break;
  }
  if (stems.length < FEWEST) return undefined;
  stems.sort((a, b) => a - b);
  const median = stems[stems.length >> 1]!;
  const alike = stems.filter((stem) => Math.abs(stem - median) < median * SPREAD);
  return alike.length >= Math.min(FEWEST, stems.length) ? median : undefined;
}

/** Returns the distance of the first two places where the outline meets a horizontal line. */
function stemAt(call: PdfiumExports, memory: PdfiumMemory, path: number, scratch: number): number | undefined {
  const count = path === 0 ? 0 : call.FPDFGlyphPath_CountGlyphSegments(path);
  const crossings: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let index = 0; index < count; index++) {
    const segment = call.FPDFGlyphPath_GetGlyphPathSegment(path, index);
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const nextX = memory.HEAPF32[scratch >> 2]!;
    const nextY = memory.HEAPF32[(scratch + 4) >> 2]!;
    if (call.FPDFPathSegment_GetType(segment) === MOVE_TO) {
      [startX, startY] = [nextX, nextY];
    } else {
      cross(crossings, x, y, nextX, nextY);
    }
    [x, y] = [nextX, nextY];
    if (call.FPDFPathSegment_GetClose(segment) > 0) cross(crossings, x, y, startX, startY);
  }
  if (crossings.length < 2) return undefined;
  crossings.sort((a, b) => a - b);
  return crossings[1]! - crossings[0]!;
}

function cross(crossings: number[], x0: number, y0: number, x1: number, y1: number): void {
  if (y0 < HEIGHT === y1 < HEIGHT) return;
  crossings.push(x0 + ((x1 - x0) * (HEIGHT - y0)) / (y1 - y0));
}
