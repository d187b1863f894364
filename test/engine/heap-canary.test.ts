// @module-tag process
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

// a process of its own: this one's heap holds the source of its tests
it('holds no word of a text after the paragraph check and the AI detector', { timeout: 300_000 }, async () => {
  const loader = fileURLToPath(new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url));
  const script = fileURLToPath(new URL('heap-canary.ts', import.meta.url));
  const { stdout } = await run(process.execPath, ['--import', loader, script]);
  expect(JSON.parse(stdout)).toEqual([]);
});
