import type { TextLine, TextRun } from './text-line.ts';

/**
 * Cuts a line in two at the space at offset `at`.
 *
 * @param leftEnd x at the end of the first part; `rightStart` is x at the start of the second
 */
export function splitLine(line: TextLine, at: number, leftEnd: number, rightStart: number): [TextLine, TextLine] {
  return [part(line, 0, at, line.left, leftEnd), part(line, at + 1, line.text.length, rightStart, line.right)];
}

function part(line: TextLine, start: number, end: number, left: number, right: number): TextLine {
  const text = line.text.slice(start, end);
  const runs: TextRun[] = [];
  for (const run of line.runs) {
    const from = Math.max(run.start, start);
    const to = Math.min(run.end, end);
    if (to > from) runs.push({ ...run, start: from - start, end: to - start });
  }
  const letters = text.replace(/\s/g, '').length;
  const share = (look: 'bold' | 'italic'): boolean =>
    runs.reduce((sum, run) => sum + (run[look] ? run.end - run.start : 0), 0) >= text.length * 0.8;
  const space = text.indexOf(' ');
  return {
    ...line,
    text,
    runs,
    gaps: line.gaps.filter((gap) => gap.at > start && gap.at < end).map((gap) => ({ ...gap, at: gap.at - start })),
    left,
    right,
    glyphs: letters,
    bold: share('bold'),
    italic: share('italic'),
    // exact widths of words are not kept; the word's share of the characters is accurate enough
    firstWordWidth: space < 0 ? right - left : ((right - left) * space) / text.length,
  };
}
