import { sql } from 'kysely';
import type { DecisionChanges, Decisions } from '../../contract/document-review.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { findDone, findRecord } from '../records/find-record.ts';

/** Returns the decisions about a document of the account. @throws EmendError `record.not-found` */
export async function readDecisions(db: Db, accountId: string, id: string): Promise<Decisions> {
  const row = await findDone(db, 'document', accountId, id);
  return (row.decisions ?? {}) as Decisions;
}

/**
 * Adds decisions in one statement, so that two browser tabs do not overwrite each other.
 * @throws EmendError `record.not-found`, also if it was deleted in the meantime
 */
export async function decide(db: Db, accountId: string, id: string, changes: DecisionChanges): Promise<void> {
  const { id: known } = await findRecord(db, 'document', accountId, id);
  const row = await db
    .updateTable('records')
    .set({
      decisions: sql`jsonb_strip_nulls(coalesce(decisions, '{}'::jsonb) || ${JSON.stringify(changes)}::jsonb)`,
    })
    .where('id', '=', known)
    .where('status', '=', 'SUCCESS')
    .where('deleted', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw problem('record.not-found');
}
