import { FORMAT, MARK, PREAMBLE, type Shape } from '../../src/engine/neural/model-file.ts';
import { FLAGS } from '../../src/engine/neural/word-ids.ts';

/** A shape for tests: nothing in it equals anything else by chance, and there are rows to be filled up. */
export const SMALL_SHAPE: Shape = {
  words: 60,
  suffixes: 64,
  prefixes: 32,
  hidden: 128,
  layers: 2,
  heads: 2,
  feed: 200,
  positions: 45,
  gaps: 11,
};

/** A network with random weights and what its file holds. */
export interface RandomModel {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Weights as floats, row by row. */
  readonly weights: ReadonlyMap<string, Float32Array>;
}

/** A word with a number written in letters, as the network knows no digits but 0. */
export function madeWord(stem: string, number: number): string {
  return stem + [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}

/** Numbers of a linear congruential generator between -1 and 1, the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A model file with random weights of such size that states and attention vary as in a trained network. */
export function randomModel(
  shape: Shape,
  {
    words,
    gaps,
    seed = 1,
  }: { readonly words: readonly string[]; readonly gaps: readonly string[]; readonly seed?: number },
): RandomModel {
  const random = createRandom(seed);
  const { hidden, feed } = shape;
  const parts: Uint8Array[] = [];
  const tensors: Record<string, { offset: number; shape: number[]; type: string }> = {};
  const weights = new Map<string, Float32Array>();
  let offset = 0;
  const put = (name: string, type: string, size: number[], numbers: Int8Array | Float32Array): void => {
    const part = new Uint8Array(Math.ceil(numbers.byteLength / 16) * 16);
    part.set(new Uint8Array(numbers.buffer));
    tensors[name] = { offset, shape: size, type };
    offset += part.length;
    parts.push(part);
  };
  const matrix = (name: string, rows: number, columns: number, spread: number): void => {
    const numbers = Int8Array.from({ length: rows * columns }, () => Math.round(random() * 127));
    const scales = Float32Array.from({ length: rows }, () => (spread * (1.5 + random())) / 127);
    put(name, 'i8', [rows, columns], numbers);
    put(`${name}.scales`, 'f32', [rows], scales);
    weights.set(
      name,
      Float32Array.from(numbers, (number, i) => number * scales[Math.floor(i / columns)]!),
    );
  };
  const vector = (name: string, length: number, middle: number): void => {
    const numbers = Float32Array.from({ length }, () => middle + random() / 2);
    put(name, 'f32', [length], numbers);
    weights.set(name, numbers);
  };

  for (const table of ['words', 'suffixes', 'prefixes'] as const) matrix(table, shape[table], hidden, 0.5);
  matrix('flags', FLAGS, hidden, 0.5);
  vector('bias', shape.words, 0);
  const spread = 1 / Math.sqrt(hidden);
  for (let i = 0; i < shape.layers; i++) {
    vector(`layers.${i}.norm1`, hidden, 1);
    matrix(`layers.${i}.qkv`, 3 * hidden, hidden, 1.5 * spread);
    matrix(`layers.${i}.out`, hidden, hidden, spread);
    vector(`layers.${i}.norm2`, hidden, 1);
    matrix(`layers.${i}.widen`, feed, hidden, spread);
    matrix(`layers.${i}.narrow`, hidden, feed, spread);
  }
  vector('norm', hidden, 1);
  matrix('transform', hidden, hidden, spread);
  matrix('gapLeft', shape.gaps, hidden, spread);
  matrix('gapRight', shape.gaps, hidden, spread);
  vector('gapBias', shape.gaps, 0);

  const fill = (list: readonly string[], length: number, first: number, stem: string): string[] =>
    Array.from({ length }, (_, i) => (i < first ? '' : (list[i - first] ?? madeWord(stem, i))));
  const header = {
    shape,
    words: fill(words, shape.words, 4, 'word'),
    gaps: fill(gaps, shape.gaps, 1, 'gap'),
    tensors,
    bytes: offset,
  };
  return { bytes: joinFile(JSON.stringify(header), parts, offset), weights };
}

function joinFile(header: string, parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(header);
  const bytes = new Uint8Array(PREAMBLE + text.length + length);
  bytes.set(new TextEncoder().encode(MARK));
  new DataView(bytes.buffer).setUint32(4, FORMAT, true);
  new DataView(bytes.buffer).setUint32(8, text.length, true);
  bytes.set(text, PREAMBLE);
  let at = PREAMBLE + text.length;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
