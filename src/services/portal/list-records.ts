import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow, DocumentRow, PdfReadingRow } from '../../platform/db/schema.ts';
import { problem } from '../../platform/errors.ts';
import { reportStatus } from '../ai-report/get-report.ts';
import type { ReportResult } from '../ai-report/report-result.ts';
import { documentRecord } from '../documents/document-record.ts';
import { isRecordId } from '../documents/get-document.ts';
import { pdfRecord } from '../review/read-pdf.ts';
import { draftName } from './draft-name.ts';

export interface Page {
  readonly accountId: string;
  /** Only records made before this time: the last one of the page before. */
  readonly before?: Date | undefined;
  readonly limit: number;
}

/** Documents of an account that were not deleted, newest first, as the contract's records. */
export async function listDocuments(db: Db, page: Page): Promise<Record<string, unknown>[]> {
  return (await newest(db, 'documents', page)).map(documentRecord);
}

/** AI-content reports of an account that were not deleted, newest first: the contract's status with the outcome. */
export async function listReports(db: Db, page: Page): Promise<Record<string, unknown>[]> {
  return (await newest(db, 'ai_reports', page)).map(listedReport);
}

/** Reports that are shown of one document; more drafts than that have no line of their own. */
const MOST_DRAFTS = 100;
/** Reports among which drafts are looked for, the newest. */
const MOST_NAMES = 2_000;

/**
 * The reports on files that have the name of one report's file but for a version (`draftName`), oldest first: drafts of one
 * document over time.
 * @throws EmendError `record.not-found`
 */
export async function listDrafts(db: Db, accountId: string, id: string): Promise<Record<string, unknown>[]> {
  const own = () =>
    db.selectFrom('ai_reports').selectAll().where('account_id', '=', accountId).where('deleted', '=', false);
  const report = isRecordId(id) ? await own().where('id', '=', id).executeTakeFirst() : undefined;
  if (!report) throw problem('record.not-found');
  const name = draftName(report.filename);
  const named = await own()
    .clearSelect()
    .select(['id', 'filename'])
    .where('status', '=', 'SUCCESS')
    .orderBy('created_on', 'desc')
    .limit(MOST_NAMES)
    .execute();
  const ids = named.filter(({ filename }) => draftName(filename) === name).map((row) => row.id);
  if (ids.length === 0) return [];
  const rows = await own().where('id', 'in', ids.slice(0, MOST_DRAFTS)).orderBy('created_on', 'desc').execute();
  return rows.reverse().map((row) => listedReport(row as unknown as AiReportRow));
}

function listedReport(row: AiReportRow): Record<string, unknown> {
  const result = row.result as Partial<ReportResult> | null;
  return {
    ...reportStatus(row),
    overall_score: result?.overall_score ?? null,
    outcome: result?.outcome ?? null,
    share_of_words: result?.share_of_words ?? null,
  };
}

/** PDFs that an account opened and did not delete, newest first. */
export async function listPdfs(db: Db, page: Page): Promise<Record<string, unknown>[]> {
  return (await newest(db, 'pdf_readings', page)).map(pdfRecord);
}

interface Rows {
  documents: DocumentRow;
  ai_reports: AiReportRow;
  pdf_readings: PdfReadingRow;
}

async function newest<T extends keyof Rows>(db: Db, table: T, { accountId, before, limit }: Page): Promise<Rows[T][]> {
  const rows = await db
    // What is asked for is in each of the tables.
    .selectFrom(table as keyof Rows)
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted', '=', false)
    .$if(before !== undefined, (query) => query.where('created_on', '<', before!))
    .orderBy('created_on', 'desc')
    .limit(limit)
    .execute();
  return rows as unknown as Rows[T][];
}
