import { type DocumentKind, documentKind } from '../../documents/kind.ts';
import { readSourceText } from '../../documents/latex/source-text.ts';
import { formatOfFile, SOURCE_FORMATS, type SourceFormat } from '../../documents/source/formats.ts';

/** Text formats that documents are written in. Program text and commit messages are for the command line and editors. */
const PROSE: ReadonlySet<SourceFormat> = new Set(['text', 'markdown', 'html', 'rst', 'asciidoc', 'org', 'typst']);

const LATEX_NAME = /\.(?:tex|ltx|latex)$/i;

/** A command, an escaped sign or a formula. */
const LATEX_SIGN = /\\[A-Za-z%&#_{}]|\$[^$\n]{1,200}\$/;

/**
 * Returns the kind of an upload by its content. A part of a LaTeX project, such as an abstract, often holds none of the commands
 * by which a file of any name is known as LaTeX; if its name says LaTeX, any command or formula is enough.
 */
export function kindOfUpload(bytes: Uint8Array, filename: string): DocumentKind {
  const kind = documentKind(bytes);
  if (kind !== 'unknown' || !LATEX_NAME.test(filename)) return kind;
  const text = readSourceText(bytes)?.text ?? '';
  return LATEX_SIGN.test(text.replace(/(^|[^\\])%[^\n]*/g, '$1')) ? 'tex' : kind;
}

/**
 * Returns the format of a source text by its file name; undefined for any other file. The content does not tell the
 * format: formulas make a Markdown file look like LaTeX.
 */
export function textFormatOf(filename: string, kind: DocumentKind): SourceFormat | undefined {
  if (kind !== 'unknown' && kind !== 'tex') return undefined;
  const format = formatOfFile(filename);
  if (!format || !PROSE.has(format)) return undefined;
  return format === 'text' && kind === 'tex' ? undefined : format;
}

/** Returns the stored kind of a document if it is a text format. */
export function storedSource(kind: DocumentKind | SourceFormat | undefined): SourceFormat | undefined {
  return SOURCE_FORMATS.find((format) => format === kind);
}
