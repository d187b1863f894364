import type { TextLine } from '../../src/documents/pdf/text-line.ts';

/** A line of body text, 10 units high and five wide for each letter, changed by what is `given`. */
export function textLine(text: string, left: number, baseline: number, given: Partial<TextLine> = {}): TextLine {
  const glyphs = text.replace(/\s/g, '').length;
  return {
    page: 1,
    text,
    runs: [{ start: 0, end: text.length, bold: false, italic: false, raised: 0, url: undefined }],
    gaps: [],
    left,
    right: left + glyphs * 5,
    baseline,
    size: 10,
    glyphs,
    mathGlyphs: 0,
    formula: undefined,
    cell: false,
    bold: false,
    italic: false,
    monospaced: false,
    smallCapitals: false,
    angle: 0,
    invisible: false,
    firstWordWidth: 20,
    rightToLeft: false,
    mirroredIn: undefined,
    opensBlock: false,
    tag: undefined,
    ...given,
  };
}
