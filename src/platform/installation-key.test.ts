import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installationKey, KEY_FILE } from './installation-key.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'emend-key-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('makes a key once, for its owner alone to read', async () => {
  const first = await installationKey(null, dir);
  expect(first).toHaveLength(32);
  expect(await installationKey(null, dir)).toEqual(first);
  expect(statSync(join(dir, KEY_FILE)).mode & 0o777).toBe(0o600);
});

it('takes the key of the setting, and refuses one that is none', async () => {
  expect(await installationKey('0f'.repeat(32), dir)).toEqual(Buffer.alloc(32, 0x0f));
  await expect(installationKey('secret', dir)).rejects.toMatchObject({ code: 'config.invalid' });
});
