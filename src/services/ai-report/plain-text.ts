import type { ReportParagraph } from '../../reports/ai-report-input.ts';
import { decodeText } from '../../text/decode-text.ts';
import { type FileFault, fileFault } from '../records/refusal.ts';
import { type ReadFile, withText } from './read-file.ts';

/** Reads plain text. A file with control characters is not text. */
export function readPlainText(bytes: Uint8Array): ReadFile | FileFault {
  const text = decodeText(bytes);
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return fileFault('unsupported', 'report.wrong-format');
  return withText(plainTextParagraphs(text));
}

/** Lines that a program or a typist broke are shorter than this. A paragraph on a single line is often longer. */
const BROKEN_LINE = 120;

/**
 * Returns the paragraphs of a plain text. Blank lines separate blocks. In a block, lines that were broken to fit a
 * width are joined; if a line is too long for that, every line is a paragraph.
 */
export function plainTextParagraphs(text: string): ReportParagraph[] {
  return text
    .replace(/\r\n|[\r\u2028\u2029]/g, '\n')
    .split(/\n[\t ]*(?:\n[\t ]*)+/)
    .flatMap((block) => {
      const lines = block.split('\n').filter((line) => /\S/.test(line));
      return lines.some((line) => line.length > BROKEN_LINE) ? lines : [lines.map((line) => line.trim()).join(' ')];
    })
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ text: paragraph, kind: 'body' }));
}
