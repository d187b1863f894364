import type { Node } from 'prosemirror-model';

/** A cell with its place in the table. */
export interface PlacedCell {
  readonly cell: Node;
  readonly column: number;
  readonly colspan: number;
  readonly rowspan: number;
}

export interface TableGrid {
  /** The cells of each row in order. */
  readonly rows: readonly (readonly PlacedCell[])[];
  /** Number of columns that each row fills, with its own cells and those that extend into it from above. */
  readonly widths: readonly number[];
  /** Number of columns of the widest row. */
  readonly width: number;
}

/** The places of a table's cells, including cells that cover several columns or rows. */
export function gridOf(table: Node): TableGrid {
  /** For each column, the number of rows that a cell from above still covers. */
  const covered: number[] = [];
  const rows: PlacedCell[][] = [];
  const widths: number[] = [];
  table.forEach((row, _offset, index) => {
    const cells: PlacedCell[] = [];
    let column = 0;
    const skip = () => {
      while ((covered[column] ?? 0) > 0) column++;
    };
    row.forEach((cell) => {
      skip();
      const { colspan, rowspan } = cell.attrs as { colspan: number; rowspan: number };
      const placed = { cell, column, colspan, rowspan: Math.min(rowspan, table.childCount - index) };
      cells.push(placed);
      for (let i = 0; i < colspan; i++) covered[column + i] = Math.max(covered[column + i] ?? 0, placed.rowspan);
      column += colspan;
    });
    widths.push(covered.findLastIndex((rowsLeft) => rowsLeft > 0) + 1);
    for (let i = 0; i < covered.length; i++) covered[i] = Math.max(0, (covered[i] ?? 0) - 1);
    rows.push(cells);
  });
  return { rows, widths, width: Math.max(0, ...widths) };
}
