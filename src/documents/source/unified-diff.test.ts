import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unifiedDiff } from './unified-diff.ts';

it('shows a changed line between three of its neighbours', () => {
  const lines = ['one', 'two', 'three', 'four', 'He go.', 'six', 'seven', 'eight', 'nine'];
  const before = `${lines.join('\n')}\n`;
  expect(unifiedDiff('notes.md', before, before.replace('go', 'goes'))).toBe(
    '--- a/notes.md\n+++ b/notes.md\n@@ -2,7 +2,7 @@\n two\n three\n four\n-He go.\n+He goes.\n six\n seven\n eight\n',
  );
});

it('is empty where nothing changed', () => expect(unifiedDiff('a.md', 'Same.\n', 'Same.\n')).toBe(''));

it('says where the last line has no end', () => {
  expect(unifiedDiff('a.txt', 'He go.', 'He goes.')).toBe(
    '--- a/a.txt\n+++ b/a.txt\n@@ -1,1 +1,1 @@\n-He go.\n\\ No newline at end of file\n+He goes.\n\\ No newline at end of file\n',
  );
});

const texts = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c', 'some words', ''), { maxLength: 30 }), fc.boolean())
  .map(([lines, ended]) => lines.join('\n') + (ended && lines.length > 0 ? '\n' : ''));

it('gives git what it needs to make the one text of the other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emend-diff-'));
  try {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const diff = unifiedDiff('text.md', before, after);
        fc.pre(diff !== '' && before !== '' && after !== '');
        writeFileSync(join(folder, 'text.md'), before);
        execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: folder, input: diff });
        expect(readFileSync(join(folder, 'text.md'), 'utf8')).toBe(after);
      }),
      { numRuns: 60 },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
