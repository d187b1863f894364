import type { Db } from '../../platform/db/database.ts';
import { fail } from '../records/job-record.ts';

/** Makes a file FAILED for the reason that its status then shows; one that is final stays as it is. */
export function failReport(db: Db, id: string, message: string): Promise<void> {
  return fail(db, 'ai_reports', id, { message });
}
