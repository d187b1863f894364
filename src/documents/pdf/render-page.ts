import type { PdfEngine } from './pdf-engine.ts';
import { encodePng } from './png.ts';

/** A page is drawn at most this wide, in pixels; more shows nothing new of an A4 page at 250 dots an inch. */
const MAX_PAGE_WIDTH = 2_400;
/** Narrower requests are drawn with this width: a thumbnail. */
const MIN_PAGE_WIDTH = 32;

export interface PagePicture {
  readonly png: Uint8Array;
  /** In pixels. Smaller than asked for when the page is so long that the picture would pass 16 million pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a page of a PDF as a PNG, as it is displayed: rotated, with annotations, on white.
 *
 * Positions of `PdfParagraph.boxes` become pixels by `x * width / page.width` and `(page.height - y) * width / page.width`
 * with the page sizes of the reading. Like `readPdf` this works synchronously: call it in a worker that can be ended.
 *
 * @param page from 1
 * @param width in pixels, brought into 32 to 2,400
 * @returns undefined when there is no such page or it is too damaged or too flat to be drawn
 * @throws DocumentError `damaged`, `encrypted`, `too-large`
 */
export function renderPage(engine: PdfEngine, bytes: Uint8Array, page: number, width: number): PagePicture | undefined {
  const document = engine.open(bytes);
  try {
    if (!Number.isInteger(page) || page < 1 || page > document.pageCount) return undefined;
    const bounded = Math.max(MIN_PAGE_WIDTH, Math.min(MAX_PAGE_WIDTH, Math.round(width)));
    const image = document.renderColour(page - 1, bounded);
    return image && { png: encodePng(image), width: image.width, height: image.height };
  } finally {
    document.close();
  }
}
