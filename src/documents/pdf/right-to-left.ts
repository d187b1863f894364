import type { TextLine } from './text-line.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/gu;

/**
 * Mirrors the coordinates of a page whose text runs from right to left, so that columns, indents and line ends have
 * their usual meaning. `mirroredIn` keeps the width to reverse this.
 */
export function mirrorRightToLeft(lines: readonly TextLine[], width: number): TextLine[] {
  let glyphs = 0;
  let turned = 0;
  for (const line of lines) {
    glyphs += line.glyphs;
    if (line.rightToLeft) turned += line.text.match(RIGHT_TO_LEFT)?.length ?? 0;
  }
  if (turned <= glyphs * 0.5) return [...lines];
  return lines.map((line) => ({ ...line, left: width - line.right, right: width - line.left, mirroredIn: width }));
}
