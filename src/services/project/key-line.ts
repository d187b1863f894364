import { parse, type TomlTable } from 'smol-toml';

/** The path to a value: names of tables and keys, and indexes in lists of tables. */
export type KeyPath = readonly (string | number)[];

/**
 * Returns the line, starting at 1, of a key in a valid TOML text. Parsers keep no positions, but each part of a file up
 * to the end of a statement is itself valid. The key is on the line after the longest part that parses and does not
 * have it.
 */
export function lineOfKey(source: string, path: KeyPath): number {
  const lines = source.split(/\r?\n/);
  let before = 0;
  for (let count = 1; count <= lines.length; count++) {
    const table = parsed(lines.slice(0, count).join('\n'));
    if (table === undefined) continue;
    if (has(table, path)) return before + 1;
    before = count;
  }
  return 1;
}

function parsed(source: string): TomlTable | undefined {
  try {
    return parse(source);
  } catch {
    return undefined;
  }
}

function has(table: TomlTable, path: KeyPath): boolean {
  let value: unknown = table;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Record<string | number, unknown>)[key];
  }
  return true;
}
