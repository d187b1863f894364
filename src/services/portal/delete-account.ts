import { recordAudit } from '../../accounts/audit.ts';
import type { Manager } from '../../accounts/manage-accounts.ts';
import { handOnTeamOf } from '../../accounts/teams/team-members.ts';
import { CAN_SIGN_IN } from '../../accounts/ways-in.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { deleteRecordFiles } from '../records/record-details.ts';

/**
 * Deletes an account with everything that belongs to it: keys, sessions, documents, reports and their files, usage, and
 * its part of the audit log. A team that it owns goes to another member. One event remains, which says that an account
 * was deleted but not its address. A job that is under way finds no record and ends.
 * @throws EmendError `account.not-found`, `account.last-administrator` while others remain
 */
export async function deleteAccount(db: Db, blobs: BlobStore, manager: Manager, accountId: string): Promise<void> {
  const ids = await db.transaction().execute(async (tx) => {
    const administrators = await tx
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'administrator')
      .forUpdate()
      .execute();
    const others = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '!=', accountId)
      .where(CAN_SIGN_IN)
      .executeTakeFirst();
    if (others && administrators.length === 1 && administrators[0]!.id === accountId)
      throw problem('account.last-administrator');
    // The rows are deleted with the account.
    const records = await tx.selectFrom('records').select('id').where('account_id', '=', accountId).execute();
    await tx.deleteFrom('usage').where('account_id', '=', accountId).execute();
    await tx.deleteFrom('audit_events').where('account_id', '=', accountId).execute();
    await tx.updateTable('audit_events').set({ actor_id: null }).where('actor_id', '=', accountId).execute();
    await handOnTeamOf(tx, accountId);
    const row = await tx.deleteFrom('accounts').where('id', '=', accountId).returning('id').executeTakeFirst();
    if (!row) throw problem('account.not-found');
    const actorId = manager.actorId === accountId ? null : manager.actorId;
    await recordAudit(tx, { accountId, actorId, action: 'account.deleted' });
    return records.map(({ id }) => id);
  });
  // Runs after the rows are deleted, so that a job that writes a result in the meantime sees that its record is gone.
  for (const id of ids) await deleteRecordFiles(blobs, id);
}
