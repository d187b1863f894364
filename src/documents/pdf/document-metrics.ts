import type { TextLine } from './text-line.ts';

/** Typographic measures of a document, learnt from all its lines. Lengths in points. */
export interface DocumentMetrics {
  /** Type size of most characters. */
  readonly bodySize: number;
  /** True when most of the text is monospaced, so that the font of a line shows nothing. */
  readonly monospacedBody: boolean;
  /** Returns the usual distance of baselines for a type size. */
  leading(size: number): number;
  /** Indent of a paragraph's first line in this document; 0 if there is none. */
  readonly firstLineIndent: number;
  /** Returns the column of a line, if enough lines share it. */
  columnOf(line: TextLine): ColumnEdges | undefined;
}

export interface ColumnEdges {
  readonly left: number;
  readonly right: number;
  readonly lines: number;
}

/** Lines of at least this length count as full lines of running text when the edges of columns are learnt. */
const WIDE_LINE_GLYPHS = 20;
const EDGE_TOLERANCE = 3;
/** Manuals are mostly code but set their text in another face; typescripts use another face only in headings. */
const MONOSPACED_BODY = 0.85;

export function measureDocument(pages: readonly (readonly TextLine[])[]): DocumentMetrics {
  const glyphsBySize = new Map<number, number>();
  let glyphs = 0;
  let monospaced = 0;
  for (const lines of pages) {
    for (const line of lines) {
      glyphs += line.glyphs;
      if (line.monospaced) monospaced += line.glyphs;
      else count(glyphsBySize, Math.round(line.size * 4) / 4, line.glyphs);
    }
  }
  const bodySize = mostFrequent(glyphsBySize) ?? 10;
  const monospacedBody = monospaced > glyphs * MONOSPACED_BODY;
  const isBody = (line: TextLine): boolean =>
    Math.abs(line.size - bodySize) < 0.6 && (!line.monospaced || monospacedBody);
  const edges = findColumns(pages, isBody);
  const firstLineIndent = findFirstLineIndent(pages, edges, bodySize);
  const columns = edges.filter((edge) => !isIndentOf(edge, edges, firstLineIndent));
  const otherColumns = findColumns(pages, (line) => !isBody(line) && !line.monospaced);
  const leadings = findLeadings(pages);
  return {
    bodySize,
    monospacedBody,
    leading: (size) => leadingOf(leadings, size, bodySize),
    firstLineIndent,
    columnOf: (line) => columnOf(columns, line, bodySize) ?? columnOf(otherColumns, line, bodySize),
  };
}

function count(map: Map<number, number>, key: number, by: number): void {
  map.set(key, (map.get(key) ?? 0) + by);
}

function mostFrequent(map: ReadonlyMap<number, number>): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [key, times] of map) {
    if (times > most) {
      most = times;
      best = key;
    }
  }
  return best;
}

function findLeadings(pages: readonly (readonly TextLine[])[]): Map<number, number> {
  const distances = new Map<number, Map<number, number>>();
  for (const lines of pages) {
    for (let index = 1; index < lines.length; index++) {
      const above = lines[index - 1]!;
      const line = lines[index]!;
      const distance = above.baseline - line.baseline;
      const sameBlock = Math.abs(above.size - line.size) < 0.6 && above.left < line.right && line.left < above.right;
      if (!sameBlock || distance < above.size * 0.8 || distance > above.size * 3.2) continue;
      const size = Math.round(line.size);
      let ofSize = distances.get(size);
      if (!ofSize) {
        ofSize = new Map();
        distances.set(size, ofSize);
      }
      count(ofSize, Math.round(distance * 2) / 2, Math.min(line.glyphs, above.glyphs));
    }
  }
  return new Map([...distances].map(([size, ofSize]) => [size, mostFrequent(ofSize) ?? size * 1.2]));
}

