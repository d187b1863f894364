// @module-tag process
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { bundledScript } from '../fixtures/bundled-script.ts';

const run = promisify(execFile);

// a process of its own: this one's heap holds the source of its tests
it('the service holds no word of a text, in none of its threads, when it is done with it', {
  timeout: 300_000,
}, async () => {
  const script = await bundledScript('test/http/service-heap.ts');
  const { stdout } = await run(process.execPath, [script]);
  const held = JSON.parse(stdout) as Record<string, number[]>;
  expect(Object.keys(held).length).toBeGreaterThan(2);
  expect(Object.entries(held).filter(([, words]) => words.length > 0)).toEqual([]);
});
