import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The three faces a report is set in, as TrueType files. */
export interface ReportFonts {
  readonly sans: Uint8Array;
  readonly bold: Uint8Array;
  readonly serif: Uint8Array;
}

/** Reads the fonts of reports from the folder `assets/fonts`. */
export async function loadReportFonts(folder: string): Promise<ReportFonts> {
  const [sans, bold, serif] = await Promise.all(
    ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf', 'NotoSerif-Regular.ttf'].map((name) => readFile(join(folder, name))),
  );
  return { sans: sans!, bold: bold!, serif: serif! };
}
