import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files in memory, on Linux. */
const IN_MEMORY = '/dev/shm';
/** Bytes that have to be free there, for containers often have 64 MB of it alone: `npm test` has 0.3 GB of data at once. */
const ENOUGH = 2e9;

/**
 * One folder for all data of a run: services that serve many files of tests are never told that the last one has ended. It is in
 * memory where there is room: an embedded database is 1,100 files, which took 0.5 s of a processor to copy and to remove again on a
 * disk and take 0.08 s there. `npm test` opens 60.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(isRoomInMemory() ? IN_MEMORY : tmpdir(), 'emend-tests-'));
  process.env['TEST_RUN_FOLDER'] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function isRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ENOUGH;
}
