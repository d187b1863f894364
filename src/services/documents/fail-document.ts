import type { Db } from '../../platform/db/database.ts';
import { fail } from '../records/job-record.ts';
import type { Refusal } from './refusal.ts';

/** Makes a document FAILED unless it is final already; `db` may be a transaction. */
export function failDocument(db: Db, id: string, { errorId, message }: Refusal): Promise<void> {
  return fail(db, 'documents', id, { error_id: errorId, message });
}
