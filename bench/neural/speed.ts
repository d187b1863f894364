/**
 * What the neural editor's network costs: words per second of CPU on one core, memory and size on disk, for untrained networks of the
 * shapes a trained one may have (all layers and the tags of a fifth of the words, then with early exit for all sentences), or for a
 * trained file.
 *
 *   npx tsx bench/neural/speed.ts [neural.bin]
 */
import { readFileSync } from 'node:fs';
import { createEncoder } from '../../src/engine/neural/encoder.ts';
import { readNeuralFile, type Shape } from '../../src/engine/neural/model-file.ts';
import type { EncodedSentence } from '../../src/engine/neural/subwords.ts';
import { randomModel } from './random-model.ts';

const WORDS = 22;
/** Pieces a word in a vocabulary of 8,000, as measured on textbooks. */
const PIECES = 1.25;
const SHAPES: readonly (readonly [layers: number, hidden: number])[] = [
  [4, 160],
  [4, 256],
  [6, 256],
  [6, 384],
  [8, 384],
  [8, 512],
];
const [path] = process.argv.slice(2);

function sentence(number: number, shape: Shape): EncodedSentence {
  const length = Math.round(WORDS * PIECES) + 1;
  const ids = Array.from({ length }, (_, i) => 3 + ((number * 7919 + i * 104729) % (shape.pieces - 3)));
  const firsts = Array.from({ length: WORDS + 1 }, (_, i) => Math.min(length - 1, Math.round(i * PIECES)));
  return { ids, flags: ids.map((id) => id % 8), firsts };
}

function wordsPerSecond(bytes: Uint8Array, early: number): number {
  const file = readNeuralFile(bytes);
  const { shape } = file.header;
  // an untrained detector is near a half everywhere
  const encode = createEncoder(file, { early, suspected: path ? 0.03 : 0.7 });
  const batch = Array.from({ length: 32 }, (_, i) => sentence(i, shape));
  encode(batch);
  let words = 0;
  const start = process.cpuUsage();
  let seconds = 0;
  while (seconds < 1.5) {
    encode(batch);
    words += batch.length * WORDS;
    const used = process.cpuUsage(start);
    seconds = (used.user + used.system) / 1e6;
  }
  return words / seconds;
}

function report(name: string, bytes: Uint8Array): void {
  const before = process.memoryUsage().rss;
  const full = wordsPerSecond(bytes, 0);
  const exit = wordsPerSecond(bytes, 1.1);
  const megabytes = (value: number): string => `${(value / 2 ** 20).toFixed(1)} MB`;
  const grown = process.memoryUsage().rss - before;
  console.log(
    `${name}: ${megabytes(bytes.length)} on disk, ${Math.round(full)} words/s, ${Math.round(exit)} with early exit, memory +${megabytes(grown)}`,
  );
}

if (path) report(path, new Uint8Array(readFileSync(path)));
else
  for (const [layers, hidden] of SHAPES) {
    const heads = hidden / 32;
    const shape = {
      pieces: 8000,
      tags: 5000,
      embedding: 128,
      hidden,
      layers,
      heads,
      early: 2,
      positions: 128,
      flags: 8,
    };
    report(`${layers} × ${hidden}`, randomModel(shape));
  }
