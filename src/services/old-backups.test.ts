import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { deleteOldBackups } from './old-backups.ts';

it('deletes the copies of earlier days, and nothing else', async () => {
  const folder = temporaryFolder('old-backups');
  const names = ['emend-2026-11-01T02-00-00-000Z', 'emend-2026-11-20T02-00-00-000Z', 'emend-notes', 'other'];
  for (const name of names) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'texts.key'), 'key');
  }
  writeFileSync(join(folder, 'emend-2026-10-01T02-00-00-000Z'), 'a file of that name');
  const now = Date.parse('2026-11-21T00:00:00Z');
  expect(await deleteOldBackups(folder, 30, now)).toEqual([]);
  expect(await deleteOldBackups(folder, 14, now)).toEqual([join(folder, names[0]!)]);
  expect(readdirSync(folder).toSorted()).toEqual(['emend-2026-10-01T02-00-00-000Z', ...names.slice(1)].toSorted());
});
