import type { Band, SentenceResult } from '../detection/types.ts';
import { type Face, faceFor, printable, type ReportPage } from './report-page.ts';
import { fitting, widthOf } from './report-text.ts';

/** Neighbouring words of one band on a line. */
export interface PlacedRun {
  readonly text: string;
  readonly face: Face;
  readonly band: Band | null;
  /** Distance from the line's left end, and width, in points. */
  readonly x: number;
  readonly width: number;
}

export type PlacedLine = readonly PlacedRun[];

interface Open {
  text: string;
  face: Face;
  band: Band | null;
  x: number;
  width: number;
}

/**
 * Breaks a paragraph into lines of at most `width` points and gathers neighbouring words of one band. A word belongs to
 * the sentence it starts in; words outside every sentence have no band.
 */
export function layOutWords(
  page: ReportPage,
  text: string,
  sentences: readonly SentenceResult[],
  face: Face,
  size: number,
  width: number,
): PlacedLine[] {
  const lines: PlacedLine[] = [];
  const space = widthOf(page, ' ', face, size);
  let line: Open[] = [];
  let used = 0;
  let at = 0;
  for (const match of text.matchAll(/\S+/gu)) {
    while (at < sentences.length && sentences[at]!.end <= match.index) at++;
    const sentence = sentences[at];
    const band = sentence !== undefined && sentence.start <= match.index ? sentence.band : null;
    const own = faceFor(page, face, match[0]);
    const shown = printable(page, own, match[0]);
    if (shown === '') continue;
    for (const piece of fitting(page, shown, own, size, width)) {
      const length = widthOf(page, piece, own, size);
      if (line.length > 0 && used + space + length > width) {
        lines.push(line);
        line = [];
        used = 0;
      }
      const last = line[line.length - 1];
      if (last !== undefined && last.band === band && last.face === own) {
        last.text += ` ${piece}`;
        last.width += space + length;
        used += space + length;
      } else {
        const x = used + (last === undefined ? 0 : space);
        line.push({ text: piece, face: own, band, x, width: length });
        used = x + length;
      }
    }
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
