import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The faces of a report, as TrueType files; `symbols` replaces the others in words with signs that they lack. */
export interface ReportFonts {
  readonly sans: Uint8Array;
  readonly bold: Uint8Array;
  readonly serif: Uint8Array;
  /** Face of the headings; the web pages use it too. */
  readonly display: Uint8Array;
  readonly symbols: Uint8Array;
}

const FILES = [
  ...['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf', 'NotoSerif-Regular.ttf'],
  ...['NotoSerif-Bold-Headings.ttf', 'NotoSansMath-Symbols.ttf'],
];

/** Reads the fonts of reports from the folder `assets/fonts`. */
export async function loadReportFonts(folder: string): Promise<ReportFonts> {
  const [sans, bold, serif, display, symbols] = await Promise.all(FILES.map((name) => readFile(join(folder, name))));
  return { sans: sans!, bold: bold!, serif: serif!, display: display!, symbols: symbols! };
}
