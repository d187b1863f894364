import type { Sections } from './model-file.ts';

/**
 * Sparse linear weights: a feature's 32-bit hash leads to a list of (class, weight) pairs. Open addressing with linear
 * probing; hashes of features that the model does not know collide with a known one in one of some 4,000 cases.
 */
export interface Weights {
  /** Adds the weights of the first `count` features to `scores`. */
  add(features: Int32Array, count: number, scores: Int32Array): void;
}

/** The same as plain data, which threads can share. */
export interface WeightTable {
  /** log2 of the number of places. */
  readonly bits: number;
  /** Each place a hash and start * 128 + length of its list; length 0 marks a free place. */
  readonly table: Uint32Array;
  /** Weight (upper byte) and class side by side: a feature that is found costs one line of memory, not two. */
  readonly pairs: Int16Array;
}

/** Features that are asked for together. */
const MOST_FEATURES = 256;

/** Reads four sections: hashes, list lengths, classes, weights (signed bytes). */
export function readWeights(sections: Sections): WeightTable {
  const hashes = sections.ascending();
  const lengths = sections.bytes();
  const classes = sections.bytes();
  const packed = sections.bytes();
  const pairs = new Int16Array(packed.length);
  for (let k = 0; k < pairs.length; k++) pairs[k] = (packed[k]! << 8) | classes[k]!;
  let bits = 4;
  while (1 << bits < hashes.length * 1.6) bits++;
  const shift = 32 - bits;
  const mask = (1 << bits) - 1;
  const table = new Uint32Array(2 << bits);
  let start = 0;
  for (let k = 0; k < hashes.length; k++) {
    const length = lengths[k]!;
    let place = (Math.imul(hashes[k]!, 0x85ebca6b) >>> shift) & mask;
    while (table[2 * place + 1] !== 0) place = (place + 1) & mask;
    table[2 * place] = hashes[k]!;
    table[2 * place + 1] = start * 128 + length;
    start += length;
  }
  return { bits, table, pairs };
}

export function createWeights({ bits, table, pairs }: WeightTable): Weights {
  const shift = 32 - bits;
  const mask = (1 << bits) - 1;
  const places = new Int32Array(MOST_FEATURES);
  const keys = new Uint32Array(MOST_FEATURES);
  return {
    add(features, count, scores) {
      // In two rounds, so that the memory for all features is asked for at once: one after another each would wait for its own.
      for (let f = 0; f < count; f++) {
        const place = (Math.imul(features[f]!, 0x85ebca6b) >>> shift) & mask;
        places[f] = place;
        keys[f] = table[2 * place]!;
      }
      for (let f = 0; f < count; f++) {
        const key = features[f]! >>> 0;
        let place = places[f]!;
        let found = keys[f]!;
        let entry = table[2 * place + 1]!;
        while (entry !== 0 && found !== key) {
          place = (place + 1) & mask;
          found = table[2 * place]!;
          entry = table[2 * place + 1]!;
        }
        if (entry === 0) continue;
        const from = entry >>> 7;
        const to = from + (entry & 127);
        for (let k = from; k < to; k++) {
          const pair = pairs[k]!;
          scores[pair & 255]! += pair >> 8;
        }
      }
    },
  };
}
