import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { onEachDatabase, type TestDatabase } from '../../../test/fixtures/databases.ts';
import { openDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { createPglitePool } from './pglite-pool.ts';
import { createServerPool } from './server-pool.ts';
import type { SqlPool } from './sql-pool.ts';

/** Statements of a release that knows migrations up to number 10, as it writes and reads. */
const FORMER = 10;
const WRITES = [
  "insert into accounts (email, password_hash, role) values ('ann@example.org', 'x', 'administrator')",
  "insert into api_keys (account_id, public_id, hash, kind, scopes) select id, 'abcdefgh', 'h', 'test', '{paragraph}' from accounts where email = 'ann@example.org'",
  "insert into sessions (account_id, token_hash, expires_at) select id, 't', now() + interval '1 day' from accounts where email = 'ann@example.org'",
  "insert into team_words (word) values ('zwimble')",
  "insert into dictionary_words (account_id, word) select id, 'quux' from accounts where email = 'ann@example.org'",
  "insert into one_time_links (kind, email, token_hash, expires_at) values ('invitation', 'bob@example.org', 'l', now() + interval '1 day')",
  "insert into installation_settings (name, value) values ('sign-up', '{\"open\": true}')",
];

onEachDatabase('a database of the release before', (create) => {
  let test: TestDatabase;
  afterEach(() => test.drop());

  async function former(work: (pool: SqlPool) => Promise<void>): Promise<void> {
    const { databaseUrl, dataDir } = test.settings;
    const pool = databaseUrl
      ? createServerPool(databaseUrl, () => undefined).pool
      : createPglitePool(await openEmbedded(join(dataDir, 'pgdata')));
    try {
      await work(pool);
    } finally {
      await pool.end();
    }
  }
  const run = async (pool: SqlPool, statements: readonly string[]) => {
    const client = await pool.connect();
    try {
      for (const statement of statements) await client.script(statement);
    } finally {
      client.release();
    }
  };

  it('is brought up to date with all that is in it, and goes on taking what that release writes', async () => {
    test = await create();
    await former(async (pool) => {
      expect(await migrate(pool, MIGRATIONS.slice(0, FORMER))).toHaveLength(FORMER);
      await run(pool, WRITES);
    });
    const { db, close } = await openDatabase(test.settings);
    const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(account).toMatchObject({ email: 'ann@example.org', role: 'administrator', disabled_at: null });
    for (const table of ['api_keys', 'sessions', 'team_words', 'dictionary_words', 'one_time_links'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
    await close();
    // A process of the release before that runs on: other rows, the same statements.
    await former((pool) =>
      run(
        pool,
        WRITES.map((statement) =>
          statement
            .replaceAll('ann@', 'cleo@')
            .replaceAll("'abcdefgh', 'h'", "'ijklmnop', 'i'")
            .replace("'t'", "'u'")
            .replace("'l'", "'m'")
            .replace('zwimble', 'zwamble')
            .replace("'sign-up'", "'last-backup'"),
        ),
      ),
    );
  });
});

describe('migrations since then', () => {
  it.each(MIGRATIONS.slice(FORMER - 1).map(({ name, sql }) => [name, sql] as const))('only add: %s', (_, sql) => {
    const plain = sql.replace(/--.*$/gm, '');
    expect(plain).not.toMatch(/\b(?:drop|rename|truncate|delete from|alter column|set not null)\b/i);
    // A column that must be given would stop the inserts of the release before.
    for (const [column] of plain.matchAll(/add column [^,;]+/g))
      expect(/not null/.test(column) && !/default/.test(column), column).toBe(false);
  });
});
