import type { Piece } from '../../documents/pieces/piece.ts';

/** “line 12”, with the file name if there are several files. */
export function lineAt(source: string, offset: number, file: string | undefined): string {
  let line = 1;
  for (let at = source.indexOf('\n'); at >= 0 && at < offset; at = source.indexOf('\n', at + 1)) line++;
  return file === undefined ? `line ${line}` : `line ${line} of ${file}`;
}

/** Where a paragraph begins in its source. */
export const placeInSource = (source: string, pieces: readonly Piece[], file: string | undefined): string =>
  lineAt(source, pieces[0]?.from ?? 0, file);
