import type { DocumentRecord } from '../../contract/document.ts';
import type { DocumentRow } from '../../platform/db/record-tables.ts';
import type { DocumentReports } from './error-report.ts';
import { stepOf } from './progress-steps.ts';
import type { StoredOptions } from './proofreading-options.ts';

/** The part of the reports that the record shows, stored as one JSON value. */
export type StoredReports = Pick<DocumentReports, 'error_report' | 'scoring_report' | 'category_mapping'>;

/** The contract's document record. Every field of its table is present from the first answer on. */
export function documentRecord(row: DocumentRow): DocumentRecord {
  const options = row.options as StoredOptions;
  const reports = row.result as Pick<DocumentRecord, keyof StoredReports> | null;
  return {
    id: row.id,
    filename: row.filename,
    status: row.status,
    message: row.message,
    credits: row.status === 'SUCCESS' ? row.words : 0,
    words: row.words,
    word_count: row.words,
    language: options.language,
    lang_code: 'en',
    parentExtension: row.extension,
    deleted: row.deleted,
    error_id: row.error_id,
    error_report: reports?.error_report ?? null,
    scoring_report: reports?.scoring_report ?? {},
    category_mapping: reports?.category_mapping ?? {},
    statistics_in_document: options.statistics_in_document,
    writing_advisor_as_comments: options.writing_advisor_as_comments,
    revisions_as_tracks: options.revisions_as_tracks,
    revisions_as_comments: options.revisions_as_comments,
    inclusive_lang: options.inclusive_lang,
    created_on: row.created_on.getTime(),
    modified_on: row.modified_on.getTime(),
    process_start_time: row.process_start_time?.getTime() ?? null,
    process_end_time: row.process_end_time?.getTime() ?? null,
    style_guide: options.style_guide,
    word_limit: options.word_limit ?? 0,
    readonly: false,
    pipeline: options.pipeline,
    editing_mode: options.pipeline === 'basic' ? 'Lite' : 'Power',
    scoring_version: 'v3',
    doc_type: options.doc_type,
    correctness: options.correctness,
    spellings: options.spellings,
    Clarity: options.Clarity,
    Fluency: options.Fluency,
    Style: options.Style,
    author: options.author,
    progress: row.progress,
    step: row.status === 'IN_PROGRESS' ? stepOf(row.progress) : null,
  };
}
