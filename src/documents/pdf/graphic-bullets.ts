import { readListMarker } from './list-marker.ts';
import type { PageMark } from './pdf-engine.ts';
import type { TextLine } from './text-line.ts';

/** Character that replaces a drawn bullet. */
const BULLET = '•';
/** Largest gap between a bullet and its text, and limits for the size of a bullet, in units of the type size. */
const MAX_GAP = 2.2;
const LEAST = 0.14;
const MOST = 1.1;
/** Largest horizontal distance between two bullets of a list, in type sizes: items of nested lists are further right. */
const MOST_INDENT = 6;

/**
 * Puts a bullet in front of lines with a drawn one before them: a ball on a slide, a square on a web page. A single
 * drawing may be anything; two of the same size, one below the other or further right, each at the height of a line with
 * nothing between them and the line, are a list.
 */
export function attachGraphicBullets(lines: readonly TextLine[], marks: readonly PageMark[]): TextLine[] {
  if (marks.length < 2) return [...lines];
  const owners = new Map<TextLine, PageMark>();
  for (const mark of marks) {
    const owner = ownerOf(mark, lines);
    if (owner && !owners.has(owner)) owners.set(owner, mark);
  }
  const pairs = [...owners];
  const bullets = pairs.filter((pair) => pairs.some((other) => isLike(pair, other)));
  if (bullets.length === 0) return [...lines];
  const found = new Map(bullets);
  return lines.map((line) => {
    const mark = found.get(line);
    return mark ? withBullet(line, mark) : line;
  });
}

/** Returns the line that begins to the right of the mark, if no line in its row is to the left. */
function ownerOf(mark: PageMark, lines: readonly TextLine[]): TextLine | undefined {
  const middle = (mark.bottom + mark.top) / 2;
  const size = Math.max(mark.right - mark.left, mark.top - mark.bottom);
  let owner: TextLine | undefined;
  for (const line of lines) {
    const em = line.size;
    if (line.angle !== 0 || middle < line.baseline - em * 0.15 || middle > line.baseline + em * 0.75) continue;
    if (line.left < mark.right - em * 0.1) {
      // text on both sides: a sign within a line; text over the mark: its own number
      if (line.right > mark.left - em) return undefined;
      continue;
    }
    const near = line.left - mark.right < em * MAX_GAP && size > em * LEAST && size < em * MOST;
    if (near && (!owner || line.left < owner.left)) owner = line;
  }
  return owner && !readListMarker(owner.text) && /[\p{L}\p{N}]/u.test(owner.text) ? owner : undefined;
}

/** True for another mark of the same size and distance from its text, in another row and not far to the side: arrowheads have no such regularity. */
function isLike([line, mark]: readonly [TextLine, PageMark], [text, other]: readonly [TextLine, PageMark]): boolean {
  const near = Math.max(0.4, (mark.right - mark.left) * 0.12);
  return (
    mark !== other &&
    Math.abs(mark.left - other.left) < line.size * MOST_INDENT &&
    Math.abs(line.left - mark.right - (text.left - other.right)) < line.size * 0.25 &&
    Math.abs(mark.right - mark.left - (other.right - other.left)) < near &&
    Math.abs(mark.top - mark.bottom - (other.top - other.bottom)) < near &&
    Math.abs(mark.bottom - other.bottom) > (mark.top - mark.bottom) * 1.1
  );
}

function withBullet(line: TextLine, mark: PageMark): TextLine {
  const shift = BULLET.length + 1;
  return {
    ...line,
    text: `${BULLET} ${line.text}`,
    left: mark.left,
    firstWordWidth: mark.right - mark.left,
    gaps: line.gaps.map((gap) => ({ ...gap, at: gap.at + shift })),
    runs: line.runs.map((run) => ({ ...run, start: run.start + shift, end: run.end + shift })),
  };
}
