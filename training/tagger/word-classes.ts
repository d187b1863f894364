import { hashText } from '../../src/engine/tagging/word-types.ts';
import { type Inflection, LEXICAL_BITS } from './inflections.ts';
import type { ModelWriter } from './write-model.ts';

/** What training gathers about a word before it goes into the model's word table. */
export interface WordEntry {
  lexical: number;
  clusters: [number, number, number];
  capitals: number;
  tags: number;
}

export type WordEntries = Map<string, WordEntry>;

export function entryOf(entries: WordEntries, lower: string): WordEntry {
  let entry = entries.get(lower);
  if (entry === undefined) {
    entry = { lexical: 0, clusters: [0, 0, 0], capitals: 0, tags: 0 };
    entries.set(lower, entry);
  }
  return entry;
}

/** Bits of the inflections that each word can be; the large list only where the core list has nothing. */
export function addLexicalClasses(
  entries: WordEntries,
  inflections: readonly Inflection[],
  wanted?: ReadonlySet<string>,
): void {
  const core = new Set(inflections.filter((inflection) => inflection.core).map((inflection) => inflection.form));
  for (const { form, tag, core: isCore } of inflections) {
    if (!isCore && core.has(form)) continue;
    if (wanted && !wanted.has(form)) continue;
    const entry = entryOf(entries, form);
    entry.lexical |= LEXICAL_BITS[tag];
  }
}

/** The table as the tagger looks it up, by hash. */
export function tableOf(entries: WordEntries): Map<number, WordEntry> {
  const table = new Map<number, WordEntry>();
  for (const [lower, entry] of entries) table.set(hashText(lower), entry);
  return table;
}

/** Writes the two sections that src/engine/tagging/word-table.ts reads. */
export function writeWordTable(writer: ModelWriter, entries: WordEntries): void {
  const rows = [...tableOf(entries)].map(([hash, entry]) => ({ hash: hash >>> 0, entry }));
  rows.sort((a, b) => a.hash - b.hash);
  const count = rows.length;
  const data = new Uint8Array(count * 8);
  rows.forEach(({ entry }, row) => {
    const [one, two, three] = entry.clusters;
    const columns = [
      entry.lexical & 255,
      entry.lexical >> 8,
      one,
      two,
      three & 255,
      three >> 8,
      entry.capitals,
      entry.tags,
    ];
    columns.forEach((value, k) => {
      data[k * count + row] = value;
    });
  });
  writer.ascending(rows.map(({ hash }) => hash));
  writer.bytes(data);
}
