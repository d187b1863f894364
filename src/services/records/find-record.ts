import type { Db } from '../../platform/db/database.ts';
import type { RecordKind, RecordOf } from '../../platform/db/record-tables.ts';
import { problem } from '../../platform/errors.ts';
import { isUuid } from '../../platform/uuid.ts';

/**
 * Returns a record of the account, including one whose files were deleted.
 * @throws EmendError `record.not-found`, the same for unknown records, those of other accounts or another kind, and
 * invalid ids
 */
export async function findRecord<Kind extends RecordKind>(
  db: Db,
  kind: Kind,
  accountId: string,
  id: string,
): Promise<RecordOf[Kind]> {
  const row = isUuid(id) ? await recordsOf(db, kind, accountId).where('id', '=', id).executeTakeFirst() : undefined;
  if (!row) throw problem('record.not-found');
  return row as RecordOf[Kind];
}

/** Does the same but treats deleted records as missing. @throws EmendError `record.not-found` */
export async function findKept<Kind extends RecordKind>(
  db: Db,
  kind: Kind,
  accountId: string,
  id: string,
): Promise<RecordOf[Kind]> {
  const row = await findRecord(db, kind, accountId, id);
  if (row.deleted) throw problem('record.not-found');
  return row;
}

/** Does the same but requires that the work on it has succeeded. @throws EmendError `record.not-found` */
export async function findDone<Kind extends RecordKind>(
  db: Db,
  kind: Kind,
  accountId: string,
  id: string,
): Promise<RecordOf[Kind]> {
  const row = await findKept(db, kind, accountId, id);
  if (row.status !== 'SUCCESS') throw problem('record.not-found');
  return row;
}

export interface Page {
  readonly accountId: string;
  /** Only records made before this time, which is that of the last record on the previous page. */
  readonly before?: Date | undefined;
  readonly limit: number;
}

/** Records of an account that were not deleted, newest first. */
export async function listRecords<Kind extends RecordKind>(
  db: Db,
  kind: Kind,
  { accountId, before, limit }: Page,
): Promise<RecordOf[Kind][]> {
  const rows = await recordsOf(db, kind, accountId)
    .where('deleted', '=', false)
    .$if(before !== undefined, (query) => query.where('created_on', '<', before!))
    .orderBy('created_on', 'desc')
    .limit(limit)
    .execute();
  return rows as RecordOf[Kind][];
}

function recordsOf(db: Db, kind: RecordKind, accountId: string) {
  return db.selectFrom('records').selectAll().where('kind', '=', kind).where('account_id', '=', accountId);
}
