import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../src/platform/config/root.ts';

/** Documents that send somebody to files. */
const DOCUMENTS = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(join(packageRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];
const isThere = (path: string): boolean => existsSync(join(packageRoot, path));
const read = (path: string): string => readFileSync(join(packageRoot, path), 'utf8');

/** In backticks, from the root of the package. Capitals stand for a name that the reader chooses. */
const PATH = /`((?:src|test|bench|training|clients|scripts|rules|examples)\/[\w./-]+)`/g;

it('names no file in a document that is not there', () => {
  const named = DOCUMENTS.flatMap((document) =>
    [...read(document).matchAll(PATH)].map(([, path = '']) => ({ document, path })),
  ).filter(({ path }) => !/\/[A-Z]+\b/.test(path));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
});

it('draws the four ways of data through files that are there', () => {
  const [, ways = ''] = /^## The four ways of data\n.*?```\n(.*?)```/ms.exec(read('ARCHITECTURE.md')) ?? [];
  const named = [...ways.matchAll(/\b(?:http|services|engine|documents|detection|reports)\/[a-z/-]*[a-z]/g)].flat();
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !isThere(`src/${path}.ts`) && !isThere(`src/${path}`))).toEqual([]);
});
