import { readSourceText } from '../../documents/latex/source-text.ts';
import { readSource, type SourceFormat } from '../../documents/source/formats.ts';
import { type FileFault, fileFault } from '../records/refusal.ts';
import { readPlainText } from './plain-text.ts';
import { ofParagraph, type ReadFile, withText } from './read-file.ts';

/**
 * Reads a text. For a text with markup, returns the prose that is checked, without code, formulas and addresses.
 * Anything that is not text is a fault of the file.
 */
export function readSourceFile(bytes: Uint8Array, format: SourceFormat): ReadFile | FileFault {
  if (format === 'text') return readPlainText(bytes);
  const source = readSourceText(bytes);
  if (!source) return fileFault('unsupported', 'report.wrong-format');
  return withText(readSource(format, source.text).paragraphs.map(ofParagraph));
}
