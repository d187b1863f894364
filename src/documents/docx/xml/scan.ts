import { DocumentError } from '../../document-error.ts';
import { canonicalPrefix } from './namespaces.ts';

/** Events of a scan. Offsets are into the source; `name` is canonical (`w:p` whatever the prefix), '' if foreign. */
export interface XmlEvents {
  open(name: string, start: number, end: number, selfClosing: boolean): void;
  close(name: string, start: number, end: number): void;
}

/** Word itself stops far earlier; none of the 1,989 real files that were examined has more than 100 levels. */
const MAX_DEPTH = 1_000;

function damaged(): DocumentError {
  return new DocumentError('file.malformed-xml');
}

/**
 * Reads the tags of an XML text from left to right, with their offsets. It builds no tree and decodes nothing. A
 * self-closing tag gives one `open` and no `close`. Document type declarations are rejected, so that a text cannot
 * define entities.
 *
 * @throws DocumentError `damaged` when tags do not balance or a construct does not end, `too-large` when nested deeper
 * than 1,000 levels
 */
export function scanXml(source: string, events: XmlEvents): void {
  const names = new NameResolver();
  const rawStack: string[] = [];
  const nameStack: string[] = [];
  const length = source.length;
  let at = 0;
  let rootSeen = false;
  while (true) {
    const start = source.indexOf('<', at);
    if (rawStack.length === 0 && !isBlank(source, at, start < 0 ? length : start)) throw damaged();
    if (start < 0) break;
    const first = source.charCodeAt(start + 1);
    if (first === 33 || first === 63) {
      at = skipDeclaration(source, start, rawStack.length > 0);
      continue;
    }
    const closing = first === 47;
    let nameEnd = closing ? start + 2 : start + 1;
    const nameStart = nameEnd;
    for (; nameEnd < length; nameEnd++) {
      const char = source.charCodeAt(nameEnd);
      if (char <= 32 || char === 47 || char === 62) break;
    }
    if (nameEnd === nameStart) throw damaged();
    if (closing) {
      const raw = rawStack.pop();
      if (raw === undefined || raw.length !== nameEnd - nameStart || !source.startsWith(raw, nameStart))
        throw damaged();
      const end = source.indexOf('>', nameEnd) + 1;
      if (end === 0) throw damaged();
      at = end;
      events.close(nameStack.pop() ?? '', start, end);
      names.leave(rawStack.length);
      continue;
    }
    if (rawStack.length === 0) {
      if (rootSeen) throw damaged();
      rootSeen = true;
    }
    let end = nameEnd;
    let declares = false;
    for (; ; end++) {
      const char = source.charCodeAt(end);
      if (char === 62) break;
      if (char === 34 || char === 39) {
        // attribute values are most of a tag: skip them
        end = source.indexOf(char === 34 ? '"' : "'", end + 1);
        if (end < 0) throw damaged();
      } else if (char === 60 || end >= length) throw damaged();
      else if (char === 120 && !declares && source.startsWith('xmlns', end) && source.charCodeAt(end - 1) <= 32)
        declares = true;
    }
    const selfClosing = source.charCodeAt(end - 1) === 47;
    const raw = source.slice(nameStart, nameEnd);
    if (declares) names.declare(source.slice(nameEnd, end), rawStack.length);
    const name = names.resolve(raw);
    at = end + 1;
    events.open(name, start, at, selfClosing);
    if (selfClosing) {
      names.leave(rawStack.length);
      continue;
    }
    rawStack.push(raw);
    nameStack.push(name);
    if (rawStack.length > MAX_DEPTH) throw new DocumentError('file.too-deep', { limit: MAX_DEPTH });
  }
  if (rawStack.length > 0) throw damaged();
  if (!rootSeen) throw damaged();
}

function isBlank(source: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const char = source.charCodeAt(i);
    if (char > 32 && char !== 0xfeff) return false;
  }
  return true;
}

function skipDeclaration(source: string, start: number, inside: boolean): number {
  const [open, close] = source.startsWith('<!--', start)
    ? [4, '-->']
    : source.startsWith('<?', start)
      ? [2, '?>']
      : inside && source.startsWith('<![CDATA[', start)
        ? [9, ']]>']
        : [0, ''];
  if (open === 0) throw damaged();
  const end = source.indexOf(close, start + open);
  if (end < 0) throw damaged();
  return end + close.length;
}

/** Namespace scopes. The result for each raw name is kept until a declaration changes the meaning of a prefix. */
class NameResolver {
  private readonly prefixes = new Map<string, string>();
  private readonly known = new Map<string, string>();
  private readonly undo: { depth: number; prefix: string; uri: string | undefined }[] = [];

  resolve(raw: string): string {
    const known = this.known.get(raw);
    if (known !== undefined) return known;
    const colon = raw.indexOf(':');
    const uri = this.prefixes.get(colon < 0 ? '' : raw.slice(0, colon));
    const prefix = uri === undefined ? undefined : canonicalPrefix(uri);
    const name = prefix === undefined ? '' : `${prefix}:${raw.slice(colon + 1)}`;
    this.known.set(raw, name);
    return name;
  }

  declare(attributes: string, depth: number): void {
    for (const [, prefix = '', double, single] of attributes.matchAll(
      /\sxmlns(?::([^\s=]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
    )) {
      const uri = double ?? single ?? '';
      const old = this.prefixes.get(prefix);
      if (old === uri) continue;
      this.undo.push({ depth, prefix, uri: old });
      this.prefixes.set(prefix, uri);
      this.known.clear();
    }
  }

  /** Removes the declarations of an element at this depth. */
  leave(depth: number): void {
    let last = this.undo.at(-1);
    while (last && last.depth >= depth) {
      if (last.uri === undefined) this.prefixes.delete(last.prefix);
      else this.prefixes.set(last.prefix, last.uri);
      this.known.clear();
      this.undo.pop();
      last = this.undo.at(-1);
    }
  }
}
