import type { ReportStatus } from '../../contract/ai-report.ts';
import type { AiReportRow } from '../../platform/db/record-tables.ts';

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
