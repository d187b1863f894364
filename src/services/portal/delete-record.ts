import { sql } from 'kysely';
import { recordAudit } from '../../accounts/audit.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { isRecordId } from '../documents/get-document.ts';
import { resultKey, uploadKey } from '../records/record-files.ts';
import { deleteRecordFiles } from '../review/record-details.ts';
import { forgetDecisions } from '../workplace/decisions.ts';

export interface Deletion {
  readonly table: 'documents' | 'ai_reports';
  readonly id: string;
  readonly accountId: string;
  /** Network address of the request, for the audit log. */
  readonly address?: string | undefined;
}

/**
 * Deletes the files of a finished document or report; its record stays, marked as deleted, without the file's name.
 * @throws EmendError `record.not-found`, `record.busy` while it is being worked on
 */
export async function deleteRecord(db: Db, blobs: BlobStore, deletion: Deletion): Promise<void> {
  const { table, id, accountId, address } = deletion;
  const row = isRecordId(id)
    ? await db
        .selectFrom(table)
        .select(['status'])
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('deleted', '=', false)
        .executeTakeFirst()
    : undefined;
  if (!row) throw problem('record.not-found');
  if (row.status !== 'SUCCESS' && row.status !== 'FAILED') throw problem('record.busy');
  await deleteRecordFiles(blobs, id);
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('downloads')
      .where('blob_key', 'in', [uploadKey(id), resultKey(id)])
      .execute();
    await tx
      .updateTable(table)
      .set({ deleted: true, filename: 'deleted', modified_on: sql`now()` })
      .where('id', '=', id)
      .execute();
    if (table === 'documents') await forgetDecisions(tx, id);
    const action = table === 'documents' ? 'document.deleted' : 'report.deleted';
    await recordAudit(tx, { accountId, actorId: accountId, action, target: id, address });
  });
}
