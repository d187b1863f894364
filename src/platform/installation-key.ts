import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problem } from './errors.ts';
import { KEY_BYTES } from './sealing.ts';

/** The file that holds the key if no setting gives one. */
export const KEY_FILE = 'texts.key';

/**
 * Returns the key of this installation, which seals the keys of accounts: from the setting, otherwise from a file in
 * the data folder that is made at the first call. Processes on several machines share no folder and need the setting.
 * @throws EmendError `config.invalid` for an invalid key
 */
export async function installationKey(given: string | null, dataDir: string): Promise<Buffer> {
  if (given !== null) return decode(given, 'EMEND_TEXTS_KEY');
  const file = join(dataDir, KEY_FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const made = randomBytes(KEY_BYTES).toString('hex');
  // If two processes start at once, one writes and both read.
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return decode((await readFile(file, 'utf8')).trim(), file);
}

function decode(hex: string, setting: string): Buffer {
  if (!/^[\da-f]{64}$/i.test(hex))
    throw problem('config.invalid', {
      setting,
      problem: 'must be 64 hexadecimal digits, such as `openssl rand -hex 32` gives',
    });
  return Buffer.from(hex, 'hex');
}
