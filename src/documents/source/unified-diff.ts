/** Lines of context on both sides of a change, as in `diff -u`. */
const CONTEXT = 3;

interface Change {
  /** Range of lines, counted from 0, half-open, of the old and the new text. */
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/**
 * Returns the difference of two texts in unified format (POSIX.1-2017, `diff -u`), which `patch` and `git apply` accept; an empty string if there is
 * none. Corrections stay within their lines, so the changes lie between lines that both texts have, in the order of both.
 *
 * @param name of the file, for the header
 */
export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return '';
  const [old, now] = [linesOf(before), linesOf(after)];
  const hunks = hunksOf(changesOf(old, now), old.length);
  return [`--- a/${name}\n`, `+++ b/${name}\n`, ...hunks.map((changes) => hunkText(changes, old, now))].join('');
}

/** Returns lines with their ends; the last one may have none. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\n)/));

/** Returns runs of lines that differ, by the shortest edit script (Myers 1986, An O(ND) Difference Algorithm and Its Variations). */
function changesOf(old: readonly string[], now: readonly string[]): Change[] {
  const changes: Change[] = [];
  let from = 0;
  let newFrom = 0;
  for (const [i, j] of [...commonLines(old, now), [old.length, now.length] as const]) {
    if (i > from || j > newFrom) changes.push({ from, to: i, newFrom, newTo: j });
    from = i + 1;
    newFrom = j + 1;
  }
  return changes;
}

/** Returns pairs of lines that both texts have, in order. */
function commonLines(old: readonly string[], now: readonly string[]): (readonly [number, number])[] {
  const most = old.length + now.length;
  const reached = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let d = 0; d <= most; d++) {
    trace.push(new Map(reached));
    for (let k = -d; k <= d; k += 2) {
      let x = downFrom(reached, k, d) ? reached.get(k + 1)! : reached.get(k - 1)! + 1;
      while (x < old.length && x - k < now.length && old[x] === now[x - k]) x++;
      reached.set(k, x);
      if (x >= old.length && x - k >= now.length) return walkBack(trace, old.length, now.length);
    }
  }
  return [];
}

const downFrom = (reached: ReadonlyMap<number, number>, k: number, d: number): boolean =>
  k === -d || (k !== d && (reached.get(k - 1) ?? -1) < (reached.get(k + 1) ?? -1));

function walkBack(trace: readonly ReadonlyMap<number, number>[], x: number, y: number): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let d = trace.length - 1; d >= 0; d--) {
    const reached = trace[d]!;
    const k = x - y;
    const from = downFrom(reached, k, d) ? k + 1 : k - 1;
    const [oldX, oldY] = d === 0 ? [0, 0] : [reached.get(from)!, reached.get(from)! - from];
    while (x > oldX && y > oldY) pairs.push([--x, --y]);
    [x, y] = [oldX, oldY];
  }
  return pairs.reverse();
}

/** Joins changes whose context would overlap into one hunk. */
function hunksOf(changes: readonly Change[], lines: number): Change[][] {
  const hunks: Change[][] = [];
  let end = -1;
  for (const change of changes) {
    if (hunks.length === 0 || change.from - CONTEXT > end) hunks.push([]);
    hunks.at(-1)!.push(change);
    end = Math.min(lines, change.to + CONTEXT);
  }
  return hunks;
}

function hunkText(changes: readonly Change[], old: readonly string[], now: readonly string[]): string {
  const [first, last] = [changes[0]!, changes.at(-1)!];
  const from = Math.max(0, first.from - CONTEXT);
  const to = Math.min(old.length, last.to + CONTEXT);
  const newFrom = first.newFrom - (first.from - from);
  const newTo = last.newTo + (to - last.to);
  let text = `@@ -${range(from, to)} +${range(newFrom, newTo)} @@\n`;
  let at = from;
  const put = (sign: string, lines: readonly string[]) => {
    for (const line of lines) text += sign + (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`);
  };
  for (const change of changes) {
    put(' ', old.slice(at, change.from));
    put('-', old.slice(change.from, change.to));
    put('+', now.slice(change.newFrom, change.newTo));
    at = change.to;
  }
  put(' ', old.slice(at, to));
  return text;
}

/** Formats the first line, from 1, and the number of lines; for an empty range, the line before. */
const range = (from: number, to: number): string => (to === from ? `${from},0` : `${from + 1},${to - from}`);
