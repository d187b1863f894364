import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow, DocumentRow, PdfReadingRow } from '../../platform/db/schema.ts';
import { reportStatus } from '../ai-report/get-report.ts';
import type { ReportResult } from '../ai-report/report-result.ts';
import { documentRecord } from '../documents/document-record.ts';
import { pdfRecord } from '../review/read-pdf.ts';

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
  return (await newest(db, 'ai_reports', page)).map((row) => {
    const result = row.result as Partial<ReportResult> | null;
    return {
      ...reportStatus(row),
      overall_score: result?.overall_score ?? null,
      outcome: result?.outcome ?? null,
      share_of_words: result?.share_of_words ?? null,
    };
  });
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
