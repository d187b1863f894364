import { DocumentError } from '../document-error.ts';
import { pageFrame } from './page-frame.ts';
import type { PdfDocument, PdfEngine, PdfPageContent } from './pdf-engine.ts';
import type { Pdfium } from './pdfium-exports.ts';
import { createGlyphReader, type GlyphReader } from './pdfium-glyphs.ts';
import { type CompiledPdfium, compilePdfium, startPdfium } from './pdfium-instance.ts';
import { readLinks } from './pdfium-links.ts';
import { readMarks } from './pdfium-marks.ts';
import { renderColour, renderGrey } from './pdfium-render.ts';
import { readTags } from './pdfium-tags.ts';

/** FPDF_GetLastError: 4 is a wrong password, 5 an unsupported security scheme. */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

/**
 * Creates PDFium as WebAssembly. One engine serves one file at a time; create it in a worker thread, because a hostile file can
 * keep it busy for ever. After an exception other than `DocumentError` the engine must not be used again.
 *
 * @param compiled module of `compilePdfium`; compiled here if omitted
 */
export async function createPdfiumEngine(compiled?: CompiledPdfium): Promise<PdfEngine> {
  const pdfium = await startPdfium(compiled ?? (await compilePdfium()));
  const reader = createGlyphReader(pdfium);
  return {
    memoryBytes: () => pdfium.memory.HEAPU8.length,
    open(bytes, password) {
      const { call } = pdfium;
      const data = copyIn(pdfium, bytes);
      const secret = password === undefined ? 0 : copyIn(pdfium, new TextEncoder().encode(`${password}\0`));
      const handle = call.FPDF_LoadMemDocument(data, bytes.length, secret);
      if (secret !== 0) call.free(secret);
      if (handle === 0) {
        const reason = call.FPDF_GetLastError();
        call.free(data);
        throw openError(reason);
      }
      return openDocument(pdfium, reader, handle, data);
    },
  };
}

function copyIn({ call, memory }: Pdfium, bytes: Uint8Array): number {
  const pointer = call.malloc(Math.max(1, bytes.length));
  if (pointer === 0) throw new DocumentError('pdf.too-complex');
  memory.HEAPU8.set(bytes, pointer);
  return pointer;
}

function openError(reason: number): DocumentError {
  if (reason === ERROR_PASSWORD || reason === ERROR_SECURITY) {
    return new DocumentError('pdf.encrypted');
  }
  return new DocumentError('pdf.damaged');
}

function openDocument(pdfium: Pdfium, reader: GlyphReader, handle: number, data: number): PdfDocument {
  const { call } = pdfium;
  const tagged = call.FPDFCatalog_IsTagged(handle) !== 0;
  let open = true;
  let lastPage = 0;
  return {
    pageCount: call.FPDF_GetPageCount(handle),
    tagged,
    readPage(index) {
      const page = call.FPDF_LoadPage(handle, index);
      if (page === 0) return undefined;
      // PDFium drops a font with the last page that uses it and would read it again for the next page: 5 to 25 % of a page's time
      if (lastPage !== 0) call.FPDF_ClosePage(lastPage);
      lastPage = page;
      const text = call.FPDFText_LoadPage(page);
      if (text === 0) return undefined;
      const content = readContent(pdfium, reader, handle, page, text, tagged);
      call.FPDFText_ClosePage(text);
      return content;
    },
    renderGrey: (index, dotsPerInch) => renderGrey(pdfium, handle, index, dotsPerInch),
    renderColour: (index, width) => renderColour(pdfium, handle, index, width),
    annotationCount(index) {
      const page = call.FPDF_LoadPage(handle, index);
      if (page === 0) return 0;
      const count = call.FPDFPage_GetAnnotCount(page);
      call.FPDF_ClosePage(page);
      return Math.max(0, count);
    },
    close() {
      if (!open) return;
      open = false;
      if (lastPage !== 0) call.FPDF_ClosePage(lastPage);
      call.FPDF_CloseDocument(handle);
      call.free(data);
    },
  };
}

function readContent(
  pdfium: Pdfium,
  reader: GlyphReader,
  document: number,
  page: number,
  text: number,
  tagged: boolean,
): PdfPageContent {
  const { call, memory } = pdfium;
  const width = call.FPDF_GetPageWidthF(page);
  const height = call.FPDF_GetPageHeightF(page);
  const rect = call.malloc(16);
  const known = call.FPDF_GetPageBoundingBox(page, rect) !== 0;
  const [left = 0, top = height, right = width, bottom = 0] = memory.HEAPF32.subarray(rect >> 2, (rect >> 2) + 4);
  call.free(rect);
  const box = known ? { left, bottom, right, top } : { left: 0, bottom: 0, right: width, top: height };
  const frame = pageFrame(box, call.FPDFPage_GetRotation(page));
  return {
    width,
    height,
    frame,
    glyphs: reader.read(text, frame, tagged),
    links: readLinks(pdfium, document, page, frame),
    marks: readMarks(pdfium, page, frame),
    tags: tagged ? readTags(pdfium, page) : [],
  };
}
