import { type FetchedFile, request, requestFile } from './request.ts';
import { type UploadOptions, upload } from './upload.ts';

/** A PDF that was opened in the review tool. */
export interface PdfRecord {
  readonly id: string;
  readonly filename: string;
  readonly pages: number;
  readonly words: number;
  /** Epoch milliseconds. */
  readonly created_on: number;
}

/** A rectangle in points from the lower left corner of its page; pages count from 1. */
export interface PageBox {
  readonly page: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export interface PdfParagraph {
  readonly kind: 'heading' | 'body' | 'listItem' | 'caption' | 'footnote' | 'tableRow' | 'code';
  readonly level: number;
  readonly text: string;
  readonly page: number;
  readonly boxes: readonly PageBox[];
  readonly marker: string | null;
}

export interface PdfReading {
  readonly pages: readonly { readonly page: number; readonly width: number; readonly height: number }[];
  readonly paragraphs: readonly PdfParagraph[];
}

/** Reads a PDF; the answer comes when it has been read. */
export function submitPdf(file: File, options?: UploadOptions): Promise<PdfRecord> {
  const form = new FormData();
  form.append('file', file, file.name);
  return upload('/api/review/pdfs', form, options);
}

/** PDFs that were not deleted, newest first, 50 at a time. */
export async function listPdfs(before?: number): Promise<readonly PdfRecord[]> {
  const query = before === undefined ? '' : `?before=${before}`;
  return (await request<{ items: PdfRecord[] }>(`/api/portal/pdfs${query}`)).items;
}

export function getPdf(id: string): Promise<PdfRecord> {
  return request(`/api/review/pdfs/${encodeURIComponent(id)}`);
}

export function getPdfReading(id: string): Promise<PdfReading> {
  return request(`/api/review/pdfs/${encodeURIComponent(id)}/paragraphs`);
}

export function deletePdf(id: string): Promise<unknown> {
  return request(`/api/review/pdfs/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** Words of a paragraph; offsets in UTF-16, end exclusive. */
export interface PdfRange {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
}

/** What a note in an annotated copy says about its words. */
export interface PdfNote extends PdfRange {
  readonly replacements: readonly string[];
  readonly comment: string;
  readonly category: string;
  readonly kind: string;
}

/** Where words are on the pages, line by line; nothing where the page shows them as a picture. */
export async function getPlaces(id: string, range: PdfRange, signal?: AbortSignal): Promise<readonly PageBox[]> {
  const path = `/api/review/pdfs/${encodeURIComponent(id)}/places`;
  return (await request<{ places: PageBox[][] }>(path, { json: { ranges: [range] }, signal })).places[0] ?? [];
}

/** A copy of the PDF with notes at their words. */
export function fetchAnnotated(id: string, notes: readonly PdfNote[]): Promise<FetchedFile> {
  return requestFile(`/api/review/pdfs/${encodeURIComponent(id)}/annotated`, { json: { notes } });
}

/** Address of a page's picture. */
export function pagePicture(id: string, page: number, width: number): string {
  return `/api/review/pdfs/${encodeURIComponent(id)}/pages/${page}?width=${width}`;
}
