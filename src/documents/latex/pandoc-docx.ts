import { rewriteZip } from '../zip/write-zip.ts';
import { openZip, readEntry } from '../zip/zip-archive.ts';

const MAIN = 'word/document.xml';

/**
 * Returns pandoc's docx without the captions that it repeats in the properties of tables: text in attributes cannot be tracked,
 * and the document contains the captions as paragraphs anyway.
 *
 * @throws DocumentError when it is not a valid archive
 */
export function withoutTableCaptions(bytes: Uint8Array): Uint8Array {
  const archive = openZip(bytes);
  const main = archive.entries.find((entry) => entry.name === MAIN);
  if (!main) return bytes;
  const before = Buffer.from(readEntry(archive, main)).toString('utf8');
  const after = before.replace(/<w:tbl(?:Caption|Description) [^<>]*\/>/g, '');
  return after === before ? bytes : rewriteZip(archive, new Map([[MAIN, Buffer.from(after)]]));
}
