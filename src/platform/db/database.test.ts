import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { onEachEmptyDatabase, openedForSuite } from '../../../test/fixtures/databases.ts';
import { type Database, type Db, openDatabase } from './database.ts';
import { type Migration, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { SqlPool } from './sql-pool.ts';

onEachEmptyDatabase('database', (create) => {
  let database: Database;
  let db: Db;
  openedForSuite(create, (opened) => {
    database = opened;
    db = database.db;
  });
  afterEach(async () => {
    await db.deleteFrom('accounts').execute();
    await db.deleteFrom('usage').execute();
  });

  const add = (email: string, within: Db = db) => within.insertInto('accounts').values({ email }).execute();
  const emails = async () =>
    (await db.selectFrom('accounts').select('email').orderBy('email').execute()).map((r) => r.email);

  it('gives counts as numbers', async () => {
    await add('a@example.org');
    const row = await db
      .selectFrom('accounts')
      .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`9007199254740991::bigint`.as('most')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 1, most: Number.MAX_SAFE_INTEGER });
  });

  it('keeps types: times, arrays, generated ids', async () => {
    const values = { email: 'a@example.org' };
    const account = await db.insertInto('accounts').values(values).returningAll().executeTakeFirstOrThrow();
    expect(account.created_at).toBeInstanceOf(Date);
    const at = new Date('2026-02-03T04:05:06.789Z');
    const key = { account_id: account.id, public_id: 'p', hash: 'h', kind: 'test', scopes: ['a', 'b,"c"'] } as const;
    await db
      .insertInto('api_keys')
      .values({ ...key, scopes: [...key.scopes], last_used_at: at })
      .execute();
    const row = await db.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ scopes: ['a', 'b,"c"'], last_used_at: at, revoked_at: null });
  });

  it('counts affected rows, also behind a common table expression', async () => {
    await add('a@example.org');
    await add('b@example.org');
    const plain = await db.updateTable('accounts').set({ created_at: new Date() }).executeTakeFirstOrThrow();
    expect(plain.numUpdatedRows).toBe(2n);
    const behind = await db
      .with('some', (cte) => cte.selectFrom('accounts').select('id').where('email', 'like', 'a%'))
      .deleteFrom('accounts')
      .using('some')
      .whereRef('some.id', '=', 'accounts.id')
      .executeTakeFirstOrThrow();
    expect(behind.numDeletedRows).toBe(1n);
  });

  it('rolls back', async () => {
    const broken = db.transaction().execute(async (tx) => {
      await add('a@example.org', tx);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await emails()).toEqual([]);
  });

  it('stays usable after a statement that fails, inside a transaction and outside', async () => {
    await add('a@example.org');
    await expect(add('a@example.org')).rejects.toMatchObject({ code: '23505' });
    const failing = db.transaction().execute(async (tx) => {
      await add('b@example.org', tx);
      await add('a@example.org', tx);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await emails()).toEqual(['a@example.org']);
  });

  it('keeps 50 transactions at once apart', async () => {
    await add('0');
    const increment = () =>
      db.transaction().execute(async (tx) => {
        const row = await tx.selectFrom('accounts').selectAll().forUpdate().executeTakeFirstOrThrow();
        await tx
          .updateTable('accounts')
          .set({ email: String(Number(row.email) + 1) })
          .execute();
      });
    await Promise.all(Array.from({ length: 50 }, increment));
    expect(await emails()).toEqual(['50']);
  });

  it('applies each migration once, and none by half', async () => {
    const pool = poolOf(database);
    const base = MIGRATIONS;
    const id = base.length + 1;
    const good: Migration = { id, name: 'good', sql: 'create table good (a int); insert into good values (1);' };
    const bad: Migration = { id: id + 1, name: 'bad', sql: 'create table bad (a int); select no_such_function();' };
    expect(await migrate(pool, [...base, good])).toEqual([good]);
    expect(await migrate(pool, [...base, good])).toEqual([]);
    await expect(migrate(pool, [...base, good, bad])).rejects.toThrow(/no_such_function/);
    await expect(sql`select * from bad`.execute(db)).rejects.toMatchObject({ code: '42P01' });
    expect((await sql`select * from good`.execute(db)).rows).toEqual([{ a: 1 }]);
    await expect(migrate(pool, base)).rejects.toMatchObject({ code: 'db.newer' });
    await sql`delete from emend_migrations where id > ${base.length}`.execute(db);
  });
});

onEachEmptyDatabase('closing', (create) => {
  it('keeps what was written for when it is opened again', async () => {
    const test = await create();
    const first = await openDatabase(test.settings);
    await first.db.insertInto('accounts').values({ email: 'a@example.org' }).execute();
    await first.close();
    const second = await openDatabase(test.settings);
    expect(await second.db.selectFrom('accounts').select('email').execute()).toEqual([{ email: 'a@example.org' }]);
    await second.ping();
    await second.close();
    await test.drop();
  });

  it('can be done twice, and lets go of the folder', async () => {
    const test = await create();
    const database = await openDatabase(test.settings);
    const lock = join(test.settings.dataDir, 'emend.lock');
    expect(existsSync(lock)).toBe(test.settings.databaseUrl === null);
    await Promise.all([database.close(), database.close()]);
    expect(existsSync(lock)).toBe(false);
    await test.drop();
  });
});

it('an unreachable server is named without its password', async () => {
  const databaseUrl = 'postgres://emend:hunter2@127.0.0.1:1/emend';
  await expect(openDatabase({ dataDir: '/nowhere', databaseUrl })).rejects.toMatchObject({
    code: 'db.unreachable',
    message: expect.not.stringContaining('hunter2'),
  });
});

function poolOf({ driver }: Database): SqlPool {
  if (driver.kind === 'embedded') return driver.pool;
  return {
    connect: async () => {
      const client = await driver.pool.connect();
      return Object.assign(client, { script: async (text: string) => void (await client.query(text)) });
    },
    end: async () => undefined,
  } as unknown as SqlPool;
}
