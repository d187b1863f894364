import type { SourcePlace } from '../../pieces/placement.ts';
import { trimmed } from '../lines.ts';

/** Returns the cells of a grid table, each as its lines between the borders. */
export function gridCells(source: string, rows: readonly SourcePlace[]): SourcePlace[][] {
  const row = openRow();
  for (const { from, to } of rows) {
    if (source[from] === '+') {
      row.close();
      continue;
    }
    let start = from + 1;
    let column = 0;
    for (let at = start; at < to; at++) {
      if (source[at] !== '|') continue;
      row.add(column++, trimmed(source, { from: start, to: at }));
      start = at + 1;
    }
  }
  row.close();
  return row.cells;
}

/** Returns the cells of a simple table, whose first line shows its columns; a line without a first cell continues the row above. */
export function simpleCells(source: string, rows: readonly SourcePlace[]): SourcePlace[][] {
  const [rule] = rows;
  if (!rule) return [];
  const starts = [...source.slice(rule.from, rule.to).matchAll(/=+/g)].map(({ index }) => index);
  const lineStart = (at: number): number => source.lastIndexOf('\n', at - 1) + 1;
  const margin = rule.from - lineStart(rule.from);
  const row = openRow();
  for (const { from, to } of rows) {
    const text = source.slice(from, to);
    if (/^[=-]{2,}(?:[ \t]+[=-]{2,})*$/.test(text) || text === '') {
      row.close();
      continue;
    }
    const line = lineStart(from) + margin;
    const parts = starts.map((start, i) => {
      const next = starts[i + 1];
      return trimmed(source, {
        from: Math.max(from, line + start),
        to: next === undefined ? to : Math.min(to, line + next),
      });
    });
    const [first] = parts;
    if (first && first.from < first.to) row.close();
    for (const [i, part] of parts.entries()) row.add(i, part);
  }
  row.close();
  return row.cells;
}

/** Collects the lines of a row's cells; closing the row adds its cells that are not empty to `cells`. */
function openRow() {
  const cells: SourcePlace[][] = [];
  let open: SourcePlace[][] = [];
  return {
    cells,
    add(column: number, place: SourcePlace): void {
      while (open.length <= column) open.push([]);
      if (place.from < place.to) open[column]!.push(place);
    },
    close(): void {
      cells.push(...open.filter((cell) => cell.length > 0));
      open = [];
    },
  };
}
