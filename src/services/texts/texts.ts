import { sql } from 'kysely';
import { recordAudit } from '../../accounts/audit.ts';
import type { NewText, ServerText, StoredText } from '../../contract/text.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { accountKey } from './account-key.ts';
import { openBody, openHead, sealText } from './text-vault.ts';

/** Whose texts they are, and the key that opens them. */
export interface TextsOf {
  readonly db: Db;
  /** The installation's key. */
  readonly key: Buffer;
  readonly accountId: string;
}

/** Storage of an account in bytes as stored: about 500 texts of 20,000 words. */
const ROOM_BYTES = 50 * 1024 * 1024;

/** Returns the account's texts, newest first. */
export async function listTexts({ db, key, accountId }: TextsOf): Promise<ServerText[]> {
  const rows = await db
    .selectFrom('texts')
    .select(['id', 'revision', 'words', 'modified_on', 'head'])
    .where('account_id', '=', accountId)
    .orderBy('modified_on', 'desc')
    .execute();
  const own = rows.length === 0 ? null : await accountKey(db, key, accountId);
  return rows.map(({ id, revision, words, modified_on, head }) => {
    return { id, revision, words, modified: modified_on.getTime(), ...openHead(own!, id, head) };
  });
}

/** @throws EmendError `record.not-found` */
export async function readText({ db, key, accountId }: TextsOf, id: string): Promise<StoredText> {
  const row = await db
    .selectFrom('texts')
    .select(['revision', 'modified_on', 'head', 'body'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw problem('record.not-found');
  const own = await accountKey(db, key, accountId);
  const { name } = openHead(own, id, row.head);
  const { record } = openBody(own, id, row.body);
  return { name, revision: row.revision, modified: row.modified_on.getTime(), record };
}

/**
 * Writes a text if nobody has written it since `base`.
 * @returns its revision
 * @throws EmendError `text.conflict`, `text.full`
 */
export async function saveText({ db, key, accountId }: TextsOf, id: string, text: NewText): Promise<number> {
  const { name, excerpt, plain, record, words, base } = text;
  const own = await accountKey(db, key, accountId);
  const sealed = sealText(own, id, { name, excerpt }, { plain, record });
  const { used } = await db
    .selectFrom('texts')
    .select(sql<number>`coalesce(sum(length(body) + length(head)), 0)`.as('used'))
    .where('account_id', '=', accountId)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  if (Number(used) + sealed.body.length + sealed.head.length > ROOM_BYTES)
    throw problem('text.full', { limit: ROOM_BYTES / 1024 / 1024 });
  const revision = base + 1;
  const written =
    base === 0
      ? await db
          .insertInto('texts')
          .values({ id, account_id: accountId, revision, words, ...sealed })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('texts')
          .set({ ...sealed, revision, words, modified_on: sql`now()` })
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('revision', '=', base)
          .returning('id')
          .executeTakeFirst();
  if (!written) throw problem('text.conflict');
  return revision;
}

/** @throws EmendError `record.not-found` */
export async function deleteText({ db, accountId }: TextsOf, id: string, address: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('texts')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw problem('record.not-found');
    await recordAudit(tx, { accountId, actorId: accountId, action: 'text.deleted', target: id, address });
  });
}

/** Returns the ids of the texts whose names or contents have all words of a query. */
export async function searchTexts({ db, key, accountId }: TextsOf, query: string): Promise<string[]> {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const own = await accountKey(db, key, accountId);
  const ids = await db.selectFrom('texts').select('id').where('account_id', '=', accountId).execute();
  const found: string[] = [];
  // One at a time, because all of them together may be large.
  for (const { id } of ids) {
    const row = await db.selectFrom('texts').select(['head', 'body']).where('id', '=', id).executeTakeFirst();
    if (!row) continue;
    const text = `${openHead(own, id, row.head).name}\n${openBody(own, id, row.body).plain}`.toLowerCase();
    if (wanted.every((word) => text.includes(word))) found.push(id);
  }
  return found;
}
