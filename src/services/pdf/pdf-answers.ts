import type { Structure } from '../../contract/terms.ts';
import type { PdfReader, ReadOptions } from './pdf-reader.ts';

/** The contract's ConvertResponse. */
export interface ConvertedPdf {
  readonly filename: string;
  readonly page_count: number;
  readonly word_count: number;
  readonly html: string;
}

/** The contract's ExtractTextResponse. */
export interface ExtractedText {
  readonly filename: string;
  readonly page_count: number;
  readonly pages: readonly { readonly page: number; readonly text: string }[];
}

export interface NamedPdf {
  readonly filename: string;
  readonly path: string;
}

/** @throws EmendError `pdf.…`, `service.busy`, `service.stopping` */
export async function convertPdf(
  reader: PdfReader,
  { filename, path }: NamedPdf,
  structure: Structure,
  options: ReadOptions = {},
): Promise<ConvertedPdf> {
  const { pageCount, words, html } = await reader.read(path, structure, options);
  return { filename, page_count: pageCount, word_count: words, html };
}

/** @throws EmendError `pdf.…`, `service.busy`, `service.stopping` */
export async function extractText(
  reader: PdfReader,
  { filename, path }: NamedPdf,
  options: ReadOptions = {},
): Promise<ExtractedText & { readonly words: number }> {
  const { pageCount, pages, words } = await reader.read(path, 'text', options);
  return { filename, page_count: pageCount, pages: pages.map(({ page, text }) => ({ page, text })), words };
}
