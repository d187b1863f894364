import type { Db } from '../../platform/db/database.ts';
import { reportStatus } from '../ai-report/get-report.ts';
import type { ReportResult } from '../ai-report/report-result.ts';
import { documentRecord } from '../documents/document-record.ts';

export interface Page {
  readonly accountId: string;
  /** Only records made before this time: the last one of the page before. */
  readonly before?: Date | undefined;
  readonly limit: number;
}

/** Documents of an account that were not deleted, newest first, as the contract's records. */
export async function listDocuments(db: Db, { accountId, before, limit }: Page): Promise<Record<string, unknown>[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted', '=', false)
    .$if(before !== undefined, (query) => query.where('created_on', '<', before!))
    .orderBy('created_on', 'desc')
    .limit(limit)
    .execute();
  return rows.map(documentRecord);
}

/** AI-content reports of an account that were not deleted, newest first: the contract's status with the overall score. */
export async function listReports(db: Db, { accountId, before, limit }: Page): Promise<Record<string, unknown>[]> {
  const rows = await db
    .selectFrom('ai_reports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted', '=', false)
    .$if(before !== undefined, (query) => query.where('created_on', '<', before!))
    .orderBy('created_on', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...reportStatus(row),
    overall_score: (row.result as ReportResult | null)?.overall_score ?? null,
  }));
}
