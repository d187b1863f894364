import type { DocumentRecord } from '../../contract/document.ts';
import type { PdfRecord } from '../../contract/pdf-review.ts';
import type { ListedReport } from '../../contract/report-review.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow } from '../../platform/db/record-tables.ts';
import { draftsOf } from '../ai-report/drafts.ts';
import type { ReportResult } from '../ai-report/report-result.ts';
import { reportStatus } from '../ai-report/report-status.ts';
import { documentRecord } from '../documents/document-record.ts';
import { findKept, listRecords, type Page } from '../records/find-record.ts';
import { pdfRecord } from '../review/read-pdf.ts';

/** Documents of an account that were not deleted, as the contract's records, newest first. */
export async function listDocuments(db: Db, page: Page): Promise<DocumentRecord[]> {
  return (await listRecords(db, 'document', page)).map(documentRecord);
}

/** AI-content reports of an account that were not deleted, newest first: the contract's status and the outcome. */
export async function listReports(db: Db, page: Page): Promise<ListedReport[]> {
  return (await listRecords(db, 'ai_report', page)).map(listedReport);
}

/** The most reports shown for one document. Further drafts have no line of their own. */
const MOST_DRAFTS = 100;

/**
 * Returns the reports on files whose names differ from the name of one report's file only in the version, oldest first:
 * the drafts of one document over time.
 * @throws EmendError `record.not-found`
 */
export async function listDrafts(db: Db, accountId: string, id: string): Promise<ListedReport[]> {
  const { filename } = await findKept(db, 'ai_report', accountId, id);
  return (await draftsOf(db, { accountId, filename, most: MOST_DRAFTS })).map(listedReport);
}

function listedReport(row: AiReportRow): ListedReport {
  const result = row.result as Partial<ReportResult> | null;
  return {
    ...reportStatus(row),
    overall_score: result?.overall_score ?? null,
    outcome: result?.outcome ?? null,
    share_of_words: result?.share_of_words ?? null,
  };
}

/** PDFs that an account opened and did not delete, newest first. */
export async function listPdfs(db: Db, page: Page): Promise<PdfRecord[]> {
  return (await listRecords(db, 'pdf_reading', page)).map(pdfRecord);
}
