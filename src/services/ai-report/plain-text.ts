import type { ReportParagraph } from '../../reports/ai-report-input.ts';
import { type FileFault, fileFault } from '../records/refusal.ts';
import { type ReadFile, withText } from './read-file.ts';

/**
 * Reads plain text as UTF-8, as UTF-16 with a byte order mark, or otherwise as Windows-1252. A file with control
 * characters is not text.
 */
export function readPlainText(bytes: Uint8Array): ReadFile | FileFault {
  const text = decode(bytes);
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return fileFault('unsupported', 'report.wrong-format');
  return withText(plainTextParagraphs(text));
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

/** The characters that Windows-1252 has in place of the control characters 0x80 to 0x9f. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decoded by hand because Node's decoder treats the encoding of that name as Latin-1 from 20.18.3 on (nodejs/node #56542). */
function windows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (found) => HIGH[found.charCodeAt(0) - 0x80]!);
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
