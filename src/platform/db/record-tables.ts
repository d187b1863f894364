import type { Generated, Insertable, Selectable } from 'kysely';
import type { OptionalJson } from './json-column.ts';

export type RecordKind = 'document' | 'ai_report' | 'pdf_reading';

export type RecordStatus = 'WAITING_IN_QUEUE' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';

/** A file that was sent, and its results. Options and results hold settings, counts and scores, never text. */
export interface RecordTable {
  /** For an AI-content report, the contract's file_id. */
  id: string;
  kind: RecordKind;
  account_id: string;
  /** The account's own id if its pages sent it; null for a PDF of the review. */
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
  /** Only for documents. */
  extension: string | null;
  /** The reader's decisions about a document's changes, by their numbers. */
  decisions: OptionalJson;
  /** Only for AI-content reports: the number that the report shows. */
  report_id: string | null;
  /** Only for PDFs. */
  pages: number | null;
}

/** A download address. Anybody who has it can fetch the blob until it expires. */
export interface DownloadTable {
  id: Generated<string>;
  account_id: string;
  blob_key: string;
  filename: string;
  content_type: string;
  expires_at: Date;
}

/** An address that accepts one upload within its time; see `uploads/upload-addresses.ts`. */
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

/** It is never shown as waiting: its record says IN_PROGRESS from the beginning. */
export type AiReportRow = RecordRow & {
  readonly kind: 'ai_report';
  readonly report_id: string;
  readonly status: Exclude<RecordStatus, 'WAITING_IN_QUEUE'>;
};

export type PdfReadingRow = RecordRow & { readonly kind: 'pdf_reading'; readonly pages: number };

/** Rows by kind. */
export interface RecordOf {
  document: DocumentRow;
  ai_report: AiReportRow;
  pdf_reading: PdfReadingRow;
}

export type NewRecord = Insertable<RecordTable>;
