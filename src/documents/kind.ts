import { openCompoundFile } from './doc/index.ts';
import { zipKind } from './zip-kind.ts';

/** The format of a file, judged by its bytes alone. */
export type DocumentKind = 'docx' | 'doc' | 'odt' | 'fodt' | 'rtf' | 'pdf' | 'zip' | 'tex' | 'unknown';

/**
 * Returns the kind of a file by its content; its name does not count. A damaged or encrypted Word file is still a Word file, so
 * that reading it can say what is wrong: an OOXML package that lost its directory and a password-protected one (a
 * compound file with an `EncryptedPackage` stream, MS-OFFCRYPTO 1.3.3) are both `docx`.
 */
export function documentKind(bytes: Uint8Array): DocumentKind {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length >= 4 && file.readUInt32BE(0) === 0xd0cf11e0) return compoundKind(file);
  if (file.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return zipKind(file);
  // the PDF header may follow up to 1,024 bytes of other data (ISO 32000-1, implementation note 13)
  if (file.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (file.subarray(0, 5).equals(Buffer.from('{\\rtf'))) return 'rtf';
  if (isFlatOdt(file)) return 'fodt';
  return looksLikeTex(file) ? 'tex' : 'unknown';
}

function compoundKind(file: Buffer): DocumentKind {
  let has: (name: string) => boolean;
  try {
    has = openCompoundFile(file).has;
  } catch {
    // damaged: its directory may still be somewhere in the file
    has = (name) => file.includes(Buffer.from(name, 'utf16le'));
  }
  if (has('EncryptedPackage')) return 'docx';
  return has('WordDocument') ? 'doc' : 'unknown';
}

/** True for a flat OpenDocument text, which its root element identifies (ODF 1.3, part 3, 3.1.2). */
function isFlatOdt(file: Buffer): boolean {
  const head = file.subarray(0, 16_384).toString('latin1').replaceAll('\0', '');
  const root = /<[\w.-]+:document\s[^<>]*/.exec(head)?.[0] ?? '';
  return (
    /opendocument:xmlns:office/.test(root) &&
    /mimetype\s*=\s*["']application\/vnd\.oasis\.opendocument\.text/.test(root)
  );
}

const TEX_SIGN =
  /\\(documentclass|documentstyle|begin\s*\{|(sub)*section\*?\s*[{[]|chapter\*?\s*[{[]|usepackage|input\s*\{|include\s*\{|bye\b)/;

/** True for plain text with a structural LaTeX command in its first 64 KB that is not in a comment. */
function looksLikeTex(file: Buffer): boolean {
  const head = file.subarray(0, 65_536);
  if (head.length === 0 || head.includes(0)) return false;
  const text = head.toString('latin1').replace(/(^|[^\\])%[^\n]*/g, '$1');
  return TEX_SIGN.test(text);
}
