import type { TextLine } from './text-line.ts';

/**
 * Removes text that the page shows twice or not at all: text printed again over itself to look bold, and the invisible
 * layer that text recognition adds, unless the layer is all the text there is.
 */
export function cleanLines(lines: readonly TextLine[]): TextLine[] {
  const visible = lines.reduce((sum, line) => sum + (line.invisible ? 0 : line.glyphs), 0);
  const hidden = lines.reduce((sum, line) => sum + (line.invisible ? line.glyphs : 0), 0);
  const keepHidden = visible < hidden * 0.1;
  const kept: TextLine[] = [];
  const seen = new Map<string, TextLine[]>();
  for (const line of lines) {
    if (line.invisible && !keepHidden) continue;
    const same = seen.get(line.text);
    const near = line.size * 0.12;
    const doubled = same?.some(
      (other) => Math.abs(other.left - line.left) < near && Math.abs(other.baseline - line.baseline) < near,
    );
    if (doubled) continue;
    if (same) same.push(line);
    else seen.set(line.text, [line]);
    kept.push(line);
  }
  return kept;
}
