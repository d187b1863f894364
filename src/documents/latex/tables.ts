import { endParagraph, type Scanner } from './scanner.ts';

/** `&`: the next cell of the row. */
export function nextCell(s: Scanner): void {
  endParagraph(s);
  if (s.cell) s.cell = { ...s.cell, column: s.cell.column + s.cell.columns, columns: 1 };
}

/** `\\`: the next row. */
export function nextRow(s: Scanner): void {
  endParagraph(s);
  if (s.cell) s.cell = { ...s.cell, row: s.cell.row + 1, column: 0, columns: 1 };
}

/** `\multicolumn{n}`: the cell takes up so many columns. */
export function spanColumns(s: Scanner, columns: number): void {
  if (s.cell && columns > 0 && columns < 100) s.cell = { ...s.cell, columns };
}