/** Limits the leading of a rare size, because few lines prove little: in proportion, headings are not set wider than the text. */
function leadingOf(leadings: ReadonlyMap<number, number>, size: number, bodySize: number): number {
  const measured = leadings.get(Math.round(size));
  const body = (leadings.get(Math.round(bodySize)) ?? bodySize * 1.2) / bodySize;
  if (size < bodySize * 1.08) return measured ?? size * 1.2;
  return Math.min(measured ?? size * 1.2, size * body * 1.1);
}

/** Clusters the left edges of long lines. */
function findColumns(pages: readonly (readonly TextLine[])[], counts: (line: TextLine) => boolean): ColumnEdges[] {
  const clusters: { left: number; rights: number[] }[] = [];
  for (const lines of pages) {
    for (const line of lines) {
      if (line.glyphs <= WIDE_LINE_GLYPHS || !counts(line)) continue;
      let cluster = clusters.find((candidate) => Math.abs(candidate.left - line.left) < EDGE_TOLERANCE);
      if (!cluster) {
        cluster = { left: line.left, rights: [] };
        if (clusters.length < 200) clusters.push(cluster);
      }
      cluster.rights.push(line.right);
    }
  }
  const columns = clusters.map(({ left, rights }) => {
    rights.sort((a, b) => a - b);
    return { left, right: rightEdge(rights), lines: rights.length };
  });
  columns.sort((a, b) => b.lines - a.lines);
  const least = Math.max(3, (columns[0]?.lines ?? 0) * 0.08);
  return columns.filter((column) => column.lines >= least);
}

/**
 * Returns the place where most justified lines end: single lines may extend beyond it with a long address. Ragged lines have
 * no such place; 97 in 100 of them end before their edge.
 */
function rightEdge(sorted: readonly number[]): number {
  let most = 0;
  let edge = 0;
  for (let start = 0, end = 0; end < sorted.length; end++) {
    while (sorted[end]! - sorted[start]! > 2) start++;
    if (end - start + 1 >= most) {
      most = end - start + 1;
      edge = sorted[end]!;
    }
  }
  if (most >= 3 && most >= sorted.length * 0.35) return edge;
  return sorted[Math.floor((sorted.length - 1) * 0.97)]!;
}

/** Returns the nearest frequent column start at or left of the line. */
function columnOf(columns: readonly ColumnEdges[], line: TextLine, bodySize: number): ColumnEdges | undefined {
  let best: ColumnEdges | undefined;
  for (const column of columns) {
    const indent = line.left - column.left;
    if (indent < -EDGE_TOLERANCE || line.left >= column.right || indent > 60 + bodySize * 3) continue;
    if (!best) best = column;
    else if (column.left > best.left && indent < 2) best = column;
    else if (indent < line.left - best.left && column.lines > best.lines * 0.5) best = column;
  }
  return best;
}

/** In dialogue, the indent of paragraphs is as frequent as the edge of the column; it is not a column of its own. */
function isIndentOf(edge: ColumnEdges, edges: readonly ColumnEdges[], indent: number): boolean {
  if (indent === 0) return false;
  return edges.some((other) => other.lines > edge.lines * 0.2 && Math.abs(other.left + indent - edge.left) < 1.5);
}

/** Returns the usual indent of lines whose next line is back at the edge of the column. */
function findFirstLineIndent(
  pages: readonly (readonly TextLine[])[],
  columns: readonly ColumnEdges[],
  bodySize: number,
): number {
  const indents = new Map<number, number>();
  for (const lines of pages) {
    for (let index = 1; index < lines.length; index++) {
      const line = lines[index - 1]!;
      const below = lines[index]!;
      const indent = line.left - below.left;
      if (indent < bodySize * 0.7 || indent > bodySize * 5 || Math.abs(line.size - bodySize) > 0.6) continue;
      const distance = line.baseline - below.baseline;
      if (distance <= 0 || distance > bodySize * 3) continue;
      if (columns.some((column) => Math.abs(column.left - below.left) < EDGE_TOLERANCE))
        count(indents, Math.round(indent), 1);
    }
  }
  const indent = mostFrequent(indents);
  return indent !== undefined && indents.get(indent)! >= 4 ? indent : 0;
}
