import type { TextLine } from './text-line.ts';

/** The lines of a page by their direction of writing. */
export interface LinesByDirection {
  /** Lines in the direction of most of the text. */
  readonly main: TextLine[];
  /** Lines in other directions (labels of axes, stamps in the margin, sideways tables), by direction. */
  readonly turned: TextLine[][];
}

/**
 * Groups lines by direction. A page that is printed sideways has one direction like any other: its coordinates are along
 * its own direction.
 */
export function byDirection(lines: readonly TextLine[]): LinesByDirection {
  const glyphs = new Map<number, number>();
  for (const line of lines) glyphs.set(line.angle, (glyphs.get(line.angle) ?? 0) + line.glyphs);
  let main = 0;
  let most = glyphs.get(0) ?? 0;
  for (const [angle, count] of glyphs) {
    if (count > most * 3) {
      main = angle;
      most = count;
    }
  }
  const turned = [...glyphs.keys()].filter((angle) => angle !== main);
  const inDirection = (angle: number): TextLine[] => downwards(lines.filter((line) => line.angle === angle));
  return {
    main: inDirection(main),
    turned: turned.map(inDirection),
  };
}

/** Corrects the order of rotated lines that run down the page: PDFium returns them from the last to the first. */
function downwards(lines: TextLine[]): TextLine[] {
  if (lines.length < 2 || lines[0]!.angle === 0) return lines;
  const rising = lines.filter((line, index) => index > 0 && line.baseline > lines[index - 1]!.baseline).length;
  return rising > (lines.length - 1) * 0.8 ? lines.reverse() : lines;
}
