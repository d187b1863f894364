import type { Sections } from './model-file.ts';

/**
 * Sparse linear weights: a feature's 32-bit hash leads to a list of (class, weight) pairs. Features whose hashes begin alike are adjacent, so that a found
 * feature costs one look at the index and usually one line of memory. The hash of an unknown feature collides with a known one in about one of 4,000 cases.
 */
export interface Weights {
  /** Adds the weights of the features at the positions `from` to `to` (exclusive) to `scores`. */
  add(features: Int32Array, from: number, to: number, scores: Int32Array): void;
}

/** The weights as plain data, which threads can share. */
export interface WeightTable {
  /** Number of bits of the hash that the index uses. */
  readonly bits: number;
  /** Positions in `records` where the features begin whose hashes start with these bits; one more at the end. */
  readonly index: Uint32Array;
  /** Ascending by hash: the hash, then in units of 16 bits the number of pairs and each pair (weight in the upper byte, then the class). */
  readonly records: Int32Array;
}

/** Most features that are looked up together. */
const MOST_FEATURES = 256;

/** Returns the number of 32-bit words in a record with this many pairs. */
const placesOf = (pairs: number): number => 1 + ((pairs + 2) >> 1);

/** Reads four sections: hashes, list lengths, classes, weights (signed bytes). */
export function readWeights(sections: Sections): WeightTable {
  const hashes = sections.ascending();
  const lengths = sections.bytes();
  const classes = sections.bytes();
  const packed = sections.bytes();
  // two features per position of the index
  let bits = 4;
  while (2 << bits < hashes.length) bits++;
  const shift = 32 - bits;
  const index = new Uint32Array((1 << bits) + 1);
  let size = 0;
  for (let k = 0; k < hashes.length; k++) size += placesOf(lengths[k]!);
  const records = new Int32Array(size);
  const halves = new Int16Array(records.buffer);
  let at = 0;
  let pair = 0;
  let place = 0;
  for (let k = 0; k < hashes.length; k++) {
    const bucket = hashes[k]! >>> shift;
    while (place <= bucket) index[place++] = at;
    const length = lengths[k]!;
    records[at] = hashes[k]!;
    let half = 2 * at + 2;
    halves[half++] = length;
    for (const end = pair + length; pair < end; pair++) halves[half++] = (packed[pair]! << 8) | classes[pair]!;
    at += placesOf(length);
  }
  index.fill(at, place);
  return { bits, index, records };
}

export function createWeights({ bits, index, records }: WeightTable): Weights {
  const shift = 32 - bits;
  const halves = new Int16Array(records.buffer, records.byteOffset, 2 * records.length);
  const wanted = new Int32Array(MOST_FEATURES);
  const starts = new Uint32Array(MOST_FEATURES);
  const ends = new Uint32Array(MOST_FEATURES);
  const keys = new Int32Array(MOST_FEATURES);
  return {
    add(features, from, to, scores) {
      // In three rounds, so that the memory for all features is requested at once; one after another, each would wait for its own.
      let filled = 0;
      for (let f = from; f < to; f++) {
        const feature = features[f]!;
        const bucket = feature >>> shift;
        const start = index[bucket]!;
        const end = index[bucket + 1]!;
        wanted[filled] = feature;
        starts[filled] = start;
        ends[filled] = end;
        if (end > start) filled++;
      }
      for (let f = 0; f < filled; f++) keys[f] = records[starts[f]!]!;
      for (let f = 0; f < filled; f++) {
        const feature = wanted[f]!;
        let at = starts[f]!;
        if (keys[f] !== feature) {
          const end = ends[f]!;
          do at += placesOf(halves[2 * at + 2]!);
          while (at < end && records[at] !== feature);
          if (at === end) continue;
        }
        let half = 2 * at + 2;
        for (const last = half + halves[half]!; half < last; ) {
          const pair = halves[++half]!;
          scores[pair & 255]! += pair >> 8;
        }
      }
    },
  };
}
