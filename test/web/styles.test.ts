import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const web = resolve(import.meta.dirname, '../../src/web');

/** Classes that a sheet's rules begin with, so those it gives a look to without saying where. */
function leadingClasses(sheet: string): Set<string> {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  const found = new Set<string>();
  for (const [, selectors = ''] of rules)
    for (const selector of selectors.split(',')) {
      const name = /^\s*\.([\w-]+)/.exec(selector)?.[1];
      if (name) found.add(name);
    }
  return found;
}

it('gives every class its look in one sheet', () => {
  const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const owners = new Map<string, string[]>();
  for (const name of sheets)
    for (const found of leadingClasses(readFileSync(join(web, name), 'utf8')))
      owners.set(found, [...(owners.get(found) ?? []), relative(web, join(web, name))]);
  const shared = [...owners].filter(([, names]) => names.length > 1);
  expect(shared).toEqual([]);
  expect(owners.size).toBeGreaterThan(50);
});
