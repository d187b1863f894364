import { openZip, readEntry } from '../../src/documents/zip/zip-archive.ts';

/** The text of an entry of a package, of the content unless another is named. */
export function contentOf(bytes: Uint8Array, name = 'content.xml'): string {
  const archive = openZip(bytes);
  return Buffer.from(readEntry(archive, archive.entries.find((entry) => entry.name === name)!)).toString();
}

/** What `office:text` holds behind its list of changes, and the list. */
export function bodyOf(bytes: Uint8Array): { readonly body: string; readonly changes: string } {
  const content = contentOf(bytes);
  const text = content.slice(content.indexOf('<office:text>') + 13, content.indexOf('</office:text>'));
  const changes = /^<text:tracked-changes[\s\S]*?<\/text:tracked-changes>/.exec(text)?.[0] ?? '';
  return { body: text.slice(changes.length), changes };
}
