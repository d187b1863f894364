import { expect, it } from 'vitest';
import { parseChangedLines, touches } from './changed-lines.ts';

const DIFF = `diff --git a/a.md b/a.md
index 1..2 100644
--- a/a.md
+++ b/a.md
@@ -1 +1 @@
-old
+new
@@ -4,2 +3,0 @@ heading
-gone
-gone
@@ -9,0 +8,3 @@
+++ b/not-a-file.md
+@@ -1 +1 @@
+third
\\ No newline at end of file
diff --git "a/tab\\there.md" "b/tab\\there.md"
--- /dev/null
+++ "b/tab\\there.md"
@@ -0,0 +1,2 @@
+one
+two
diff --git a/with space.md b/with space.md
--- a/with space.md\t
+++ b/with space.md\t
@@ -7,0 +8 @@
+x
`;

it('takes the new lines of each file from a diff', () => {
  expect([...parseChangedLines(DIFF)]).toEqual([
    [
      'a.md',
      [
        [1, 1],
        [8, 10],
      ],
    ],
    ['tab\there.md', [[1, 2]]],
    ['with space.md', [[8, 8]]],
  ]);
  expect(parseChangedLines('').size).toBe(0);
});

it('knows whether a place touches changed lines', () => {
  const changed = parseChangedLines(DIFF).get('a.md');
  const places = [
    [1, 1],
    [2, 7],
    [2, 8],
    [10, 12],
    [11, 11],
  ] as const;
  expect(places.map(([first, last]) => touches(changed, first, last))).toEqual([true, false, true, true, false]);
  expect([touches('all', 5, 5), touches(undefined, 5, 5)]).toEqual([true, false]);
});
