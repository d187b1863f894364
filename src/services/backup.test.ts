import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { dataFolder } from '../../test/fixtures/temporary-folder.ts';
import { readSetting } from '../accounts/installation-settings.ts';
import { openDatabase } from '../platform/db/database.ts';
import { administerBackups } from './backup.ts';

vi.setConfig({ testTimeout: 300_000 });

it('copies a data folder that is in use into one that can be started from', async () => {
  const root = dataFolder('backup');
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const dataDir = join(root, 'data');
  const settings = { databaseUrl: null, dataDir };
  const database = await openDatabase(settings);
  await database.db.insertInto('accounts').values({ email: 'kept@example.org' }).execute();
  mkdirSync(join(dataDir, 'files', 'uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'files', 'uploads', 'one'), 'content');
  writeFileSync(join(dataDir, 'texts.key'), 'key');
  const backups = administerBackups(database, dataDir);
  const [made] = await Promise.all([
    backups.backUp(join(root, 'backups')),
    // Other tests use the database at the same time.
    ...Array.from({ length: 20 }, (_, i) =>
      database.db
        .insertInto('accounts')
        .values({ email: `${i}@example.org` })
        .execute(),
    ),
  ]);
  expect(await readSetting(database.db, 'last-backup')).toEqual({ at: made.at, bytes: made.bytes });
  expect((await database.db.selectFrom('accounts').select('id').execute()).length).toBe(21);
  await expect(backups.backUp(join(dataDir, 'texts.key'))).rejects.toMatchObject({ code: 'backup.failed' });
  await backups.noteBackup();
  expect(await readSetting(database.db, 'last-backup')).toMatchObject({ bytes: null });
  await database.close();

  const folder = made.folder!;
  expect(readFileSync(join(folder, 'files', 'uploads', 'one'), 'utf8')).toBe('content');
  expect(readFileSync(join(folder, 'texts.key'), 'utf8')).toBe('key');
  expect(existsSync(`${folder}.part`)).toBe(false);
  const restored = await openDatabase({ databaseUrl: null, dataDir: folder });
  const emails = await restored.db.selectFrom('accounts').select('email').execute();
  expect(emails).toContainEqual({ email: 'kept@example.org' });
  await restored.close();
});
