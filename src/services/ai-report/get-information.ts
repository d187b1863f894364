import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow } from '../../platform/db/record-tables.ts';
import { problem } from '../../platform/errors.ts';
import { createDownload, type Download } from '../records/downloads.ts';
import { filenameStem } from '../records/filename-stem.ts';
import { findKept } from '../records/find-record.ts';
import { resultKey } from '../records/record-files.ts';
import type { ReportResult } from './report-result.ts';

export interface ReportInformation extends ReportResult {
  readonly file_id: string;
  readonly report_id: string;
  readonly file_name: string;
  readonly report_url: string;
  /** ISO 8601. */
  readonly expires_at: string;
}

/**
 * Returns the scores of a file and a new download address for its report.
 * @param downloadUrl public base address of downloads, without a trailing slash
 * @throws EmendError `record.not-found`, `report.not-ready` before SUCCESS
 */
export async function getInformation(
  db: Db,
  accountId: string,
  fileId: string,
  downloadUrl: string,
): Promise<ReportInformation> {
  const row = await finishedReport(db, accountId, fileId);
  const { id, expiresAt } = await createDownload(db, { accountId, ...pdfOf(row) });
  return {
    file_id: row.id,
    report_id: row.report_id,
    file_name: row.filename,
    report_url: `${downloadUrl}/download/${id}`,
    expires_at: expiresAt.toISOString(),
    ...(row.result as ReportResult),
  };
}

/**
 * Returns the report on a file.
 * @throws EmendError as `getInformation`
 */
export async function reportFile(db: Db, accountId: string, fileId: string): Promise<Download> {
  return pdfOf(await finishedReport(db, accountId, fileId));
}

async function finishedReport(db: Db, accountId: string, fileId: string): Promise<AiReportRow> {
  const row = await findKept(db, 'ai_report', accountId, fileId);
  if (row.status !== 'SUCCESS') throw problem('report.not-ready', { status: row.status });
  return row;
}

function pdfOf({ id, filename }: AiReportRow): Download {
  return { blobKey: resultKey(id), filename: reportName(filename), contentType: 'application/pdf' };
}

/** The report of "paper.docx" is "paper-ai-report.pdf". */
function reportName(filename: string): string {
  return `${filenameStem(filename) || 'document'}-ai-report.pdf`;
}
