import type { PageBox, PdfList, PdfNote, PdfRange, PdfReading, PdfRecord, Places } from '../../contract/pdf-review.ts';
import { type FetchedFile, request, requestFile } from './request.ts';
import { type UploadOptions, upload } from './upload.ts';

/** Reads a PDF; the answer comes when it has been read. */
export function submitPdf(file: File, options?: UploadOptions): Promise<PdfRecord> {
  const form = new FormData();
  form.append('file', file, file.name);
  return upload('/api/review/pdfs', form, options);
}

/** PDFs that were not deleted, newest first, 50 at a time. */
export async function listPdfs(before?: number): Promise<readonly PdfRecord[]> {
  const query = before === undefined ? '' : `?before=${before}`;
  return (await request<PdfList>(`/api/portal/pdfs${query}`)).items;
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

/** Where words are on the pages, line by line; empty where the page shows them as a picture. */
export async function getPlaces(id: string, range: PdfRange, signal?: AbortSignal): Promise<readonly PageBox[]> {
  const path = `/api/review/pdfs/${encodeURIComponent(id)}/places`;
  return (await request<Places>(path, { json: { ranges: [range] }, signal })).places[0] ?? [];
}

/** A copy of the PDF with notes attached to its words. */
export function fetchAnnotated(id: string, notes: readonly PdfNote[]): Promise<FetchedFile> {
  return requestFile(`/api/review/pdfs/${encodeURIComponent(id)}/annotated`, { json: { notes } });
}

/** Address of a page's picture. */
export function pagePicture(id: string, page: number, width: number): string {
  return `/api/review/pdfs/${encodeURIComponent(id)}/pages/${page}?width=${width}`;
}
