/**
 * Writes models/collocations.bin from the table and its examples.
 * Usage: npx tsx training/collocations/pack-collocations.ts FOLDER MILLIONS
 * FOLDER: table.jsonl (fit.py), examples.jsonl (collect-examples.ts). MILLIONS: how many words were counted.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Alternative, composeCollocations } from '../../src/engine/collocations/collocation-table.ts';

const [folder, millions] = process.argv.slice(2);
if (!folder || !millions) throw new Error('usage: pack-collocations.ts FOLDER MILLIONS');
const lines = (name: string): string[] => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
const examples = new Map(lines('examples.jsonl').map((line) => JSON.parse(line) as [string, string[]]));
const entries = new Map<string, Alternative[]>();
for (const line of lines('table.jsonl')) {
  const [written, found] = JSON.parse(line) as [
    string,
    [word: string, relation: number, place: 0 | 1, partner: string, odds: number, here: number, there: number][],
  ];
  const alternatives = found.map(([word, relation, place, partner, odds, writtenCount, count]) => ({
    word,
    relation,
    second: place === 1,
    partner,
    odds,
    writtenCount,
    count,
    examples: examples.get(`${word} ${relation} ${place} ${partner}`) ?? [],
  }));
  entries.set(written, alternatives);
}
const bytes = composeCollocations(Number(millions), entries);
writeFileSync(new URL('../../models/collocations.bin', import.meta.url), bytes);
console.log(`${entries.size} words, ${bytes.length} bytes`);
