import { LANGUAGES } from '../../documents/source/comments/languages.ts';
import { formatOfFile, type SourceFormat } from '../../documents/source/formats.ts';
import { readLatexSource } from './latex-source.ts';
import { readInFormat } from './source-in-format.ts';
import type { SourceText } from './source-text.ts';

/** What a file may be written in. */
export type ProseFormat = SourceFormat | 'latex';

const LATEX = /\.(?:tex|ltx|latex)$/i;

/** Texts of others that must stay as they are, and lists that programs read. */
const NO_PROSE =
  /(?:^|[\\/])(?:(?:un)?licen[cs]es?|copying|notice|eula)\b[^\\/]*$|(?:^|[\\/])(?:.*requirements|constraints|robots|cmakelists)[^\\/]*\.txt$/i;

/** True for files that hold prose of the project's own by their names: what is taken from a folder whose settings do not say. */
export const isProseFile = (path: string): boolean =>
  !NO_PROSE.test(path) && (LATEX.test(path) || !NOT_DOCUMENTS.has(formatOfFile(path) ?? 'commit'));

/** Programs are checked where the settings include them: their comments are written for few. */
const NOT_DOCUMENTS: ReadonlySet<string> = new Set(['commit', ...Object.keys(LANGUAGES)]);

/** What a file is written in by its name: what has no format of its own is plain text. */
export const proseFormat = (path: string): ProseFormat => (LATEX.test(path) ? 'latex' : (formatOfFile(path) ?? 'text'));

/** Reads the prose of a file; what is no LaTeX in spite of its name is plain text. */
export function readSourceText(path: string, text: string, format: ProseFormat = proseFormat(path)): SourceText {
  if (format !== 'latex') return readInFormat(format, text);
  return readLatexSource(text) ?? readInFormat('text', text);
}
