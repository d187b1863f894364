import { rewriteZip } from '../zip/write-zip.ts';
import type { ZipLimits } from '../zip/zip-archive.ts';
import { withoutBackCover } from './back-cover.ts';
import { openPackage, readPart } from './package.ts';
import { encodeXml } from './xml/encoding.ts';

/**
 * Returns a Word file without the statistics page that `applyEdits` added at its end; the same bytes when there is none.
 *
 * @throws DocumentError as `readDocx`
 */
export function removeBackCover(bytes: Uint8Array, limits: Partial<ZipLimits> = {}): Uint8Array {
  const opc = openPackage(bytes, limits);
  const main = readPart(opc, opc.mainPart);
  const text = main && withoutBackCover(main.text);
  if (!main || text === undefined || text === main.text) return bytes;
  return rewriteZip(opc.archive, new Map([[opc.mainPart, encodeXml({ ...main, text })]]));
}
