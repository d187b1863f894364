import type { ReportDetails } from '../../contract/report-review.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow } from '../../platform/db/record-tables.ts';
import { EmendError } from '../../platform/errors.ts';
import { readDetails } from '../records/record-details.ts';
import { draftsOf } from './drafts.ts';
import type { JudgedDraft } from './report-drafts.ts';
import type { ReportResult } from './report-result.ts';

/** The most drafts that a report names besides its own; the newest are kept. */
const MOST_DRAFTS = 7;

/**
 * Earlier drafts of a file's document, oldest first: files with the same name except for the version that were judged
 * for this account before work on this file began. Later ones are left out, so that a report that is made twice is the
 * same.
 */
export async function earlierDrafts(db: Db, blobs: BlobStore, row: AiReportRow): Promise<JudgedDraft[]> {
  if (row.process_start_time === null) return [];
  const wanted = { accountId: row.account_id, filename: row.filename, most: MOST_DRAFTS };
  const drafts = await draftsOf(db, { ...wanted, until: row.process_start_time, except: row.id });
  return Promise.all(drafts.map((draft) => judgedDraft(blobs, draft)));
}

async function judgedDraft(blobs: BlobStore, { id, filename, words, ...row }: AiReportRow): Promise<JudgedDraft> {
  const { outcome, share_of_words, overall_score } = row.result as ReportResult;
  return {
    fileName: filename,
    created: row.created_on.toISOString(),
    words,
    outcome,
    shareOfWords: share_of_words,
    score: overall_score,
    paragraphs: await textOf(blobs, id),
  };
}

/** The paragraphs of a draft, or null if its files have been deleted in the meantime. */
async function textOf(blobs: BlobStore, id: string): Promise<JudgedDraft['paragraphs']> {
  try {
    const { paragraphs } = JSON.parse((await readDetails(blobs, id)).toString('utf8')) as ReportDetails;
    return paragraphs.map(({ text }) => ({ text }));
  } catch (error) {
    if (error instanceof EmendError && error.code === 'record.not-found') return null;
    throw error;
  }
}
