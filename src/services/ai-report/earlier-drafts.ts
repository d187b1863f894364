import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow } from '../../platform/db/schema.ts';
import { EmendError } from '../../platform/errors.ts';
import { draftName } from '../portal/draft-name.ts';
import { readDetails } from '../review/record-details.ts';
import type { ReportDetails } from '../review/report-paragraphs.ts';
import type { JudgedDraft } from './report-drafts.ts';
import type { ReportResult } from './report-result.ts';

/** Drafts that a report names beside its own, the newest. */
const MOST_DRAFTS = 7;
/** Reports among which drafts are looked for, the newest. */
const MOST_NAMES = 2_000;

/**
 * Drafts of a file's document: what the account had judged under the same name but for a version (`draftName`) before the
 * work on this one began, the oldest first. What was judged later stays out, so that a report made twice is the same.
 */
export async function earlierDrafts(db: Db, blobs: BlobStore, row: AiReportRow): Promise<JudgedDraft[]> {
  if (row.process_start_time === null) return [];
  const own = db
    .selectFrom('ai_reports')
    .where('account_id', '=', row.account_id)
    .where('deleted', '=', false)
    .where('status', '=', 'SUCCESS')
    .where('id', '!=', row.id)
    .where('process_end_time', '<=', row.process_start_time);
  const names = await own.select(['id', 'filename']).orderBy('created_on', 'desc').limit(MOST_NAMES).execute();
  const name = draftName(row.filename);
  const ids = names.filter(({ filename }) => draftName(filename) === name).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await own
    .selectAll()
    .where('id', 'in', ids.slice(0, MOST_DRAFTS))
    .orderBy('created_on', 'asc')
    .execute();
  return Promise.all(rows.map((draft) => judgedDraft(blobs, draft as unknown as AiReportRow)));
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

/** Its paragraphs, null where its files went meanwhile. */
async function textOf(blobs: BlobStore, id: string): Promise<JudgedDraft['paragraphs']> {
  try {
    const { paragraphs } = JSON.parse((await readDetails(blobs, id)).toString('utf8')) as ReportDetails;
    return paragraphs.map(({ text }) => ({ text }));
  } catch (error) {
    if (error instanceof EmendError && error.code === 'record.not-found') return null;
    throw error;
  }
}
