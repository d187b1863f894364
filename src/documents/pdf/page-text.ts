import type { TextLine } from './text-line.ts';

/** Returns the plain text of a page: its lines as printed, in the given order. */
export function pageText(lines: readonly TextLine[]): string {
  let text = '';
  let above: TextLine | undefined;
  for (const line of lines) {
    if (above) {
      const sameRow = line.angle === above.angle && Math.abs(line.baseline - above.baseline) < line.size * 0.3;
      text += sameRow && line.left > above.left ? ' ' : '\n';
    }
    text += line.text.replace(/\u00ad(?=.)/gu, '').replace(/\u00ad$/u, '-');
    above = line;
  }
  return text;
}
