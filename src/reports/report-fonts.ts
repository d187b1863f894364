import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The faces a report is set in, as TrueType files; `symbols` stands in for words with signs the others lack. */
export interface ReportFonts {
  readonly sans: Uint8Array;
  readonly bold: Uint8Array;
  readonly serif: Uint8Array;
  readonly symbols: Uint8Array;
}

/** Reads the fonts of reports from the folder `assets/fonts`. */
export async function loadReportFonts(folder: string): Promise<ReportFonts> {
  const [sans, bold, serif, symbols] = await Promise.all(
    ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf', 'NotoSerif-Regular.ttf', 'NotoSansMath-Symbols.ttf'].map((name) =>
      readFile(join(folder, name)),
    ),
  );
  return { sans: sans!, bold: bold!, serif: serif!, symbols: symbols! };
}
