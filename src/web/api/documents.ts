import type { Category } from '../review/alert.ts';
import { type FetchedFile, request, requestFile } from './request.ts';
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
function pathOf(address: string): string {
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
  /** Its number, by which it is decided on. */
  readonly id: number;
  readonly paragraph: number;
  /** Half-open UTF-16 offsets into the paragraph’s text. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly covered: string;
  readonly after: string;
  readonly replacements: readonly string[];
  readonly comment: string;
  readonly rule: string;
  readonly category: Category;
  readonly lang_category: string;
  /** Whether it can be made in the file. */
  readonly possible: boolean;
  readonly written: 'tracked' | 'comment';
}

/** A word of a document that no list has, with its places in order. */
export interface DocumentWord {
  readonly word: string;
  readonly perhaps: string | null;
  readonly places: readonly { readonly before: string; readonly covered: string; readonly after: string }[];
}

/** A stretch of a document as its reader sees it. */
export interface ViewParagraph {
  readonly index: number;
  readonly text: string;
  readonly kind: 'title' | 'heading' | 'body' | 'list' | 'quote' | 'caption' | 'table' | 'note' | 'code' | 'source';
  /** Of a heading, from 1; else 0. */
  readonly level: number;
  /** Table, row and column, from 0. */
  readonly cell?: readonly [table: number, row: number, column: number];
  /** Where it stands when that is not the body: “Footnote”, the name of a file. */
  readonly place?: string;
  /** What stands where the text has U+FFFC, in order; '' for what has no name. */
  readonly objects?: readonly string[];
}

export interface DocumentDetails {
  readonly changes: readonly DocumentChange[];
  /** Documents from before they were gathered have none. */
  readonly unknown_words?: readonly DocumentWord[];
  /** The whole text; documents from before it was kept, and formats that have none, show their changes alone. */
  readonly view?: readonly ViewParagraph[];
}

export function getDetails(id: string, signal?: AbortSignal): Promise<DocumentDetails> {
  return request(`/api/review/documents/${encodeURIComponent(id)}/changes`, { signal });
}

/** By the number of a change: that of the accepted replacement, -1 for rejected, null to take it back. */
export type DecisionChanges = Readonly<Record<string, number | null>>;

export async function getDecisions(id: string): Promise<Readonly<Record<string, number>>> {
  const path = `/api/review/documents/${encodeURIComponent(id)}/decisions`;
  return (await request<{ decisions: Record<string, number> }>(path)).decisions;
}

export function saveDecisions(id: string, decisions: DecisionChanges): Promise<unknown> {
  return request(`/api/review/documents/${encodeURIComponent(id)}/decisions`, { json: { decisions } });
}

export interface CopyWish {
  readonly form: 'clean' | 'tracked' | 'both';
  readonly accepted: 'tracked' | 'applied';
  readonly open: 'left' | 'made';
}

/** The document written again by what was decided. */
export function fetchCopy(id: string, { form, accepted, open }: CopyWish): Promise<FetchedFile> {
  return requestFile(
    `/api/review/documents/${encodeURIComponent(id)}/copy?form=${form}&accepted=${accepted}&open=${open}`,
  );
}
