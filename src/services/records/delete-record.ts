import { sql } from 'kysely';
import { recordAudit } from '../../accounts/audit.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RecordKind } from '../../platform/db/record-tables.ts';
import { problem } from '../../platform/errors.ts';
import { findKept } from './find-record.ts';
import { deleteRecordFiles } from './record-details.ts';
import { resultKey, uploadKey } from './record-files.ts';

export interface Deletion {
  readonly kind: RecordKind;
  readonly id: string;
  readonly accountId: string;
  /** Network address of the request, for the audit log. */
  readonly address?: string | undefined;
}

/** The name of the record in the audit log. */
const ACTIONS = { document: 'document.deleted', ai_report: 'report.deleted', pdf_reading: 'pdf.deleted' } as const;

/**
 * Deletes the files of a finished record. The record stays, marked as deleted, without the file name and the decisions
 * about it.
 * @throws EmendError `record.not-found`, `record.busy` while it is being worked on
 */
export async function deleteRecord(db: Db, blobs: BlobStore, deletion: Deletion): Promise<void> {
  const { kind, id, accountId, address } = deletion;
  const { status } = await findKept(db, kind, accountId, id);
  if (status !== 'SUCCESS' && status !== 'FAILED') throw problem('record.busy');
  await deleteRecordFiles(blobs, id);
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('downloads')
      .where('blob_key', 'in', [uploadKey(id), resultKey(id)])
      .execute();
    await tx
      .updateTable('records')
      .set({ deleted: true, filename: 'deleted', decisions: null, modified_on: sql`now()` })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, { accountId, actorId: accountId, action: ACTIONS[kind], target: id, address });
  });
}
