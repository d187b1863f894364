/**
 * `npx tsx bench/neural/run.ts`: words per second of the neural second opinion that ships, on words of its list in any order,
 * in CPU time on one core, best of several runs, with the multiply-adds per second of the whole model, those with zeros
 * that are left out among them, and of `linear` alone.
 */
import { readFileSync } from 'node:fs';
import { createArena } from '../../src/engine/neural/arena.ts';
import { createEditor } from '../../src/engine/neural/editor.ts';
import { readModelFile, type Shape } from '../../src/engine/neural/model-file.ts';
import type { Written } from '../../src/engine/neural/word-ids.ts';

/** Paragraphs by the lengths of their sentences: one segment almost full, several segments, and short ones. */
const PARAGRAPHS = {
  'one segment (101 words)': [[25, 31, 18, 27]],
  'several segments (530 words)': [[22, 31, 28, 19, 40, 33, 25, 24, 36, 17, 41, 29, 20, 35, 26, 38, 23, 43]],
  'short (24 words)': [[24]],
};
const RUNS = 15;
/** CPU time of a run in seconds. Shorter runs are too close to the granularity of the clock. */
const RUN_SECONDS = 0.3;

const bytes = readFileSync(new URL('../../models/editor.bin', import.meta.url));
const { shape, words: list } = readModelFile(bytes).header;
const started = process.cpuUsage();
const editor = createEditor(bytes);
const { user: loading } = process.cpuUsage(started);
console.log(`file of ${(bytes.length / 1e6).toFixed(1)} MB, loaded in ${(loading / 1000).toFixed(0)} ms`);

for (const [name, paragraphs] of Object.entries(PARAGRAPHS)) {
  const sentences = paragraphs.flatMap((lengths) => lengths.map(sentenceOf));
  const words = sentences.reduce((sum, { length }) => sum + length, 0);
  const seconds = bestTime(() => editor.read(sentences));
  const rate = multiplyAdds(shape, words) / seconds;
  console.log(`${name}: ${(words / seconds).toFixed(0)} words/s, ${giga(rate)} multiply-adds/s`);
}

const readings = editor.read([sentenceOf(100)]);
const asked = bestTime(() => {
  for (let token = 0; token < 100; token++) readings[0]!.substitution(token, 'results');
});
const doubted =
  bestTime(() => editor.read([sentenceOf(100)])[0]!.missing(0)) - bestTime(() => editor.read([sentenceOf(100)]));
console.log(
  `a replacement: ${(asked * 1e4).toFixed(2)} µs; what is missing before a word: ${(doubted * 1e4).toFixed(2)} µs`,
);

const arena = createArena();
for (const [rows, columns] of [
  [768, 256],
  [256, 256],
  [256, 768],
] as const) {
  const [a = 0, w = 0, out = 0, scales = 0, panel = 0] = [
    ...[256 * columns * 2, rows * columns, 256 * rows * 4, 4096, 16 * columns],
  ].map(arena.reserve);
  const seconds = bestTime(() => arena.kernels.linear(a, w, out, 256, rows, columns, scales, scales, panel));
  console.log(`linear ${columns} to ${rows}: ${giga((256 * rows * columns) / seconds)} multiply-adds/s`);
}

function sentenceOf(length: number): Written[] {
  return Array.from({ length }, (_, i) => ({ text: list[(i * 379) % list.length]!, spaceBefore: i > 0 }));
}

/** Counts the linear maps of the layers, and attention within segments of 102 positions. */
function multiplyAdds({ hidden, feed, layers }: Shape, words: number): number {
  return words * layers * (4 * hidden * hidden + 2 * hidden * feed + 2 * 102 * hidden);
}

/** CPU seconds of one call, best of several runs, because the machine may have other work. */
function bestTime(call: () => unknown): number {
  let calls = 1;
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const start = process.cpuUsage();
    for (let i = 0; i < calls; i++) call();
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1e6;
    if (seconds < RUN_SECONDS / 2) calls = Math.ceil((calls * RUN_SECONDS) / Math.max(seconds, RUN_SECONDS / 100));
    else best = Math.min(best, seconds / calls);
  }
  return best;
}

function giga(value: number): string {
  return `${(value / 1e9).toFixed(1)} G`;
}
