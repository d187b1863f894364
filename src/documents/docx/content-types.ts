import { attribute, tagPrefix } from './xml/attributes.ts';
import { escapeXml } from './xml/characters.ts';
import { scanXml } from './xml/scan.ts';

/**
 * Returns a function for the content type of each part: by part name where there is an override, else by extension (ISO/IEC 29500-2, 10.1.2).
 *
 * @throws DocumentError `damaged` when the stream is not well-formed
 */
export function readContentTypes(source: string): (part: string) => string | undefined {
  const overrides = new Map<string, string>();
  const defaults = new Map<string, string>();
  scanXml(source, {
    open(name, start, end) {
      if (name !== 'ct:Override' && name !== 'ct:Default') return;
      const tag = source.slice(start, end);
      const type = attribute(tag, 'ContentType');
      const part = attribute(tag, 'PartName')?.replace(/^\//, '').toLowerCase();
      const extension = attribute(tag, 'Extension')?.toLowerCase();
      if (type === undefined) return;
      if (name === 'ct:Override' && part !== undefined) overrides.set(part, type);
      else if (extension !== undefined) defaults.set(extension, type);
    },
    close() {},
  });
  return (part) => {
    const key = part.toLowerCase();
    return overrides.get(key) ?? defaults.get(key.slice(key.lastIndexOf('.') + 1));
  };
}

/** Returns the stream with an override for one more part. */
export function addContentType(source: string, part: string, type: string): string {
  return appendToRoot(
    source,
    (prefix) => `<${prefix}Override PartName="/${escapeXml(part)}" ContentType="${escapeXml(type)}"/>`,
  );
}

/**
 * Inserts markup at the end of the root element of a well-formed text; `write` receives the root's prefix, with its colon.
 * The last end tag belongs to the root; a text without any end tag has a self-closing root.
 */
export function appendToRoot(source: string, write: (prefix: string) => string): string {
  const closing = source.lastIndexOf('</');
  if (closing >= 0) return source.slice(0, closing) + write(tagPrefix(source.slice(closing))) + source.slice(closing);
  const end = source.lastIndexOf('/>');
  const start = source.lastIndexOf('<', end);
  const name = /^<([^\s/>]+)/.exec(source.slice(start))?.[1] ?? '';
  return `${source.slice(0, end)}>${write(tagPrefix(`<${name}>`))}</${name}>${source.slice(end + 2)}`;
}
