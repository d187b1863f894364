import { DocumentError } from '../../document-error.ts';

/** A decoded XML part. `text` keeps a byte order mark, so that encoding an unchanged text gives the same bytes. */
export interface XmlText {
  readonly text: string;
  readonly encoding: XmlEncoding;
}

/** `other` stands for the one-byte encodings that a declaration may name; such a part is written back as UTF-8. */
export type XmlEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'other';

/**
 * Decodes an XML part by byte order mark, else by the form of its first characters, else by its declaration (XML 1.0,
 * appendix F).
 *
 * @throws DocumentError `damaged` when the bytes are not valid in that encoding
 */
export function decodeXml(bytes: Uint8Array): XmlText {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return decode(bytes, 'utf-16le', 'utf-16le');
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return decode(bytes, 'utf-16be', 'utf-16be');
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 200)).toString('latin1');
  const label = /^[^<]*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  // a part that can be read up to here is not UTF-16, whatever its declaration says
  if (label === 'utf-8' || label === 'utf8' || label.startsWith('utf-16')) return decode(bytes, 'utf-8', 'utf-8');
  return decode(bytes, label, 'other');
}

function decode(bytes: Uint8Array, label: string, encoding: XmlEncoding): XmlText {
  try {
    return { text: new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes), encoding };
  } catch {
    throw new DocumentError('file.malformed-xml');
  }
}

/** Returns the bytes of a part in its original encoding. */
export function encodeXml(part: XmlText): Uint8Array {
  switch (part.encoding) {
    case 'utf-8':
      return Buffer.from(part.text, 'utf8');
    case 'utf-16le':
      return Buffer.from(part.text, 'utf16le');
    case 'utf-16be':
      return Buffer.from(part.text, 'utf16le').swap16();
    case 'other':
      return Buffer.from(part.text.replace(/^(<\?xml[^>]*?\sencoding\s*=\s*["'])[^"']*/, '$1UTF-8'), 'utf8');
  }
}
