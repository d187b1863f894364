import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = new URL('../../rules/', import.meta.url).pathname;
const LONGEST = 250;

it('keeps each file of rules to one phenomenon that can be read at a sitting', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rules'));
  const lines = (file: string) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => lines(file) > LONGEST)).toEqual([]);
});
