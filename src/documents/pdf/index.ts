export type { TextRun } from './block-text.ts';
export { toParagraphHtml } from './paragraph-html.ts';
export type { PdfEngine } from './pdf-engine.ts';
export type { PageBox, ParagraphKind, PdfPageText, PdfParagraph, PdfReading } from './pdf-reading.ts';
export {
  type PdfErrorCode,
  pdfErrorCode,
  type ReadPdfMessage,
  type ReadPdfResult,
  readPdfTask,
  type SharedForPdf,
  warmPdfWorker,
} from './pdf-worker.ts';
export { createPdfiumEngine } from './pdfium-engine.ts';
export { type CompiledPdfium, compilePdfium, DEFAULT_MEMORY_LIMIT } from './pdfium-instance.ts';
export { type ReadPdfOptions, readPdf } from './read-pdf.ts';
export { type RecognitionOptions, readScannedPages } from './scanned-pages.ts';
export { toSemanticHtml } from './semantic-html.ts';
