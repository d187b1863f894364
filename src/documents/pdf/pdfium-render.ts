import type { GreyImage } from './pdf-engine.ts';
import type { Pdfium } from './pdfium-exports.ts';
import type { ColourImage } from './png.ts';

/** Bitmap formats and flags of fpdfview.h. */
const FORMAT_GREY = 1;
const FORMAT_BGR = 2;
const DRAW_ANNOTATIONS = 1;
const DRAW_GREY = 8;
const WHITE = 0xffffffff;
/** One byte per pixel: 40 MB of the engine's memory. */
const MAX_GREY_PIXELS = 40_000_000;
/** Three bytes per pixel: 48 MB. */
const MAX_COLOUR_PIXELS = 16_000_000;

/** Draws a page in grey; undefined when it cannot be loaded, is empty or would have more than 40 million pixels. */
export function renderGrey(pdfium: Pdfium, handle: number, index: number, dotsPerInch: number): GreyImage | undefined {
  return withPage(pdfium, handle, index, (page) => {
    const width = Math.round((pdfium.call.FPDF_GetPageWidthF(page) * dotsPerInch) / 72);
    const height = Math.round((pdfium.call.FPDF_GetPageHeightF(page) * dotsPerInch) / 72);
    if (width * height > MAX_GREY_PIXELS) return undefined;
    return draw(pdfium, page, { width, height, stride: width, format: FORMAT_GREY, flags: DRAW_GREY });
  });
}

/**
 * Draws a page in colour, including annotations and filled form fields. An image of more than 16 million pixels is made
 * smaller instead of rejected: pages of a metre by a centimetre exist.
 */
export function renderColour(pdfium: Pdfium, handle: number, index: number, width: number): ColourImage | undefined {
  return withPage(pdfium, handle, index, (page) => {
    const ratio = pdfium.call.FPDF_GetPageHeightF(page) / pdfium.call.FPDF_GetPageWidthF(page);
    if (!(ratio > 0 && ratio < Number.POSITIVE_INFINITY)) return undefined;
    const shown = Math.min(width, Math.sqrt(MAX_COLOUR_PIXELS / ratio));
    const size = { width: Math.max(1, Math.floor(shown)), height: Math.max(1, Math.floor(shown * ratio)) };
    const stride = Math.ceil((size.width * 3) / 4) * 4;
    const drawn = draw(pdfium, page, { ...size, stride, format: FORMAT_BGR, flags: DRAW_ANNOTATIONS });
    return drawn && { ...size, pixels: redFirst(drawn.pixels, size.width, size.height, stride) };
  });
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Bytes from one row to the next. */
  readonly stride: number;
  readonly format: number;
  readonly flags: number;
}

function draw({ call, memory }: Pdfium, page: number, canvas: Canvas): GreyImage | undefined {
  const { width, height, stride, format, flags } = canvas;
  if (width < 1 || height < 1) return undefined;
  const buffer = call.malloc(stride * height);
  const bitmap = buffer === 0 ? 0 : call.FPDFBitmap_CreateEx(width, height, format, buffer, stride);
  let image: GreyImage | undefined;
  if (bitmap !== 0) {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
    image = { width, height, pixels: memory.HEAPU8.slice(buffer, buffer + stride * height) };
    call.FPDFBitmap_Destroy(bitmap);
  }
  if (buffer !== 0) call.free(buffer);
  return image;
}

function redFirst(bytes: Uint8Array, width: number, height: number, stride: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  let to = 0;
  for (let y = 0; y < height; y++) {
    for (let from = y * stride, end = from + width * 3; from < end; from += 3) {
      pixels[to++] = bytes[from + 2]!;
      pixels[to++] = bytes[from + 1]!;
      pixels[to++] = bytes[from]!;
    }
  }
  return pixels;
}

function withPage<T>({ call }: Pdfium, handle: number, index: number, use: (page: number) => T): T | undefined {
  const page = call.FPDF_LoadPage(handle, index);
  if (page === 0) return undefined;
  const result = use(page);
  call.FPDF_ClosePage(page);
  return result;
}
