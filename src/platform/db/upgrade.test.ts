import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { onEachEmptyDatabase, type TestDatabase } from '../../../test/fixtures/databases.ts';
import { openDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { createPglitePool } from './pglite-pool.ts';
import { createServerPool } from './server-pool.ts';
import type { SqlPool } from './sql-pool.ts';

/** Statements of a release that knows the migrations up to number 10, as it reads and writes. */
const FORMER = 10;
const ONE = "select account_id, id from api_keys where public_id = 'abcdefgh'";
const WRITES = [
  "insert into accounts (email, password_hash, role) values ('ann@example.org', 'x', 'administrator')",
  "insert into api_keys (account_id, public_id, hash, kind, scopes) select id, 'abcdefgh', 'h', 'test', '{paragraph}' from accounts where email = 'ann@example.org'",
  "insert into sessions (account_id, token_hash, expires_at) select id, 't', now() + interval '1 day' from accounts where email = 'ann@example.org'",
  "insert into team_words (word) values ('zwimble')",
  "insert into dictionary_words (account_id, word) select id, 'quux' from accounts where email = 'ann@example.org'",
  "insert into one_time_links (kind, email, token_hash, expires_at) values ('invitation', 'bob@example.org', 'l', now() + interval '1 day')",
  "insert into installation_settings (name, value) values ('sign-up', '{\"open\": true}')",
  `insert into documents (id, account_id, key_id, filename, extension, words, options)
    select gen_random_uuid(), o.*, 'waits.docx', 'docx', 12, '{"language": "en-GB"}' from (${ONE}) o`,
  `insert into documents (id, account_id, key_id, filename, extension, words, options)
    select gen_random_uuid(), o.*, 'done.docx', 'docx', 30, '{}' from (${ONE}) o`,
  `update documents set status = 'SUCCESS', report = '{"error_report": []}', decisions = '{"3": "a"}', progress = 1,
    process_end_time = now() where filename = 'done.docx' and status = 'WAITING_IN_QUEUE'`,
  `insert into ai_reports (id, account_id, key_id, filename, words) select gen_random_uuid(), o.*, 'essay.pdf', 40 from (${ONE}) o`,
  "update ai_reports set status = 'FAILED', message = 'No text.' where filename = 'essay.pdf' and status = 'IN_PROGRESS'",
  "insert into pdf_readings (id, account_id, filename, pages, words) select gen_random_uuid(), o.account_id, 'scan.pdf', 7, 50 from (" +
    `${ONE}) o`,
  "delete from ai_reports where filename = 'nothing.pdf'",
];
/** What the previous release asks about records, and the expected answers. */
const READS = [
  "select filename from documents where status = 'WAITING_IN_QUEUE'",
  "select filename from documents where report is not null and decisions is not null and extension = 'docx'",
  "select filename from ai_reports where status = 'FAILED' and report_id is not null",
  'select filename from pdf_readings where pages = 7 and not deleted',
];

onEachEmptyDatabase('a database of the release before', (create) => {
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
    const records = await db.selectFrom('records').selectAll().orderBy('words').execute();
    expect(records).toMatchObject([
      { kind: 'document', filename: 'waits.docx', status: 'WAITING_IN_QUEUE', options: { language: 'en-GB' } },
      {
        ...{ kind: 'document', filename: 'done.docx', status: 'SUCCESS', result: { error_report: [] }, progress: 1 },
        decisions: { 3: 'a' },
      },
      {
        kind: 'ai_report',
        filename: 'essay.pdf',
        status: 'FAILED',
        message: 'No text.',
        report_id: expect.any(String),
      },
      { kind: 'pdf_reading', filename: 'scan.pdf', status: 'SUCCESS', pages: 7, key_id: null },
    ]);
    await close();
    // A process of the previous release that is still running: other rows, the same statements.
    await former((pool) =>
      run(
        pool,
        WRITES.map((statement) =>
          statement
            .replaceAll('ann@', 'cleo@')
            .replaceAll("'abcdefgh', 'h'", "'ijklmnop', 'i'")
            .replaceAll("'abcdefgh'", "'ijklmnop'")
            .replace("'t'", "'u'")
            .replace("'l'", "'m'")
            .replace('zwimble', 'zwamble')
            .replace("'sign-up'", "'last-backup'"),
        ),
      ),
    );
    await former(async (pool) => {
      const client = await pool.connect();
      for (const read of READS) expect((await client.query(read, [])).rows, read).toHaveLength(2);
      client.release();
    });
    const again = await openDatabase(test.settings);
    const kinds = await again.db.selectFrom('records').select(['kind', 'status']).orderBy('words').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual([
      ...['document', 'document', 'document', 'document', 'ai_report', 'ai_report', 'pdf_reading', 'pdf_reading'],
    ]);
    await again.close();
  });
});

describe('migrations since then', () => {
  it.each(MIGRATIONS.slice(FORMER - 1).map(({ name, sql }) => [name, sql] as const))('only add: %s', (_, sql) => {
    // A table may be replaced by a view of the same name, which the test above writes to.
    const viewed = [...sql.matchAll(/create view (\w+)/g)].map(([, view]) => view);
    const plain = sql
      .replace(/--.*$/gm, '')
      .replace(/drop table ([\w, ]+);/g, (whole, tables: string) =>
        tables.split(', ').every((table) => viewed.includes(table)) ? '' : whole,
      )
      .replace(/alter view \w+ alter column \w+ set default/g, '');
    expect(plain).not.toMatch(/\b(?:drop|rename|truncate|delete from|alter column|set not null)\b/i);
    // A new required column would break the inserts of the previous release.
    for (const [column] of plain.matchAll(/add column [^,;]+/g))
      expect(/not null/.test(column) && !/default/.test(column), column).toBe(false);
  });
});
