/**
 * `npx tsx bench/model/speed.ts [file]`: load time, memory and queries per second of the language model, on one core.
 * There are two kinds of queries: along running text as a corrector would ask (each place with variants of one word),
 * and random word sequences, which are the worst case for caches.
 */
import { readFileSync } from 'node:fs';
import { createLanguageModel } from '../../src/engine/language-model/create-language-model.ts';
import { tokenize } from '../../src/text/token.ts';

const TEXT = `The results of the experiment were published in a journal that few people read. In the following years,
several groups tried to repeat the measurements, and most of them came to the same conclusion: the effect depends on the
temperature of the sample. We have not been able to find an explanation for this, although the theory suggests that there
should be one. It is possible that the method is more sensitive than we thought, or that an error was made in the first
series. She looked at the house for a long time before she opened the door and went in without a word.`;
const VARIANTS = ['the', 'a', 'of', 'in', 'is', 'are', ',', 'to'];

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const file = process.argv[2] ?? new URL('../../models/lm.bin', import.meta.url).pathname;

const before = process.memoryUsage().rss;
const started = performance.now();
const content = readFileSync(file);
const shared = new Uint8Array(new SharedArrayBuffer(content.length));
shared.set(content);
const read = performance.now();
const model = createLanguageModel(shared);
const opened = performance.now();
const second = createLanguageModel(shared);
console.log(`file ${megabytes(content.length)}, ${second.size} words, order ${second.order}`);
console.log(
  `load ${(opened - started).toFixed(0)} ms (read ${(read - started).toFixed(0)}, open ${(opened - read).toFixed(0)})`,
);
console.log(`resident memory grew by ${megabytes(process.memoryUsage().rss - before)} (file read, its shared copy)`);

const words = [...tokenize(TEXT)].map((token) => token.lower);
measure('word ids', words.length, () => {
  let sum = 0;
  for (const word of words) sum += model.wordId(word);
  return sum;
});

const ids = [1, ...words.map((word) => model.wordId(word)), 2];
const variants = VARIANTS.map((word) => model.wordId(word));
measure('running text, every word', ids.length - 1, () => model.score(ids, 1, ids.length));
measure('running text, 8 variants of every word, 5 positions each', (ids.length - 5) * 8 * 5, () => {
  let sum = 0;
  for (let at = 1; at + 4 < ids.length; at++) {
    const original = ids[at]!;
    for (const variant of variants) {
      ids[at] = variant;
      sum += model.score(ids, at, at + 5);
    }
    ids[at] = original;
  }
  return sum;
});

const random = new Uint32Array(1 << 16);
let state = 1;
for (let i = 0; i < random.length; i++) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  // squared: frequent words come first in the order of ids
  random[i] = 31 + Math.floor((state / 2 ** 32) ** 3 * (model.size - 31));
}
measure('random words', random.length - 4, () => model.score(random, 4, random.length));

function measure(name: string, queries: number, run: () => number): void {
  run();
  let rounds = 0;
  const from = process.cpuUsage().user;
  let used = 0;
  while (used < 1e6) {
    // reading the CPU time costs as much as a dozen queries
    for (let i = 0; i < 16; i++) run();
    rounds += 16;
    used = process.cpuUsage().user - from;
  }
  console.log(`${name}: ${((queries * rounds) / used).toFixed(2)} M a second`);
}
