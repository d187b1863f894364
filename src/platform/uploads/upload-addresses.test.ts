import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase, type TestDatabase } from '../../../test/fixtures/databases.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createUploadAddress, removeOldUploadAddresses, useUploadAddress } from './upload-addresses.ts';

onEachDatabase('upload addresses', (create) => {
  let test: TestDatabase;
  let database: Database;
  let owner: { accountId: string; keyId: string };
  beforeAll(async () => {
    test = await create();
    database = await openDatabase(test.settings);
    const values = { email: 'a@example.org' };
    const { id } = await database.db.insertInto('accounts').values(values).returning('id').executeTakeFirstOrThrow();
    owner = { accountId: id, keyId: randomUUID() };
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });
  const refused = { code: 'upload.expired', status: 404 };

  it('takes one upload, of the account that made it, within 30 seconds', async () => {
    const { db } = database;
    const address = await createUploadAddress(db, 'proofread', owner);
    expect(address.expiresAt.getTime() - address.createdAt.getTime()).toBe(30_000);
    await expect(useUploadAddress(db, 'proofread', address.id, randomUUID())).rejects.toMatchObject(refused);
    await expect(useUploadAddress(db, 'ai-detection', address.id, owner.accountId)).rejects.toMatchObject(refused);
    await useUploadAddress(db, 'proofread', address.id, owner.accountId);
    await expect(useUploadAddress(db, 'proofread', address.id, owner.accountId)).rejects.toMatchObject(refused);
  });

  it('has one winner when many come at once', async () => {
    const { db } = database;
    const { id } = await createUploadAddress(db, 'proofread', owner);
    const attempts = Array.from({ length: 20 }, () => useUploadAddress(db, 'proofread', id, owner.accountId));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  });

  it('refuses an expired one, and what is no id at all', async () => {
    const { db } = database;
    const { id } = await createUploadAddress(db, 'proofread', owner);
    const late = { expires_at: sql<Date>`now() - interval '1 millisecond'` };
    await db.updateTable('upload_addresses').set(late).where('id', '=', id).execute();
    for (const wrong of [id, randomUUID(), 'x', "'; drop table accounts; --", ''])
      await expect(useUploadAddress(db, 'proofread', wrong, owner.accountId)).rejects.toMatchObject(refused);
  });

  it('removes old ones and keeps the rest', async () => {
    const { db } = database;
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
