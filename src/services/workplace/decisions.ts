import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { getDocument } from '../documents/get-document.ts';
import type { DecisionChanges, Decisions } from './decision-terms.ts';

/** What was decided about a document of the account. @throws EmendError `record.not-found` */
export async function readDecisions(db: Db, accountId: string, id: string): Promise<Decisions> {
  const row = await getDocument(db, accountId, id);
  if (row.deleted || row.status !== 'SUCCESS') throw problem('record.not-found');
  return (row.decisions ?? {}) as Decisions;
}

/**
 * Adds to what was decided, in one statement, so that two tabs of a browser lose nothing of each other.
 * @throws EmendError `record.not-found`, also when it was deleted meanwhile
 */
export async function decide(db: Db, accountId: string, id: string, changes: DecisionChanges): Promise<void> {
  const { id: known } = await getDocument(db, accountId, id);
  const row = await db
    .updateTable('documents')
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

/** For the deletion of a document’s files. */
export async function forgetDecisions(db: Db, id: string): Promise<void> {
  await db.updateTable('documents').set({ decisions: null }).where('id', '=', id).execute();
}
