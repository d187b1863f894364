import type { ReportStatus } from '../../contract/ai-report.ts';
import type { DocumentList, DocumentRecord } from '../../contract/document.ts';
import type {
  CopyQuery,
  DecisionChanges,
  DecisionList,
  Decisions,
  DocumentDetails,
} from '../../contract/document-review.ts';
import { type FetchedFile, request, requestFile } from './request.ts';
import { type UploadOptions, upload } from './upload.ts';

interface Envelope<T> {
  readonly status: boolean;
  readonly message: string;
  readonly data: T;
}

/** True when the document's status no longer changes. */
export function isFinal({ status }: Pick<DocumentRecord, 'status'>): boolean {
  return status === 'SUCCESS' || status === 'FAILED';
}

/** Creates an upload address and sends a document with its options to it. */
export async function submitDocument(
  file: File,
  fields: Readonly<Record<string, string>>,
  options?: UploadOptions,
): Promise<DocumentRecord> {
  const created = await request<Envelope<string>>('/autoedit/v3/document/create', {
    method: 'POST',
    signal: options?.signal,
  });
  const answer = await upload<Envelope<DocumentRecord>>(pathOf(created.data), formOf(file, fields), options);
  return answer.data;
}

export async function getDocument(id: string, signal?: AbortSignal): Promise<DocumentRecord> {
  const path = `/autoedit/v3/document/${encodeURIComponent(id)}`;
  return (await request<Envelope<DocumentRecord>>(path, { signal })).data;
}

/** Address of the processed file, which can be downloaded as long as the service keeps it. */
export function finalFile(id: string): string {
  return `/api/review/documents/${encodeURIComponent(id)}/file`;
}

/** Creates an upload address and sends a file for an AI-content report to it; returns the file's id. */
export async function submitForReport(file: File, options?: UploadOptions): Promise<string> {
  const created = await request<{ data: { upload_url: string } }>('/api/v1/ai-cd/report/create/token', {
    method: 'POST',
    signal: options?.signal,
  });
  const path = pathOf(created.data.upload_url);
  return (await upload<{ data: { file_id: string } }>(path, formOf(file, {}), options)).data.file_id;
}

export function getReportStatus(id: string, signal?: AbortSignal): Promise<ReportStatus> {
  return request(`/api/v1/ai-cd/report/status/${encodeURIComponent(id)}`, { signal });
}

function formOf(file: File, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}

/**
 * The path of an address that the service gave. Its host may be another name of the same service (localhost, 127.0.0.1),
 * which the page's policy would block; a proxy that serves the API on its own host must route these paths on the page's host too.
 */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
}

/** Documents that were not deleted, newest first, 50 at a time. */
export async function listDocuments(before?: number): Promise<readonly DocumentRecord[]> {
  const query = before === undefined ? '' : `?before=${before}`;
  return (await request<DocumentList>(`/api/portal/documents${query}`)).items;
}

export function deleteDocument(id: string): Promise<unknown> {
  return request(`/api/portal/documents/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export function getDetails(id: string): Promise<DocumentDetails> {
  return request(`/api/review/documents/${encodeURIComponent(id)}/changes`);
}

export async function getDecisions(id: string): Promise<Decisions> {
  const path = `/api/review/documents/${encodeURIComponent(id)}/decisions`;
  return (await request<DecisionList>(path)).decisions;
}

export function saveDecisions(id: string, decisions: DecisionChanges): Promise<unknown> {
  return request(`/api/review/documents/${encodeURIComponent(id)}/decisions`, { json: { decisions } });
}

/** The document, rewritten according to the reader's decisions. */
export function fetchCopy(id: string, { form, accepted, open }: CopyQuery): Promise<FetchedFile> {
  return requestFile(
    `/api/review/documents/${encodeURIComponent(id)}/copy?form=${form}&accepted=${accepted}&open=${open}`,
  );
}
