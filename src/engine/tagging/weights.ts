import type { Sections } from './model-file.ts';

/**
 * Sparse linear weights: a feature's 32-bit hash leads to a list of (class, weight) pairs. Open addressing with linear
 * probing; hashes of features that the model does not know collide with a known one in one of some 4,000 cases.
 */
export interface Weights {
  /** Adds the feature's weights to `scores` from `base` on. */
  add(hash: number, scores: Int32Array | Int16Array, base: number): void;
  readonly size: number;
}

/** Reads four sections: hashes, list lengths, classes, weights (signed bytes). */
export function readWeights(sections: Sections): Weights {
  const hashes = sections.ascending();
  const lengths = sections.bytes();
  const classes = sections.bytes();
  const packed = sections.bytes();
  const weights = new Int8Array(packed.buffer, packed.byteOffset, packed.length);
  let bits = 4;
  while (1 << bits < hashes.length * 1.6) bits++;
  const shift = 32 - bits;
  const mask = (1 << bits) - 1;
  // pairs of hash and start * 128 + length; length 0 marks a free place
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
  return {
    size: hashes.length,
    add(hash, scores, base) {
      const key = hash >>> 0;
      let place = (Math.imul(hash, 0x85ebca6b) >>> shift) & mask;
      let entry = table[2 * place + 1]!;
      while (entry !== 0 && table[2 * place] !== key) {
        place = (place + 1) & mask;
        entry = table[2 * place + 1]!;
      }
      if (entry === 0) return;
      const from = entry >>> 7;
      const to = from + (entry & 127);
      for (let k = from; k < to; k++) scores[base + classes[k]!]! += weights[k]!;
    },
  };
}
