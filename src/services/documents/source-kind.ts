import type { DocumentKind } from '../../documents/kind.ts';
import { formatOfFile, SOURCE_FORMATS, type SourceFormat } from '../../documents/source/formats.ts';

/** Text formats that documents are written in. Program text and commit messages are for the command line and editors. */
const PROSE: ReadonlySet<SourceFormat> = new Set(['text', 'markdown', 'html', 'rst', 'asciidoc', 'org', 'typst']);

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
