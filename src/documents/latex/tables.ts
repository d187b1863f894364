import { endParagraph, type Scanner } from './scanner.ts';

/** Reads `&`: the next cell of the row. */
export function nextCell(s: Scanner): void {
  endParagraph(s);
  if (s.cell) s.cell = { ...s.cell, column: s.cell.column + s.cell.columns, columns: 1 };
}

/** Reads `\\`: the next row. */
export function nextRow(s: Scanner): void {
  endParagraph(s);
  if (s.cell) s.cell = { ...s.cell, row: s.cell.row + 1, column: 0, columns: 1 };
}
