import type { PlacedBox } from './pdf-reading.ts';
import type { TextBlock } from './text-block.ts';
import type { TextLine } from './text-line.ts';

/**
 * Returns the places of a block's lines: one box for every column and page that it covers. A new box starts on another page,
 * and at a line that is above the one before and beside the earlier lines.
 */
export function paragraphBoxes(block: TextBlock): PlacedBox[] {
  const boxes: PlacedBox[] = [];
  let above: TextLine | undefined;
  for (const { line } of block.lines) {
    const box = boxOf(line);
    const last = boxes.at(-1);
    if (last && above && above.page === line.page && !startsColumn(above, last, box, line)) {
      boxes[boxes.length - 1] = {
        page: line.page,
        left: Math.min(last.left, box.left),
        bottom: Math.min(last.bottom, box.bottom),
        right: Math.max(last.right, box.right),
        top: Math.max(last.top, box.top),
      };
    } else boxes.push(box);
    above = line;
  }
  return boxes;
}

function startsColumn(above: TextLine, last: PlacedBox, box: PlacedBox, line: TextLine): boolean {
  if (line.angle !== 0) return false;
  return line.baseline > above.baseline + above.size && (box.left > last.right || box.right < last.left);
}

function boxOf(line: TextLine): PlacedBox {
  const { mirroredIn, page } = line;
  const left = mirroredIn === undefined ? line.left : mirroredIn - line.right;
  const right = mirroredIn === undefined ? line.right : mirroredIn - line.left;
  const bottom = line.baseline - line.size * 0.28;
  const top = line.baseline + line.size * 0.92;
  if (line.angle === 0) return { page, left, bottom, right, top };
  // rotated lines have coordinates along their own direction
  const radians = (line.angle * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const xs = [left * cos - bottom * sin, right * cos - bottom * sin, left * cos - top * sin, right * cos - top * sin];
  const ys = [left * sin + bottom * cos, right * sin + bottom * cos, left * sin + top * cos, right * sin + top * cos];
  return { page, left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}
