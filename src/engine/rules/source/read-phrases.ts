import type { RuleText } from './read-rules.ts';

/** A list of phrases, each with a share from 0 to 1; the file says what it is a share of. */
export interface PhraseList {
  /** The file's name without folder and extension. */
  readonly name: string;
  readonly rows: readonly (readonly [phrase: string, share: number])[];
}

const ROW = /^([^\sA-Z]+(?: [^\sA-Z]+)*) (1|0?\.\d+)$/;

/**
 * Reads the lists of `.phrases` files: one lower-case phrase and its share per line, and `//` for remarks.
 * @throws Error with file, line and what is wrong with it
 */
export function readPhrases(files: readonly RuleText[]): PhraseList[] {
  const names = new Map<string, string>();
  return files.map(({ path, text }) => {
    const name = path.replace(/^.*\//, '').replace(/\.phrases$/, '');
    const other = names.get(name);
    if (other !== undefined) throw new Error(`two lists of phrases are called '${name}': ${other} and ${path}`);
    names.set(name, path);
    const rows = new Map<string, number>();
    for (const [i, raw] of text.split('\n').entries()) {
      const line = raw.trim();
      if (!line || line.startsWith('//')) continue;
      const [, phrase, share] = ROW.exec(line) ?? [];
      if (!phrase)
        throw new Error(`${path}, line ${i + 1}: a phrase in lower case and its share are wanted ('for example .98')`);
      if (rows.has(phrase)) throw new Error(`${path}, line ${i + 1}: '${phrase}' has a share already`);
      rows.set(phrase, Number(share));
    }
    return { name, rows: [...rows] };
  });
}
