/** Lines of a text with their line ends; the last line may have none. */
const linesOf = (text: string): string[] => text.match(/[^\n]+\n?|\n/g) ?? [];

/** A range of lines that differs, as half-open ranges in the old and the new text. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
}

const CONTEXT = 3;

/** Returns the change to a file in the unified format, as `patch` and `git apply` read it; empty if nothing changed. */
export function unifiedDiff(path: string, before: string, after: string): string {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const hunks = groups(changesOf(old, fresh));
  if (hunks.length === 0) return '';
  return `--- a/${path}\n+++ b/${path}\n${hunks.map((changes) => hunk(changes, old, fresh)).join('')}`;
}

/** Changes that are so close that their context would overlap share one hunk. */
function groups(changes: readonly Change[]): Change[][] {
  const found: Change[][] = [];
  for (const change of changes) {
    const last = found.at(-1)?.at(-1);
    if (last && change.from - last.to <= 2 * CONTEXT) found.at(-1)!.push(change);
    else found.push([change]);
  }
  return found;
}

function hunk(changes: readonly Change[], old: readonly string[], fresh: readonly string[]): string {
  const [first, last] = [changes[0]!, changes.at(-1)!];
  const start = Math.max(0, first.from - CONTEXT);
  const end = Math.min(old.length, last.to + CONTEXT);
  const newStart = first.newFrom - (first.from - start);
  const newEnd = last.newTo + (end - last.to);
  const lines: string[] = [];
  let at = start;
  for (const { from, to, newFrom, newTo } of changes) {
    lines.push(...old.slice(at, from).map((line) => written(' ', line)));
    lines.push(...old.slice(from, to).map((line) => written('-', line)));
    lines.push(...fresh.slice(newFrom, newTo).map((line) => written('+', line)));
    at = to;
  }
  lines.push(...old.slice(at, end).map((line) => written(' ', line)));
  return `@@ -${range(start, end)} +${range(newStart, newEnd)} @@\n${lines.join('')}`;
}

/** An empty range is numbered by the line before it. */
const range = (start: number, end: number): string => `${end === start ? start : start + 1},${end - start}`;

const written = (sign: string, line: string): string =>
  line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`;

/** Returns the differences, computed after E. Myers, "An O(ND) difference algorithm and its variations" (1986). */
function changesOf(old: readonly string[], fresh: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [to, newTo] = [old.length, fresh.length];
  for (const [x, y] of [...commonLines(old, fresh)].reverse().concat([[-1, -1]])) {
    if (x + 1 < to || y + 1 < newTo) changes.push({ from: x + 1, to, newFrom: y + 1, newTo });
    [to, newTo] = [x, y];
  }
  return changes.reverse();
}

/** Pairs of indexes of unchanged lines, in order. */
function commonLines(old: readonly string[], fresh: readonly string[]): [number, number][] {
  const trace = furthest(old, fresh);
  const pairs: [number, number][] = [];
  let [x, y] = [old.length, fresh.length];
  for (let d = trace.length - 1; d >= 0; d--) {
    const reached = trace[d]!;
    const k = x - y;
    const down = k === -d || (k !== d && (reached.get(k - 1) ?? -1) < (reached.get(k + 1) ?? -1));
    const before = d === 0 ? 0 : (reached.get(down ? k + 1 : k - 1) ?? 0);
    const stop = d === 0 ? 0 : down ? before : before + 1;
    while (x > stop) pairs.push([--x, --y]);
    if (d > 0) [x, y] = [before, before - (down ? k + 1 : k - 1)];
  }
  return pairs.reverse();
}

/** For each number of edits, how far each diagonal reached in the old text before them. */
function furthest(old: readonly string[], fresh: readonly string[]): Map<number, number>[] {
  const trace: Map<number, number>[] = [];
  const reached = new Map<number, number>([[1, 0]]);
  for (let d = 0; ; d++) {
    trace.push(new Map(reached));
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && (reached.get(k - 1) ?? -1) < (reached.get(k + 1) ?? -1));
      let x = down ? (reached.get(k + 1) ?? 0) : (reached.get(k - 1) ?? 0) + 1;
      while (x < old.length && x - k < fresh.length && old[x] === fresh[x - k]) x++;
      reached.set(k, x);
      if (x >= old.length && x - k >= fresh.length) return trace;
    }
  }
}
