import type { LineGap, TextLine } from './text-line.ts';

/** Largest length of a stray. */
const MAX_GLYPHS = 24;
/** White space left beside a stray that still counts as a space, in units of the type size. */
const SPACE = 0.14;

/**
 * Moves words back into their line if the file shows them after it: producers that draw one font after the other (Greek letters,
 * inline code) leave a hole in the line, and the piece that fills the hole comes later as a separate line.
 */
export function fillHoles(lines: readonly TextLine[]): TextLine[] {
  const holed = lines.filter((line) => line.gaps.length > 0);
  if (holed.length === 0) return [...lines];
  const filled = new Map<TextLine, TextLine>();
  const used = new Set<TextLine>();
  for (const stray of lines) {
    if (stray.glyphs > MAX_GLYPHS || used.has(stray)) continue;
    for (const original of holed) {
      const line = filled.get(original) ?? original;
      if (original === stray || Math.abs(line.baseline - stray.baseline) > line.size * 0.3) continue;
      const gap = line.gaps.find((hole) => fits(stray, hole, line.size));
      if (!gap || line.glyphs < stray.glyphs) continue;
      filled.set(original, splice(line, stray, gap));
      used.add(stray);
      break;
    }
  }
  return lines.filter((line) => !used.has(line)).map((line) => filled.get(line) ?? line);
}

/** True when the stray lies in the hole and leaves only spaces between words. */
function fits(stray: TextLine, hole: LineGap, em: number): boolean {
  const before = stray.left - hole.left;
  const after = hole.right - stray.right;
  return before > -em * 0.15 && after > -em * 0.15 && before < em * 0.6 && after < em * 0.6;
}

function splice(line: TextLine, stray: TextLine, gap: LineGap): TextLine {
  const before = stray.left - gap.left > line.size * SPACE ? ' ' : '';
  const after = gap.right - stray.right > line.size * SPACE ? ' ' : '';
  const start = gap.at + before.length;
  const shift = before.length + stray.text.length + after.length - 1;
  const moved = <T extends { start: number; end: number }>(run: T): T[] => {
    if (run.end <= gap.at) return [run];
    if (run.start > gap.at) return [{ ...run, start: run.start + shift, end: run.end + shift }];
    return [
      { ...run, end: gap.at },
      { ...run, start: gap.at + 1 + shift, end: run.end + shift },
    ];
  };
  const inserted = stray.runs.map((run) => ({ ...run, start: run.start + start, end: run.end + start }));
  return {
    ...line,
    text: line.text.slice(0, gap.at) + before + stray.text + after + line.text.slice(gap.at + 1),
    runs: [...line.runs.flatMap(moved), ...inserted].sort((a, b) => a.start - b.start),
    gaps: line.gaps
      .filter((other) => other !== gap)
      .map((other) => (other.at > gap.at ? { ...other, at: other.at + shift } : other)),
    glyphs: line.glyphs + stray.glyphs,
  };
}
