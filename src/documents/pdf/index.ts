export { annotatePdf, type PlacedNote } from './annotate-pdf.ts';

export { locateWords, type PlacedText, type TextRange } from './locate-words.ts';
export { toParagraphHtml } from './paragraph-html.ts';
export type { PdfEngine } from './pdf-engine.ts';
export type { PageBox, ParagraphKind, PdfPage, PdfParagraph, PdfReading, PlacedBox } from './pdf-reading.ts';
export { createPdfiumEngine } from './pdfium-engine.ts';
export { type CompiledPdfium, compilePdfium, DEFAULT_MEMORY_LIMIT } from './pdfium-instance.ts';
export { readPdf } from './read-pdf.ts';
export { renderPage } from './render-page.ts';
export { toSemanticHtml } from './semantic-html.ts';
