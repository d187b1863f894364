import type { Db } from '../../platform/db/database.ts';
import type { DocumentRow } from '../../platform/db/schema.ts';
import { problem } from '../../platform/errors.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Anything else would be an error in the database instead of a record that is not there. */
export function isRecordId(id: string): boolean {
  return UUID.test(id);
}

/**
 * A document of the account.
 * @throws EmendError `record.not-found`, the same for unknown ones, those of others, and what is no id
 */
export async function getDocument(db: Db, accountId: string, id: string): Promise<DocumentRow> {
  const row = isRecordId(id)
    ? await db
        .selectFrom('documents')
        .selectAll()
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw problem('record.not-found');
  return row;
}
