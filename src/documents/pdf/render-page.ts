import type { PdfEngine } from './pdf-engine.ts';
import { encodePng } from './png.ts';

/** Largest width of a drawn page, in pixels; more shows nothing new of an A4 page at 250 dots per inch. */
const MAX_PAGE_WIDTH = 2_400;
/** Smallest width of a drawn page, for thumbnails; it also applies to narrower requests. */
const MIN_PAGE_WIDTH = 32;

export interface PagePicture {
  readonly png: Uint8Array;
  /** In pixels. Smaller than requested when the page is so long that the picture would exceed 16 million pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a page of a PDF as a PNG, as it is displayed: rotated, with annotations, on white.
 *
 * Positions of `PdfParagraph.boxes` become pixels by `x * width / page.width` and `(page.height - y) * width / page.width`
 * with the page sizes of the reading. Like `readPdf` this works synchronously: call it in a worker that can be terminated.
 *
 * @param page from 1
 * @param width in pixels, limited to 32 to 2,400
 * @returns undefined when there is no such page, or when it is too damaged or too flat to draw
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
