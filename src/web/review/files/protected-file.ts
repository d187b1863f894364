import { readZip } from './zip.ts';

/** First bytes of a compound file, the container of Word 97 to 2003 (MS-CFB 2.2). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** The stream of a compound file that holds an encrypted docx (MS-OFFCRYPTO 2.3.4.4). */
const ENCRYPTED_STREAM = 'EncryptedPackage';

/**
 * True when a file is protected by a password: Word puts the encrypted docx into a compound file; an OpenDocument
 * file stays a zip file, whose manifest says how each part was encrypted (ODF 1.3, part 2, 3.4).
 */
export async function isProtected(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (COMPOUND.every((byte, i) => bytes[i] === byte)) {
    // Decodes an even number of bytes; the directory, which starts at an even offset, holds the names of the streams.
    const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
    return text.includes(ENCRYPTED_STREAM);
  }
  try {
    const manifest = await readZip(bytes)('META-INF/manifest.xml');
    return manifest !== undefined && new TextDecoder().decode(manifest).includes(':encryption-data');
  } catch {
    return false;
  }
}
