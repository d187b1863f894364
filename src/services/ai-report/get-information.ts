import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { createDownload } from '../documents/downloads.ts';
import { resultKey } from '../documents/submit-document.ts';
import { getReport } from './get-report.ts';
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
 * The scores of a file and a new download address for its report.
 * @param downloadUrl public address of downloads, without a slash at the end
 * @throws EmendError `record.not-found`, `report.not-ready` before SUCCESS
 */
export async function getInformation(
  db: Db,
  accountId: string,
  fileId: string,
  downloadUrl: string,
): Promise<ReportInformation> {
  const row = await getReport(db, accountId, fileId);
  if (row.deleted) throw problem('record.not-found');
  if (row.status !== 'SUCCESS') throw problem('report.not-ready', { status: row.status });
  const { id, expiresAt } = await createDownload(db, {
    accountId,
    blobKey: resultKey(fileId),
    filename: reportName(row.filename),
    contentType: 'application/pdf',
  });
  return {
    file_id: row.id,
    report_id: row.report_id,
    file_name: row.filename,
    report_url: `${downloadUrl}/download/${id}`,
    expires_at: expiresAt.toISOString(),
    ...(row.result as ReportResult),
  };
}

/** The report of "paper.docx" is "paper-ai-report.pdf". */
export function reportName(filename: string): string {
  return `${filename.replace(/\.[A-Za-z0-9]{1,8}$/, '') || 'document'}-ai-report.pdf`;
}
