import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * Expects `open` to be what `lists/<name>.txt` holds, a line each, no more and no less: what is still to be done, and may only become less.
 * `EMEND_SHORTEN_LISTS=1` takes the lines out that are done.
 */
export function expectToShrink(name: string, open: readonly string[]): void {
  const file = new URL(`lists/${name}.txt`, import.meta.url);
  const known = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
  expect(open.filter((line) => !known.has(line))).toEqual([]);
  if (process.env['EMEND_SHORTEN_LISTS']) {
    writeFileSync(
      file,
      [...open]
        .sort()
        .map((line) => `${line}\n`)
        .join(''),
    );
    return;
  }
  const left = new Set(open);
  const done = [...known].filter((line) => !left.has(line));
  expect(done, `done: EMEND_SHORTEN_LISTS=1 takes these out of ${name}.txt`).toEqual([]);
}
