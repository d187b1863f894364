import type { DocumentKind } from '../../documents/kind.ts';
import { readSourceText } from '../../documents/latex/source-text.ts';
import { formatOfFile, readSource, type SourceFormat } from '../../documents/source/formats.ts';
import { problem } from '../../platform/errors.ts';
import type { FileFault } from '../documents/refusal.ts';
import { ofParagraph, type ReadFile, withText } from './read-file.ts';

/** Formats of text in which documents are written. */
const DOCUMENTS: ReadonlySet<SourceFormat> = new Set(['markdown', 'html', 'rst', 'asciidoc', 'org', 'typst']);

/** The format of a text with markup, by the name of its file, since its content does not tell; undefined for any other file. */
export function sourceFormatOf(filename: string, kind: DocumentKind): SourceFormat | undefined {
  const format = kind === 'unknown' || kind === 'tex' ? formatOfFile(filename) : undefined;
  return format && DOCUMENTS.has(format) ? format : undefined;
}

/** Reads a text with markup: its prose as it is checked, without code, formulas and addresses. What is no text is at fault. */
export function readSourceFile(bytes: Uint8Array, format: SourceFormat): ReadFile | FileFault {
  const source = readSourceText(bytes);
  if (!source) return { fault: 'unsupported', message: problem('report.wrong-format').message };
  return withText(readSource(format, source.text).paragraphs.map(ofParagraph));
}
