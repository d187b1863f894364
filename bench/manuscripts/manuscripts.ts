import { readFileSync } from 'node:fs';

/** One half is read while rules are improved. Nobody looks at the other half until the final measurement. */
export type Half = 'tuning' | 'fresh';

/** A manuscript of the list. The file itself is not in the repository. */
export interface Manuscript {
  /** Name of the file in the folder of texts: a docx, a tex, a zip of several tex files, or a post in Markdown (md). */
  readonly file: string;
  readonly half: Half;
  readonly field: string;
  /** The author's first language, or `native`. */
  readonly language: string;
}

/** The list of manuscripts, read from its tab-separated table with one header line. */
export function readManuscripts(table: string): Manuscript[] {
  const [heading = '', ...rows] = table.split('\n').filter(Boolean);
  const column = (name: string): number => {
    const at = heading.split('\t').indexOf(name);
    if (at < 0) throw new Error(`the list of manuscripts has no column "${name}"`);
    return at;
  };
  const [file, half, field, language] = ['file', 'half', 'field', 'language'].map(column);
  return rows.map((row) => {
    const cells = row.split('\t');
    const part = cells[half!];
    if (part !== 'tuning' && part !== 'fresh') throw new Error(`"${part}" is neither tuning nor fresh: ${row}`);
    return { file: cells[file!]!, half: part, field: cells[field!]!, language: cells[language!]! };
  });
}

const LIST = new URL('manuscripts.tsv', import.meta.url);

export const listedManuscripts = (): Manuscript[] => readManuscripts(readFileSync(LIST, 'utf8'));
