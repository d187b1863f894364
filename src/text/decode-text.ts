import { decodeMixedUtf8 } from './mixed-utf8.ts';
import { decodeWindows1252 } from './windows-1252.ts';

/** Reads the bytes of a text file as UTF-8 (a few stray bytes allowed), as UTF-16 with a byte order mark, or otherwise as Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeMixedUtf8(bytes)?.text ?? decodeWindows1252(bytes);
  }
}
