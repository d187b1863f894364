import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/fixtures/temporary-folder.ts';
import { unifiedDiff } from './unified-diff.ts';

const lines = (...numbers: (number | string)[]) => numbers.map((each) => `${each}\n`).join('');

describe('unifiedDiff', () => {
  it('says nothing of what is the same', () => {
    expect(unifiedDiff('a.md', 'one\n', 'one\n')).toBe('');
    expect(unifiedDiff('a.md', '', '')).toBe('');
  });

  it('shows each change with three lines around it', () => {
    const before = lines(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const after = lines(1, 2, 3, 4, 'five', 6, 7, 8, 9, 10, 11, 12, 13, 15);
    expect(unifiedDiff('docs/a.md', before, after)).toBe(
      `--- a/docs/a.md
+++ b/docs/a.md
@@ -2,7 +2,7 @@
 2
 3
 4
-5
+five
 6
 7
 8
@@ -11,5 +11,4 @@
 11
 12
 13
-14
 15
`,
    );
  });

  it('marks a last line without an end', () => {
    expect(unifiedDiff('a', 'one', 'two')).toBe(
      '--- a/a\n+++ b/a\n@@ -1,1 +1,1 @@\n-one\n\\ No newline at end of file\n+two\n\\ No newline at end of file\n',
    );
  });

  const folder = temporaryFolder('diff');

  it('is what git applies', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', '', 'd\r'), { minLength: 1, maxLength: 14 })
      .map((parts) => parts.join('\n'))
      .filter((made) => made !== '');
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = unifiedDiff('file', before, after);
        fc.pre(before !== after);
        writeFileSync(join(folder, 'file'), before);
        const git = spawnSync('git', ['apply', '--whitespace=nowarn', '--unsafe-paths'], { cwd: folder, input: diff });
        expect(git.stderr.toString()).toBe('');
        expect(readFileSync(join(folder, 'file'), 'utf8')).toBe(after);
      }),
      { numRuns: 60 },
    );
  });
});
