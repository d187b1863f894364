import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEachDatabase, openedForSuite } from '../../../test/fixtures/databases.ts';
import type { Db } from '../db/database.ts';
import {
  createUploadAddress,
  removeOldUploadAddresses,
  requireUploadAddress,
  takeUploadAddress,
} from './upload-addresses.ts';

onEachDatabase('upload addresses', (create) => {
  let db: Db;
  let owner: { accountId: string; keyId: string };
  openedForSuite(create, async (opened) => {
    db = opened.db;
    const values = { email: 'a@example.org' };
    const { id } = await db.insertInto('accounts').values(values).returning('id').executeTakeFirstOrThrow();
    owner = { accountId: id, keyId: randomUUID() };
  });
  const refused = { code: 'upload.expired', status: 404 };

  const use = (id: string, accountId = owner.accountId, service = 'proofread') => ({ service, id, accountId });

  it('is open for 30 seconds to the account that made it, until an upload takes it', async () => {
    const { id, createdAt, expiresAt } = await createUploadAddress(db, 'proofread', owner);
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(30_000);
    for (const wrong of [use(id, randomUUID()), use(id, owner.accountId, 'ai-detection')]) {
      await expect(requireUploadAddress(db, wrong)).rejects.toMatchObject(refused);
      await expect(takeUploadAddress(db, wrong)).rejects.toMatchObject(refused);
    }
    await requireUploadAddress(db, use(id));
    await requireUploadAddress(db, use(id));
    await takeUploadAddress(db, use(id));
    await expect(requireUploadAddress(db, use(id))).rejects.toMatchObject(refused);
    await expect(takeUploadAddress(db, use(id))).rejects.toMatchObject(refused);
  });

  it('has one winner when many come at once', async () => {
    const { id } = await createUploadAddress(db, 'proofread', owner);
    const attempts = Array.from({ length: 20 }, () => db.transaction().execute((tx) => takeUploadAddress(tx, use(id))));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  });

  it('is open again when the upload that took it is rolled back', async () => {
    const { id } = await createUploadAddress(db, 'proofread', owner);
    const fails = db.transaction().execute(async (tx) => {
      await takeUploadAddress(tx, use(id));
      throw new Error('the record could not be written');
    });
    await expect(fails).rejects.toThrow('could not be written');
    await takeUploadAddress(db, use(id));
  });

  it('refuses an expired one, and what is no id at all; an upload that began in time still takes it', async () => {
    const { id } = await createUploadAddress(db, 'proofread', owner);
    const late = { expires_at: sql<Date>`now() - interval '1 millisecond'` };
    await db.updateTable('upload_addresses').set(late).where('id', '=', id).execute();
    for (const wrong of [id, randomUUID(), 'x', "'; drop table accounts; --", ''])
      await expect(requireUploadAddress(db, use(wrong))).rejects.toMatchObject(refused);
    await takeUploadAddress(db, use(id));
  });

  it('removes old ones and keeps the rest', async () => {
    const { id: old } = await createUploadAddress(db, 'proofread', owner);
    const { id: young } = await createUploadAddress(db, 'proofread', owner);
    const late = { expires_at: sql<Date>`now() - interval '25 hours'` };
    await db.updateTable('upload_addresses').set(late).where('id', '=', old).execute();
    await removeOldUploadAddresses(db);
    const rows = await db.selectFrom('upload_addresses').select('id').execute();
    expect(rows.map((row) => row.id)).toContain(young);
    expect(rows.map((row) => row.id)).not.toContain(old);
  });
});
