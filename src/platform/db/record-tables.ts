import type { Generated, Insertable, Selectable } from 'kysely';
import type { OptionalJson } from './json-column.ts';

export type RecordKind = 'document' | 'ai_report' | 'pdf_reading';

export type RecordStatus = 'WAITING_IN_QUEUE' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';

/** A file that was sent, and what became of it. Options and results hold settings, counts and scores, never text. */
export interface RecordTable {
  /** Of a file for an AI-content report the contract's file_id. */
  id: string;
  kind: RecordKind;
  account_id: string;
  /** The account's own id where its pages sent it; null for a PDF of the review. */
  key_id: string | null;
  filename: string;
  status: RecordStatus;
  message: string | null;
  /** -1 for none; see the contract's list. */
  error_id: Generated<number>;
  words: Generated<number>;
  options: OptionalJson;
  result: OptionalJson;
  /** Share of the work that is done, 0 to 1. */
  progress: Generated<number>;
  deleted: Generated<boolean>;
  created_on: Generated<Date>;
  modified_on: Generated<Date>;
  process_start_time: Date | null;
  process_end_time: Date | null;
  /** Of a document. */
  extension: string | null;
  /** What a document's reader decided about its changes, by their numbers. */
  decisions: OptionalJson;
  /** Of an AI-content report: the number that it bears. */
  report_id: string | null;
  /** Of a PDF. */
  pages: number | null;
}

/** A download address: whoever has it may fetch the blob until it expires. */
export interface DownloadTable {
  id: Generated<string>;
  account_id: string;
  blob_key: string;
  filename: string;
  content_type: string;
  expires_at: Date;
}

/** An address that takes one upload within its time; see `uploads/upload-addresses.ts`. */
export interface UploadAddressTable {
  id: Generated<string>;
  account_id: string;
  key_id: string;
  service: string;
  state: Generated<'created' | 'used'>;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export type RecordRow = Selectable<RecordTable>;

export type DocumentRow = RecordRow & { readonly kind: 'document'; readonly extension: string };

/** It never waits to be seen: its record says IN_PROGRESS from the first moment on. */
export type AiReportRow = RecordRow & {
  readonly kind: 'ai_report';
  readonly report_id: string;
  readonly status: Exclude<RecordStatus, 'WAITING_IN_QUEUE'>;
};

export type PdfReadingRow = RecordRow & { readonly kind: 'pdf_reading'; readonly pages: number };

/** Rows by their kind. */
export interface RecordOf {
  document: DocumentRow;
  ai_report: AiReportRow;
  pdf_reading: PdfReadingRow;
}

export type NewRecord = Insertable<RecordTable>;
