/** Lines of a file, starting at 1, as closed ranges in order, or the whole file. */
export type ChangedLines = readonly (readonly [first: number, last: number])[] | 'all';

/** True when one of the lines from `first` to `last` has changed. */
export function touches(changed: ChangedLines | undefined, first: number, last: number): boolean {
  if (changed === undefined) return false;
  return changed === 'all' || changed.some(([from, to]) => from <= last && to >= first);
}

/**
 * Returns the new lines of each file in a unified diff without context (`git diff -U0`), by the file's path in the diff
 * without "b/". Places where lines were only removed have none.
 */
export function parseChangedLines(diff: string): Map<string, ChangedLines> {
  const files = new Map<string, [number, number][]>();
  let ranges: [number, number][] | undefined;
  let left = 0;
  for (const line of diff.split('\n')) {
    // inside a hunk, "+++ b/…" is an added line that begins with "++"
    if (left > 0) {
      if (line.startsWith('+') || line.startsWith('-')) left--;
      continue;
    }
    const name = /^\+\+\+ (.*?)\t?\r?$/.exec(line);
    if (name) {
      ranges = [];
      files.set(unquoted(name[1]!).replace(/^b\//, ''), ranges);
    }
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (!hunk) continue;
    const [start, count] = [Number(hunk[2]), Number(hunk[3] ?? 1)];
    left = Number(hunk[1] ?? 1) + count;
    if (count > 0) ranges?.push([start, start + count - 1]);
  }
  return files;
}

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** A path as git quotes it when it contains control characters, quotes or backslashes: `"b/a\tb"`. */
function unquoted(path: string): string {
  if (!path.startsWith('"') || !path.endsWith('"')) return path;
  return path
    .slice(1, -1)
    .replace(/\\(?:([0-7]{3})|(.))/g, (_, octal: string | undefined, sign: string) =>
      octal === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(octal, 8)),
    );
}
