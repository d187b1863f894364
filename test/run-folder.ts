import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One folder for all data of a run: services that serve many files of tests are never told that the last one has ended. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'emend-tests-'));
  process.env['TEST_RUN_FOLDER'] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
