import type { TextLine } from './text-line.ts';
import { regionOf, type TextRegion } from './text-region.ts';

/** A stretch of a page: a region of running text, or the rows of a table, each a list of cells. */
export type PagePart =
  | { readonly kind: 'text'; readonly region: TextRegion }
  | { readonly kind: 'table'; readonly rows: readonly TextRegion[][] };

const MAX_CELL_LINES = 8;
const MAX_CELL_CHARACTERS = 90;
const MAX_ROW_GAP = 4.5;

/**
 * Finds tables among the regions of a page. A file shows a table cell by cell, and every cell is a region of its own:
 * regions that follow one another to the right at the same height are a row, and rows whose cells lie below one
 * another are a table. Columns of running text are long and are left unchanged.
 */
export function findTables(regions: readonly TextRegion[]): PagePart[] {
  const parts: PagePart[] = [];
  const rows = toRows(regions);
  for (let index = 0; index < rows.length; ) {
    const end = tableEnd(rows, index);
    const table = rows.slice(index, end);
    if (isTable(table)) {
      parts.push({ kind: 'table', rows: withFirstRow(parts, table) });
      index = end;
    } else {
      for (const region of rows[index]!) parts.push({ kind: 'text', region });
      index++;
    }
  }
  return parts;
}

/**
 * Restores the first cell of the first row, which lies directly below a caption or paragraph and was read as its last
 * line. The rest of that row is restored too, if the row was too short to be recognised as one.
 */
function withFirstRow(parts: PagePart[], table: readonly TextRegion[][]): TextRegion[][] {
  const firstRow = table[0]!;
  const cell = takeLastLine(parts, firstRow[0]!);
  if (cell) return [[cell, ...firstRow], ...table.slice(1)];
  const last = parts[parts.length - 1];
  if (last?.kind !== 'text' || last.region.lines.length !== 1 || !goesOn([last.region, last.region], firstRow))
    return [...table];
  parts.pop();
  const header = takeLastLine(parts, last.region);
  if (header) return [[header, last.region], ...table];
  parts.push(last);
  return [...table];
}

/** Removes the last line of the last text if `cell` is beside it, and returns it as a region. */
function takeLastLine(parts: PagePart[], cell: TextRegion): TextRegion | undefined {
  const part = parts[parts.length - 1];
  if (part?.kind !== 'text') return undefined;
  const line = part.region.lines[part.region.lines.length - 1]!;
  const top = cell.lines[0]!;
  if (Math.abs(line.baseline - top.baseline) > top.size * 0.4 || line.right > cell.left || line.tag) return undefined;
  parts.pop();
  const rest = part.region.lines.slice(0, -1);
  if (rest.length > 0) parts.push({ kind: 'text', region: regionOf(rest) });
  return regionOf([line]);
}

function toRows(regions: readonly TextRegion[]): TextRegion[][] {
  const rows: TextRegion[][] = [];
  for (const region of regions) {
    const row = rows[rows.length - 1];
    const before = row?.[row.length - 1];
    if (row && before && isBeside(row, before, region)) row.push(region);
    else rows.push([region]);
  }
  return rows;
}

function isBeside(row: readonly TextRegion[], before: TextRegion, region: TextRegion): boolean {
  const top = region.lines[0]!;
  const rowTop = row[0]!.lines[0]!;
  if (region.lines.length > MAX_CELL_LINES || before.lines.length > MAX_CELL_LINES) return false;
  if (region.lines[0]!.tag !== undefined) return false;
  if (region.left <= before.right - top.size * 0.2) return false;
  if (Math.abs(top.baseline - rowTop.baseline) < top.size * 0.7) return true;
  return Math.abs(middle(region) - middle(row[0]!)) < top.size * 0.6;
}

/** Returns the vertical centre of a cell: browsers may centre cells vertically. */
function middle({ lines }: TextRegion): number {
  return (lines[0]!.baseline + lines[lines.length - 1]!.baseline) / 2;
}

function tableEnd(rows: readonly TextRegion[][], start: number): number {
  let end = start + 1;
  while (end < rows.length && goesOn(rows[end - 1]!, rows[end]!)) end++;
  return end;
}

function goesOn(above: readonly TextRegion[], row: readonly TextRegion[]): boolean {
  if (above.length < 2 || row.length < 2) return false;
  const bottom = Math.min(...above.map((cell) => cell.lines[cell.lines.length - 1]!.baseline));
  const top = row[0]!.lines[0]!;
  const gap = bottom - top.baseline;
  if (gap < top.size * 0.5 || gap > top.size * MAX_ROW_GAP) return false;
  const aligned = row.filter((cell) => above.some((other) => isAligned(cell, other, top.size))).length;
  return aligned >= Math.min(2, above.length, row.length);
}

function isAligned(a: TextRegion, b: TextRegion, em: number): boolean {
  const near = em * 0.8;
  if (Math.abs(a.left - b.left) < near || Math.abs(a.right - b.right) < near) return true;
  return Math.abs(a.left + a.right - b.left - b.right) < near * 2;
}

function isTable(rows: readonly TextRegion[][]): boolean {
  if (rows.length < 2) return false;
  const cells = rows.flat();
  const characters = cells.reduce((sum, cell) => sum + textOf(cell.lines), 0) / cells.length;
  return characters <= MAX_CELL_CHARACTERS;
}

function textOf(lines: readonly TextLine[]): number {
  return lines.reduce((sum, line) => sum + line.text.length, 0);
}
