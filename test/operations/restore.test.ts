import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { createAuthenticator } from '../../src/accounts/authenticate.ts';
import { createKey } from '../../src/accounts/create-key.ts';
import { administerTeams } from '../../src/accounts/teams/administer-teams.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { addWord, wordsOfTeam } from '../../src/services/dictionaries/word-lists.ts';
import { serverDatabase } from '../fixtures/databases.ts';

vi.setConfig({ testTimeout: 300_000 });

const run = promisify(execFile);
const there = await run('pg_dump', ['--version']).then(
  () => process.env['TEST_DATABASE_URL'] !== undefined,
  () => false,
);

/** As docs/backup.md and the runbook say it. The embedded database has a test of its own beside `services/backup.ts`. */
describe('a backup of PostgreSQL', () => {
  if (!there && process.env['CI'])
    it('needs pg_dump and TEST_DATABASE_URL', () => {
      throw new Error('pg_dump or TEST_DATABASE_URL is not there');
    });
  it.runIf(there)(
    'made by pg_dump is restored by pg_restore into an empty database, and the service goes on',
    async () => {
      const [former, next] = [await serverDatabase(), await serverDatabase()];
      try {
        const database = await openDatabase(former.settings);
        const { key } = await createKey(database.db, { account: 'ann@example.org', kind: 'test' });
        const { id } = await administerTeams(database.db).createTeam({ name: 'Mill Press', owner: 'ann@example.org' });
        await addWord(database.db, { of: 'team', id }, 'zwimble');
        const file = join(former.settings.dataDir, 'emend.dump');
        // While it is in use.
        await run('pg_dump', ['--format=custom', `--file=${file}`, former.settings.databaseUrl!]);
        await database.close();
        await run('pg_restore', ['--no-owner', `--dbname=${next.settings.databaseUrl!}`, file]);
        const restored = await openDatabase(next.settings);
        const caller = await createAuthenticator(restored.db).authenticate(key, 'paragraph');
        expect(await wordsOfTeam(restored.db, caller.accountId)).toEqual(['zwimble']);
        await restored.close();
      } finally {
        await former.drop();
        await next.drop();
      }
    },
  );
});
