import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../../src/engine/tagging/word-types.ts';
import { type Inflection, LEXICAL_BITS } from './inflections.ts';
import type { ModelWriter } from './write-model.ts';

/** What training collects about a word for the model's word table. */
export interface WordEntry {
  lexical: number;
  clusters: [number, number, number];
  capitals: number;
  tags: number;
}

export type WordEntries = Map<string, WordEntry>;

function entryOf(entries: WordEntries, lower: string): WordEntry {
  let entry = entries.get(lower);
  if (entry === undefined) {
    entry = { lexical: 0, clusters: [0, 0, 0], capitals: 0, tags: 0 };
    entries.set(lower, entry);
  }
  return entry;
}

/** Bits of the inflections that each word can be. The large list is used only if the core list has nothing. */
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

const CAPITAL_SHARES = [0.02, 0.1, 0.35, 0.65, 0.9, 0.98];

/** 0 for a word seen too rarely in mid-sentence, otherwise 1 to 7 by its share of capitals, plus 8 if it is frequent. */
function capitalClass(middle: number, capitals: number): number {
  if (middle < 4) return 0;
  const share = capitals / middle;
  return 1 + CAPITAL_SHARES.filter((limit) => share >= limit).length + (middle >= 60 ? 8 : 0);
}

/**
 * Classes from the counts of the corpora in `folder` (count-corpus.ts, cluster_words.py, tag-corpus.ts). Words seen
 * less than five times are left out, because the table must stay small.
 */
export function addCorpusClasses(entries: WordEntries, folder: string): void {
  for (const line of readFileSync(join(folder, 'vocabulary.txt'), 'utf8').split('\n')) {
    const [word = '', count, middle, capitals] = line.split('\t');
    if (Number(count) < 8 || !/^[\p{L}<][\p{L}\p{M}'.>-]*$/u.test(word)) continue;
    entryOf(entries, word).capitals = capitalClass(Number(middle), Number(capitals));
  }
  for (const line of readFileSync(join(folder, 'clusters.txt'), 'utf8').trim().split('\n')) {
    const [word = '', coarse, middle, fine] = line.split('\t');
    entryOf(entries, word).clusters = [Number(coarse), Number(middle), Number(fine)];
  }
  const tagged = join(folder, 'tag-classes.txt');
  if (!existsSync(tagged)) return;
  for (const line of readFileSync(tagged, 'utf8').trim().split('\n')) {
    const [word = '', number] = line.split('\t');
    const entry = entries.get(word);
    if (entry) entry.tags = Number(number);
  }
}

/** The table by hash, as the tagger looks it up. */
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
