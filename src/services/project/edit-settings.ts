import { isDeepStrictEqual } from 'node:util';
import { parse, type TomlTable } from 'smol-toml';

/** A key of a settings file that holds a list. */
export type ListKey = 'words' | 'ignore-rules';

/**
 * Returns the settings with one more item in a list that holds for all files; undefined if a simple
 * insertion does not give that result.
 */
export function withListItem(source: string, key: ListKey, item: string): string | undefined {
  const before = parsed(source);
  const list = before?.[key] ?? [];
  if (!before || !Array.isArray(list)) return undefined;
  if (list.includes(item)) return source;
  const edited = Object.hasOwn(before, key)
    ? intoList(source, key, quoted(item))
    : asFirst(source, `${key} = [${quoted(item)}]`);
  return edited !== undefined && holds(edited, { ...before, [key]: [...list, item] }) ? edited : undefined;
}

/** Returns the settings with one more key that holds a string; undefined as above, or if the key exists. */
export function withText(source: string, key: 'baseline', value: string): string | undefined {
  const before = parsed(source);
  if (!before || Object.hasOwn(before, key)) return undefined;
  const edited = asFirst(source, `${key} = ${quoted(value)}`);
  return holds(edited, { ...before, [key]: value }) ? edited : undefined;
}

const holds = (source: string, table: TomlTable): boolean => isDeepStrictEqual(plain(parsed(source)), plain(table));

/** The parser's tables have no prototype. */
const plain = (table: TomlTable | undefined): unknown => JSON.parse(JSON.stringify(table ?? null));

function parsed(source: string): TomlTable | undefined {
  try {
    return parse(source);
  } catch {
    return undefined;
  }
}

/** JSON strings are valid TOML basic strings. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('\x7f', '\\u007f');

/** Keys of the file stand before the first table. Comments at the top stay there. */
function asFirst(source: string, line: string): string {
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  const table = /^[ \t]*\[/m.exec(source)?.index ?? source.length;
  const head = source.slice(0, table).trimEnd();
  const rest = source.slice(table);
  return `${head}${head === '' ? '' : lineEnd}${line}${lineEnd}${rest === '' ? '' : `${lineEnd}${rest}`}`;
}

/** A string, a comment, or the end of the list. A string without an end goes on to the end of the file or line. */
const SIGNS =
  /"""(?:(?!""")[\s\S])*(?:""")?|'''(?:(?!''')[\s\S])*(?:''')?|"(?:[^"\\\r\n]|\\.)*"?|'[^'\r\n]*'?|#[^\r\n]*|\]/g;

function intoList(source: string, key: string, item: string): string | undefined {
  const start = new RegExp(`^[ \\t]*(["']?)${key}\\1[ \\t]*=[ \\t]*\\[`, 'm').exec(source);
  if (!start) return undefined;
  const from = start.index + start[0].length;
  const signs = [...source.slice(from).matchAll(SIGNS)];
  const end = signs.find(([sign]) => sign === ']');
  if (!end) return undefined;
  const last = signs.filter(({ index, 0: sign }) => index < end.index && !sign.startsWith('#')).at(-1);
  if (!last) return `${source.slice(0, from)}${item}${source.slice(from)}`;
  const at = from + last.index + last[0].length;
  // an item on a line of its own gets the new one below it
  const line = /(?<![\r\n])[\r\n]+[ \t]*$/.exec(source.slice(from, from + last.index));
  return `${source.slice(0, at)},${line ? line[0].replace(/^(?:\r?\n)+(?=\r?\n)/, '') : ' '}${item}${source.slice(at)}`;
}
