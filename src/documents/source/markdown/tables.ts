import type { SourcePlace } from '../../pieces/placement.ts';
import { trimmed } from '../lines.ts';
import { type BlockState, closeLeaf, partHere } from './block-state.ts';
import type { LineCursor } from './line-cursor.ts';

const DELIMITER = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;

/** Returns the cells of a row, without blanks at their ends. An escaped bar, or one in program text, is not a border. */
function cellsOf(source: string, row: SourcePlace): SourcePlace[] {
  const { from, to } = trimmed(source, row);
  const cells: SourcePlace[] = [];
  let start = source[from] === '|' ? from + 1 : from;
  for (let at = start; at < to; at++) {
    const sign = source[at];
    if (sign === '\\') at++;
    else if (sign === '|') {
      cells.push(trimmed(source, { from: start, to: at }));
      start = at + 1;
    }
  }
  if (start < to) cells.push(trimmed(source, { from: start, to }));
  return cells;
}

/** Reads the delimiter row below the last line of a paragraph: that line is the head of a table. */
export function readTableStart(state: BlockState, lines: SourcePlace[], cursor: LineCursor, next: number): boolean {
  const { source } = state;
  const head = lines.at(-1)!;
  const row = source.slice(next, cursor.end);
  if (!row.includes('|') || !DELIMITER.test(row)) return false;
  const columns = cellsOf(source, { from: next, to: cursor.end }).length;
  const cells = cellsOf(source, head);
  if (cells.length !== columns) return false;
  lines.pop();
  if (lines.length > 0) closeLeaf(state, head.from);
  state.leaf = { kind: 'table', columns };
  pushCells(state, cells);
  return true;
}

export function readTableRow(state: BlockState, columns: number, cursor: LineCursor): void {
  pushCells(state, cellsOf(state.source, { from: cursor.at, to: cursor.end }).slice(0, columns));
}

function pushCells(state: BlockState, cells: readonly SourcePlace[]): void {
  for (const cell of cells)
    if (cell.to > cell.from)
      state.blocks.push({ kind: 'prose', segments: [cell], style: 'table', level: 0, part: partHere(state) });
}
