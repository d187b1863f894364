import type { ReadCell } from './rich-html.ts';

/** A row in RTF's terms: the content of its cells, the right border of each, and whether a cell is merged with the cell above. */
export interface RtfRow {
  readonly cells: readonly string[];
  /** Right borders, in twentieths of a point. */
  readonly borders: number[];
  readonly merges: ('begins' | 'goes on' | undefined)[];
  /** The merge that the file declares for the cell whose border comes next. */
  merge: 'begins' | 'goes on' | undefined;
}

export const emptyRow = (): RtfRow => ({ cells: [], borders: [], merges: [], merge: undefined });

/** Borders of one column may differ by this much, in twentieths of a point: programs round. */
const ROUNDING = 15;

/** The rows, each cell with the number of columns and rows that it covers. */
export function rtfTable(rows: readonly RtfRow[]): ReadCell[][] {
  const columns = rows
    .flatMap(({ borders }) => borders)
    .sort((a, b) => a - b)
    .filter((border, i, all) => i === 0 || border - all[i - 1]! > ROUNDING);
  const columnAt = (border: number) => columns.findLastIndex((column) => column <= border + ROUNDING);
  /** The cell that may extend downwards in each column. */
  const above: (ReadCell | undefined)[] = [];
  return rows.map(({ cells, borders, merges }) => {
    let before = -1;
    return cells.flatMap((html, i): ReadCell[] => {
      const column = borders[i] === undefined ? before + 1 : columnAt(borders[i]);
      const cell: ReadCell = { html, colspan: Math.max(1, column - before), rowspan: 1, header: false };
      before = column;
      const reaching = above[column];
      if (merges[i] === 'goes on' && reaching) {
        reaching.rowspan++;
        return [];
      }
      above[column] = cell;
      return [cell];
    });
  });
}
