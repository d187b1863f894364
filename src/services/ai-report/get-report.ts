import type { ReportStatus } from '../../contract/ai-report.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow } from '../../platform/db/schema.ts';
import { problem } from '../../platform/errors.ts';
import { isRecordId } from '../documents/get-document.ts';

/**
 * A file of the account that was sent for a report.
 * @throws EmendError `record.not-found`, the same for unknown ones, those of others, and what is no id
 */
export async function getReport(db: Db, accountId: string, fileId: string): Promise<AiReportRow> {
  const row = isRecordId(fileId)
    ? await db
        .selectFrom('ai_reports')
        .selectAll()
        .where('id', '=', fileId)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw problem('record.not-found');
  return row;
}

/** The contract's status response, flat. */
export function reportStatus(row: AiReportRow): ReportStatus {
  return {
    status: row.status !== 'FAILED',
    message: row.message,
    report_id: row.report_id,
    file_id: row.id,
    file_name: row.filename,
    file_status: row.status,
    word_count: row.words,
    uploaded_at: row.created_on.toISOString(),
    process_start_time: row.process_start_time?.toISOString() ?? null,
    process_end_time: row.process_end_time?.toISOString() ?? null,
    progress: row.progress,
    deleted: row.deleted,
  };
}
