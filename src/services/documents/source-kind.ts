import type { DocumentKind } from '../../documents/kind.ts';
import { formatOfFile, SOURCE_FORMATS, type SourceFormat } from '../../documents/source/formats.ts';

/** Formats of text that documents are written in; program text and commit messages are for the command line and editors. */
const PROSE: ReadonlySet<SourceFormat> = new Set(['text', 'markdown', 'html', 'rst', 'asciidoc', 'org', 'typst']);

/**
 * The format of a text that is read as it is written, by the name of its file, since its content does not tell: formulas make a
 * Markdown file look like LaTeX. Undefined for any other file.
 */
export function textFormatOf(filename: string, kind: DocumentKind): SourceFormat | undefined {
  if (kind !== 'unknown' && kind !== 'tex') return undefined;
  const format = formatOfFile(filename);
  if (!format || !PROSE.has(format)) return undefined;
  return format === 'text' && kind === 'tex' ? undefined : format;
}

/** What was stored as the kind of a document, where that is a format of text. */
export function storedSource(kind: DocumentKind | SourceFormat | undefined): SourceFormat | undefined {
  return SOURCE_FORMATS.find((format) => format === kind);
}
