import { content, element, ensureRoom, type Face, INK, PAGE, printable, type ReportPage } from './report-page.ts';

export interface TextStyle {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  /** Distance between lines as a multiple of the font size. */
  readonly leading?: number;
}

/** Returns the width of a text in points. */
export function widthOf(page: ReportPage, text: string, face: Face, size: number): number {
  return page.pdf.font(face).fontSize(size).widthOfString(text);
}

/** Breaks a text at spaces into lines of at most `width` points; a longer word is cut. */
export function breakLines(page: ReportPage, text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  const space = widthOf(page, ' ', face, size);
  let line = '';
  let used = 0;
  for (const word of printable(page, face, text).split(/\s+/).filter(Boolean)) {
    for (const piece of fitting(page, word, face, size, width)) {
      const own = widthOf(page, piece, face, size);
      if (line !== '' && used + space + own > width) {
        lines.push(line);
        line = '';
        used = 0;
      }
      used += own + (line === '' ? 0 : space);
      line = line === '' ? piece : `${line} ${piece}`;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Returns the word, or its pieces where it is wider than a line. */
export function fitting(page: ReportPage, word: string, face: Face, size: number, width: number): string[] {
  if (word.length < 20 || widthOf(page, word, face, size) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(page, piece + character, face, size) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  pieces.push(piece);
  return pieces;
}

/** Height of the faces above the baseline, as a share of the size: the same for all faces, so that mixed lines align. */
const ASCENT = 1.069;

/** Draws one line without wrapping; its top is at `y`. */
export function drawLine(page: ReportPage, text: string, x: number, y: number, style: TextStyle = {}): void {
  const { face = 'sans', size = 9.5, colour = INK } = style;
  page.pdf.font(face).fontSize(size).fillColor(colour);
  page.pdf.text(text, x, y + ASCENT * size, { lineBreak: false, baseline: 'alphabetic' });
}

export interface BlockOptions extends TextStyle {
  readonly tag?: string;
  readonly parent?: PDFKit.PDFStructureElement;
  readonly x?: number;
  readonly width?: number;
  readonly after?: number;
}

/** Writes a tagged block of wrapped text at the cursor, over as many pages as it needs. */
export function block(page: ReportPage, text: string, options: BlockOptions = {}): void {
  const { face = 'sans', size = 9.5, leading = 1.45, tag = 'P', x = PAGE.left, after = 4 } = options;
  const width = options.width ?? PAGE.width - PAGE.right - x;
  const target = element(page, options.parent ?? page.root, tag);
  for (const line of breakLines(page, text, face, size, width)) {
    ensureRoom(page, size * leading);
    content(page, target, tag, () => drawLine(page, `${line} `, x, page.y, options));
    page.y += size * leading;
  }
  target.end();
  page.y += after;
}
