/**
 * Counts the words of the corpora and their neighbours, for distributional clusters and capital statistics.
 * Usage: npx tsx training/tagger/count-corpus.ts CORPORA OUT
 * Writes OUT/vocabulary.txt (word, count, mid-sentence count, capitals among those) and OUT/cooccurrence.f32
 * (VOCABULARY rows, CONTEXTS columns for the word before and as many for the word after).
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTreebank } from '../../bench/text/treebank.ts';
import { tokenize } from '../../src/text/token.ts';

const [corpora, out] = process.argv.slice(2);
if (!corpora || !out) throw new Error('usage: count-corpus.ts CORPORA OUT');
const VOCABULARY = 80_000;
const CONTEXTS = 1_500;

const ids = new Map<string, number>();
const counts: number[] = [];
const middle: number[] = [];
const capitals: number[] = [];
const chunks: Int32Array[] = [];
let chunk = new Int32Array(1 << 22);
let filled = 0;

function push(id: number): void {
  if (filled === chunk.length) {
    chunks.push(chunk);
    chunk = new Int32Array(1 << 22);
    filled = 0;
  }
  chunk[filled++] = id;
}

function readLine(line: string): void {
  let open = true;
  for (const token of tokenize(line)) {
    const word = token.kind === 'link' ? '<link>' : token.lower.replace(/\d/g, '0');
    let id = ids.get(word);
    if (id === undefined) {
      id = ids.size;
      ids.set(word, id);
      counts.push(0);
      middle.push(0);
      capitals.push(0);
    }
    counts[id]!++;
    if (token.kind === 'word' && !open) {
      middle[id]!++;
      if (/^\p{Lu}/u.test(token.text)) capitals[id]!++;
    }
    // a capital here may come from a sentence start or a title
    open = token.kind !== 'word' && token.text !== ',' && token.kind !== 'number';
    push(id);
  }
  push(-1);
}

const LIMIT = 24_000_000;
for (const file of readdirSync(corpora).filter((name) => name.endsWith('.txt.xz'))) {
  const text = execFileSync('xz', ['-dc', join(corpora, file)], { maxBuffer: 1 << 29, encoding: 'utf8' });
  const before = counts.length;
  let read = 0;
  for (let at = 0; at < text.length && read < LIMIT * 6; ) {
    const end = text.indexOf('\n', at);
    readLine(text.slice(at, end < 0 ? text.length : end));
    read += end - at;
    at = end < 0 ? text.length : end + 1;
  }
  console.log(
    file,
    counts.length - before,
    'new words',
    Math.round(process.cpuUsage().user / 1e6),
    's',
    Math.round(process.memoryUsage.rss() / 1e6),
    'MB',
  );
}
for (const name of ['ewt', 'gum-permissive']) {
  for (const sentence of readTreebank(join(corpora, 'ud', `en_${name}-ud-train.conllu.xz`))) readLine(sentence.text);
}
chunks.push(chunk.subarray(0, filled));

const words = [...ids.keys()];
const order = words.map((_, id) => id).sort((a, b) => counts[b]! - counts[a]!);
const rank = new Int32Array(words.length).fill(-1);
order.slice(0, VOCABULARY).forEach((id, k) => {
  rank[id] = k;
});
writeFileSync(
  join(out, 'vocabulary.txt'),
  order
    .filter((id) => counts[id]! >= 3)
    .map((id) => `${words[id]}\t${counts[id]}\t${middle[id]}\t${capitals[id]}`)
    .join('\n'),
);

const columns = 2 * (CONTEXTS + 1);
const matrix = new Float32Array(VOCABULARY * columns);
let last = -1;
for (const part of chunks) {
  for (const id of part) {
    const now = id < 0 ? -2 : rank[id]!;
    // column CONTEXTS is the edge of a paragraph
    const column = now === -2 ? CONTEXTS : now;
    const lastColumn = last === -2 ? CONTEXTS : last;
    if (last >= 0 && column >= 0 && column <= CONTEXTS) matrix[last * columns + CONTEXTS + 1 + column]!++;
    if (now >= 0 && lastColumn >= 0 && lastColumn <= CONTEXTS) matrix[now * columns + lastColumn]!++;
    last = now;
  }
}
writeFileSync(join(out, 'cooccurrence.f32'), new Uint8Array(matrix.buffer));
console.log(`${words.length} words, ${Math.round(process.cpuUsage().user / 1e6)} s`);
