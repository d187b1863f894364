import type { DocumentMetrics } from './document-metrics.ts';
import type { PlacedLine } from './text-block.ts';
import type { TextRegion } from './text-region.ts';

/**
 * Gives every line of a region the edges of its column: those learnt from the whole document, unless the
 * region itself shows a narrower measure (quotations, list items, boxes).
 */
export function placeLines(region: TextRegion, metrics: DocumentMetrics): PlacedLine[] {
  const { lines } = region;
  let widest = 0;
  for (const line of lines) widest = Math.max(widest, line.right);
  const placed = lines.map((line) => {
    const column = metrics.columnOf(line);
    const left = column ? column.left : region.left;
    let right = column ? column.right : widest;
    // columns of other pages may be wider from the same left edge (an abstract over two columns)
    if (column && lines.length >= 6 && right - widest > line.size * 4) right = widest;
    return { line, columnLeft: left, columnRight: Math.max(right, line.right) };
  });
  narrowQuotations(placed);
  return placed;
}

/** Gives an indented stretch an edge of its own if its lines end flush before the column's edge. */
function narrowQuotations(placed: PlacedLine[]): void {
  let start = 0;
  while (start < placed.length) {
    const { line } = placed[start]!;
    let end = start + 1;
    let right = line.right;
    while (end < placed.length && Math.abs(placed[end]!.line.left - line.left) < 1) {
      right = Math.max(right, placed[end]!.line.right);
      end++;
    }
    const { columnRight } = placed[start]!;
    if (end - start >= 3 && columnRight - right > line.size * 0.5) {
      let flush = 0;
      for (let at = start; at < end; at++) if (right - placed[at]!.line.right < line.size * 0.15) flush++;
      if (flush >= 2 && flush >= (end - start) * 0.4) {
        for (let at = start; at < end; at++) placed[at] = { ...placed[at]!, columnRight: right };
      }
    }
    start = end;
  }
}
