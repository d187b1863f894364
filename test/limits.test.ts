import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../src/platform/config/root.ts';
import { DEFINITIONS } from '../src/platform/config/settings.ts';

const read = (path: string) => readFileSync(join(packageRoot, path), 'utf8');

/** Rows of the tables of limits: what, number, and where it is set. */
const rows = [...read('docs/reliability/limits.md').matchAll(/^\| ([^|]+) \| (\d+) \| ([^|]+) \|/gm)].map(
  ([, what, limit, where]) => [what!, Number(limit), where!] as const,
);

/** A product of numbers, as constants are written: `50 * 1024 * 1024`. */
const product = (text: string): number =>
  text.split('*').reduce((result, factor) => result * Number(factor.replaceAll('_', '')), 1);

function limitAt(where: string): number | undefined {
  const [first, name] = [...where.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
  if (name === undefined) {
    const setting = Object.values(DEFINITIONS).find(({ env }) => env === first);
    return setting && Number(setting.standard);
  }
  const value = new RegExp(`\\b${name}\\s*[=:]\\s*([\\d_ *]+)[;,]`).exec(read(first!));
  return value ? product(value[1]!) : undefined;
}

it.each(rows)('%s: %d', (_, limit, where) => expect(limitAt(where)).toBe(limit));

it('holds every table', () => expect(rows.length).toBeGreaterThan(40));
