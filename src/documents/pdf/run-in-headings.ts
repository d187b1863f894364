import { splitLine } from './split-line.ts';
import type { LineGap, TextLine } from './text-line.ts';

const MAX_HEADING_CHARACTERS = 90;
/** In a stretched line every space is wide; the space after the heading is wider by this factor. */
const WIDER = 1.15;

/**
 * Separates headings in the first line of their paragraph, bold and with a wide space after them, as TeX sets
 * \paragraph. Bold words with an ordinary space after them stay in the paragraph.
 */
export function splitRunInHeadings(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => {
    const first = line.runs[0];
    if (!first?.bold || line.bold || line.tag !== undefined || line.gaps.length === 0) return [line];
    const end = boldEnd(line);
    const gap = line.gaps.find((candidate) => candidate.at === end);
    if (!gap || end > MAX_HEADING_CHARACTERS || !/\p{L}/u.test(line.text.slice(0, end))) return [line];
    const stretched = line.gaps.some((other) => other.at > end);
    if (stretched && line.gaps.some((other) => other !== gap && widthOf(other) * WIDER > widthOf(gap))) return [line];
    const [heading, text] = splitLine(line, gap.at, gap.left, gap.right);
    return [heading, { ...text, opensBlock: true }];
  });
}

function widthOf(gap: LineGap): number {
  return gap.right - gap.left;
}

function boldEnd(line: TextLine): number {
  let end = 0;
  for (const run of line.runs) {
    if (!run.bold || line.text.slice(end, run.start).trim() !== '') break;
    end = run.end;
  }
  return end;
}
