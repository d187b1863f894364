import { LANGUAGES } from '../../documents/source/comments/languages.ts';
import { formatOfFile } from '../../documents/source/formats.ts';
import { readLatexSource } from './latex-source.ts';
import { readInFormat } from './source-in-format.ts';
import type { ProseFormat, SourceText } from './source-text.ts';

const LATEX = /\.(?:tex|ltx|latex)$/i;

/** Texts by others that must stay as they are, and lists that programs read. */
function isNoProse(path: string): boolean {
  const name = path.split(/[\\/]/).at(-1)!.toLowerCase();
  const isList = name.includes('requirements') || /^(?:constraints|robots|cmakelists)/.test(name);
  return /^(?:(?:un)?licen[cs]es?|copying|notice|eula)\b/.test(name) || (isList && name.endsWith('.txt'));
}

/** True for files whose names suggest the project's own prose: those taken from a folder whose settings do not say. */
export const isProseFile = (path: string): boolean =>
  !isNoProse(path) && (LATEX.test(path) || !NOT_DOCUMENTS.has(formatOfFile(path) ?? 'commit'));

/** Programs are checked only if the settings include them, because few people read their comments. */
const NOT_DOCUMENTS: ReadonlySet<string> = new Set(['commit', ...Object.keys(LANGUAGES)]);

/** Returns the format of a file by its name. A file without a format of its own is plain text. */
export const proseFormat = (path: string): ProseFormat => (LATEX.test(path) ? 'latex' : (formatOfFile(path) ?? 'text'));

/** Reads the prose of a file. A file that is not LaTeX in spite of its name is plain text. */
export function readSourceText(path: string, text: string, format: ProseFormat = proseFormat(path)): SourceText {
  if (format !== 'latex') return readInFormat(format, text);
  return readLatexSource(text) ?? readInFormat('text', text);
}
