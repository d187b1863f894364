import { documentKind } from '../documents/kind.ts';
import type { ErrorCode } from '../platform/error-catalogue.ts';
import { type EmendError, problem } from '../platform/errors.ts';

const COMPOUND_FILE = 'd0cf11e0';
const ARCHIVE = '504b0304';
/** PNG, JPEG, GIF, TIFF in both byte orders. */
const PICTURES = /^(?:89504e47|ffd8ff|47494638|49492a00|4d4d002a)/;

/** What a name promises, and the fault of a file that does not begin so. */
const PROMISED: readonly (readonly [name: RegExp, fault: ErrorCode])[] = [
  [/\.(?:do[ct][xm]|o[dt]t)$/i, 'file.broken-archive'],
  [/\.rtf$/i, 'file.broken-rtf'],
];

const PDF = 'it is a PDF. Read its text with `emend pdf text` and check that; `emend detect` takes PDFs as they are';
const PICTURE = 'it is a picture. Save it as a PDF, read its text with `emend pdf text --ocr auto`, and check that';
const DOCUMENT =
  'it is a document (docx, odt, rtf or doc). Run `emend check FILE` without --format and --lines to check its text';
const OTHER = 'it is not plain text in UTF-8. Save it as that, or as docx, odt or rtf, and check the copy';

/**
 * Returns why a file is not read as text, and what to do instead; undefined for what may be text. Bytes alone would not do: a
 * damaged document may hold nothing but zeros, and a PDF nothing but ASCII, both of which are UTF-8.
 * @param bytes the file, or the beginning of what comes by standard input
 */
export function notText(file: string, bytes: Uint8Array): EmendError | undefined {
  const promised = PROMISED.find(([name]) => name.test(file))?.[1];
  if (bytes.length === 0) return promised && refused(file, 'file.empty');
  const head = Buffer.from(bytes.subarray(0, 16));
  // a text may say "%PDF-" further down, where readers of PDFs would still take it for a header
  if (head.includes('%PDF-')) return unreadable(file, PDF);
  const hex = head.toString('hex');
  if (PICTURES.test(hex)) return unreadable(file, PICTURE);
  const kind = documentKind(bytes);
  if (kind === 'docx' || kind === 'odt' || kind === 'rtf' || kind === 'doc') return unreadable(file, DOCUMENT);
  if (hex.startsWith(COMPOUND_FILE))
    return refused(file, /\.do[ct]$/i.test(file) ? 'file.broken-doc' : 'file.older-office');
  if (promised) return refused(file, promised);
  if (kind === 'zip')
    return unreadable(file, 'it is an archive with LaTeX sources, which `emend proofread` proofreads together');
  if (hex.startsWith(ARCHIVE)) return refused(file, 'file.not-word');
  return bytes.includes(0) ? otherBytes(file) : undefined;
}

/** The fault of bytes that are no text and of no kind that is known. */
export const otherBytes = (file: string): EmendError => unreadable(file, OTHER);

const unreadable = (file: string, why: string): EmendError => problem('cli.unreadable', { file, problem: why });

const refused = (file: string, fault: ErrorCode): EmendError =>
  problem('cli.refused', { file, problem: problem(fault).message });
