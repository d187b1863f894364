// @module-tag process
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

// a process of its own: this one's heap holds the source of its tests
it('the service holds no word of a text, in none of its threads, when it is done with it', {
  timeout: 300_000,
}, async () => {
  const loader = fileURLToPath(new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url));
  const script = fileURLToPath(new URL('service-heap.ts', import.meta.url));
  const { stdout } = await run(process.execPath, ['--import', loader, script]);
  const held = JSON.parse(stdout) as Record<string, number[]>;
  expect(Object.keys(held).length).toBeGreaterThan(2);
  expect(Object.entries(held).filter(([, words]) => words.length > 0)).toEqual([]);
});
