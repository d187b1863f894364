// @module-tag server
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DatabaseProxy, openProxy } from '../../../test/fixtures/database-proxy.ts';
import { serverDatabase } from '../../../test/fixtures/databases.ts';
import { type Database, openDatabase } from './database.ts';

const ANSWER_MS = 1_500;

describe.skipIf(!process.env['TEST_DATABASE_URL'])(
  'a machine that no packet reaches, while its connections stay open (TEST_DATABASE_URL)',
  () => {
    const closers: (() => unknown)[] = [];
    afterEach(async () => {
      for (const close of closers.splice(0).reverse()) await close();
    });

    async function setUp(): Promise<{ database: Database; proxy: DatabaseProxy; direct: pg.Client }> {
      const test = await serverDatabase();
      closers.push(() => test.drop());
      const proxy = await openProxy(test.settings.databaseUrl!);
      closers.push(() => proxy.stop());
      const database = await openDatabase({ ...test.settings, databaseUrl: proxy.url }, 'server', ANSWER_MS);
      closers.push(() => database.close());
      const direct = new pg.Client({ connectionString: test.settings.databaseUrl! });
      await direct.connect();
      closers.push(() => direct.end());
      return { database, proxy, direct };
    }

    it('says that the database is away, for questions under way too, and asks again by itself', async () => {
      const { database, proxy } = await setUp();
      const away = vi.fn();
      database.onAway(away);
      await database.ping();
      proxy.silence();
      const began = performance.now();
      await expect(database.ping()).rejects.toMatchObject({ code: 'db.away' });
      const inTransaction = database.db.transaction().execute((tx) => sql`select 1`.execute(tx));
      await expect(inTransaction).rejects.toMatchObject({ code: 'db.away' });
      expect(performance.now() - began).toBeLessThan(30_000);
      expect(away).toHaveBeenCalled();
      proxy.speak();
      await database.ping();
    });

    it('holds no row that others wait for, longer than its transactions may rest', async () => {
      const { database, proxy, direct } = await setUp();
      await direct.query("insert into accounts (email) values ('a@example.org')");
      const cutOff = database.db.transaction().execute(async (tx) => {
        await sql`update accounts set email = 'b@example.org'`.execute(tx);
        proxy.silence();
        await sql`select 1`.execute(tx);
      });
      await expect(cutOff).rejects.toMatchObject({ code: 'db.away' });
      await direct.query("set lock_timeout = '10s'");
      await direct.query("update accounts set email = 'c@example.org'");
      expect((await direct.query('select email from accounts')).rows).toEqual([{ email: 'c@example.org' }]);
      proxy.speak();
      await database.ping();
    });
  },
);
