import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { KEY_BYTES, seal, unseal } from '../../platform/sealing.ts';

/**
 * Returns the key of an account and makes it when it is first needed.
 * @throws EmendError `text.wrong-key` if it was sealed by the key of another installation
 */
export async function accountKey(db: Db, installation: Buffer, accountId: string): Promise<Buffer> {
  const bound = `key of account ${accountId}`;
  const find = () =>
    db.selectFrom('account_keys').select('sealed').where('account_id', '=', accountId).executeTakeFirst();
  let row = await find();
  if (!row) {
    const sealed = seal(installation, randomBytes(KEY_BYTES), bound);
    // If two are made at once, the first one stays.
    await db
      .insertInto('account_keys')
      .values({ account_id: accountId, sealed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await find();
  }
  const key = row && unseal(installation, row.sealed, bound);
  if (!key) throw problem('text.wrong-key');
  return key;
}
