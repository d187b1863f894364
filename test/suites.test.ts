import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../src/platform/config/root.ts';
import { TAGS, tagOf, testFiles } from './suites.ts';

/** What a file imports or calls when it needs more than Node, and the tags that say so. */
const NEEDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\/(?:chromium|firefox|pane-test)\.ts'/, ['browser']],
  [/\/(?:settle-changes|swift-store|versitygw-store)\.ts'/, ['program']],
  [/await emendProgram\(\)/, ['process', 'program']],
  [/describe\.skipIf\(!(?:process\.env\['TEST_DATABASE_URL'\]|url)/, ['server']],
];

it('tags every file of tests that needs more than Node', () => {
  const untagged = testFiles().flatMap((path) => {
    const text = readFileSync(join(packageRoot, path), 'utf8');
    const missing = NEEDS.filter(([need, tags]) => need.test(text) && !tags.includes(tagOf(path) ?? ''));
    return missing.map(([need, tags]) => `${path}: ${need.exec(text)?.[0]} asks for @module-tag ${tags.join(' or ')}`);
  });
  expect(untagged).toEqual([]);
});

it('knows every tag', () => {
  const names = new Set(TAGS.map(({ name }) => name));
  expect(testFiles().filter((path) => !names.has(tagOf(path) ?? 'browser'))).toEqual([]);
});
