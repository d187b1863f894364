import { request } from './request.ts';
import { type UploadOptions, upload } from './upload.ts';

interface Envelope<T> {
  readonly status: boolean;
  readonly message: string;
  readonly data: T;
}

/** The contract's record of a document; the fields that the pages show. */
export interface DocumentRecord {
  readonly id: string;
  readonly filename: string;
  readonly status: 'WAITING_IN_QUEUE' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';
  readonly message: string | null;
  readonly credits: number;
  readonly words: number;
  readonly language: string;
  readonly pipeline: string;
  readonly style_guide: string;
  readonly parentExtension: string;
  readonly deleted: boolean;
  readonly error_id: number;
  readonly error_report: (Record<string, number> & { readonly categories?: Record<string, number> }) | null;
  readonly scoring_report: Readonly<Record<string, number>>;
  readonly category_mapping: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  readonly created_on: number;
  readonly process_start_time: number | null;
  readonly process_end_time: number | null;
  /** Share of the work that is done, 0 to 1, over all steps. */
  readonly progress: number;
  /** What is being done; null unless the status is IN_PROGRESS. */
  readonly step: 'reading' | 'checking' | 'writing' | null;
}

/** Whether nothing more will happen to it. */
export function isFinal({ status }: Pick<DocumentRecord, 'status'>): boolean {
  return status === 'SUCCESS' || status === 'FAILED';
}

export interface ReportStatus {
  readonly report_id: string;
  readonly file_id: string;
  readonly file_name: string;
  readonly file_status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';
  readonly word_count: number;
  readonly status: boolean;
  readonly message?: string | null;
  readonly progress?: number;
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

/** Where the processed file is downloaded, as long as it is there. */
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
 * which the page's policy would not let through; whoever splits the hosts routes these paths on the page's host too.
 */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
}

/** Documents that were not deleted, newest first, 50 at a time. */
export async function listDocuments(before?: number): Promise<readonly DocumentRecord[]> {
  const query = before === undefined ? '' : `?before=${before}`;
  return (await request<{ items: DocumentRecord[] }>(`/api/portal/documents${query}`)).items;
}

export function deleteDocument(id: string): Promise<unknown> {
  return request(`/api/portal/documents/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** A change or comment that was written into a document. */
export interface DocumentChange {
  readonly paragraph: number;
  readonly before: string;
  readonly covered: string;
  readonly after: string;
  readonly replacements: readonly string[];
  readonly comment: string;
  readonly category: string;
  readonly lang_category: string;
  readonly written: 'tracked' | 'comment';
}

/** A word of a document that no list has, with its places in order. */
export interface DocumentWord {
  readonly word: string;
  readonly perhaps: string | null;
  readonly places: readonly { readonly before: string; readonly covered: string; readonly after: string }[];
}

export interface DocumentDetails {
  readonly changes: readonly DocumentChange[];
  /** Documents from before they were gathered have none. */
  readonly unknown_words?: readonly DocumentWord[];
}

export function getDetails(id: string, signal?: AbortSignal): Promise<DocumentDetails> {
  return request(`/api/review/documents/${encodeURIComponent(id)}/changes`, { signal });
}
