import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../src/platform/config/root.ts';

/** Licences that let Emend be passed on under its own, as CONTRIBUTING.md lists them, and those that ask for nothing. */
const ALLOWED = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MPL-2.0', '0BSD', 'CC0-1.0'];
/** Packages that name no licence in their description, and where they do. */
const ELSEWHERE: Readonly<Record<string, string>> = { 'node_modules/png-js': 'LICENSE: MIT' };

it('takes packages of known licences alone, each fixed by its hash', () => {
  const { packages } = JSON.parse(readFileSync(join(packageRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { license?: string; integrity?: string }>;
  };
  const taken = Object.entries(packages).filter(([path]) => path !== '');
  expect(taken.length).toBeGreaterThan(300);
  const isAllowed = (licence = '') => licence.split(/ OR |[()]/).some((name) => ALLOWED.includes(name));
  const unknown = taken.filter(([path, { license }]) => !isAllowed(license) && !(path in ELSEWHERE));
  expect(unknown.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  const loose = taken.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(loose.map(([path]) => path)).toEqual([]);
});
