/**
 * A pair of interpolated Kneser-Ney n-gram models, one of human and one of machine text, over one alphabet and in one
 * table: every stored n-gram holds both probabilities, so that one look-up gives both. N-grams of order 2 and up are
 * stored in buckets by the upper bits of a 32-bit hash; 16 more bits distinguish those of a bucket (an unseen n-gram is mistaken
 * for a seen one about once in 10,000 times).
 */
export interface NgramModel {
  readonly order: number;
  /** Number of symbols; 0 is the start of a sentence. */
  readonly alphabet: number;
  readonly unigrams: NgramLevel;
  /** Levels of order 2 to `order`. */
  readonly levels: readonly HashedLevel[];
}

/** Quantised: natural logarithms of probabilities and back-off weights, times -16, capped at 255. */
export interface NgramLevel {
  readonly human: Uint8Array;
  readonly machine: Uint8Array;
  /** Empty at the highest order. */
  readonly humanBackoff: Uint8Array;
  readonly machineBackoff: Uint8Array;
}

export interface HashedLevel extends NgramLevel {
  readonly bucketBits: number;
  /** The start of every bucket, and the end of the last. */
  readonly buckets: Uint32Array;
  readonly fingerprints: Uint16Array;
}

const QUANTA_PER_NAT = 16;

/** Log-probabilities of each symbol of a sentence under both models, and the length of the longest known n-gram that ends there. */
export interface SentenceLikelihood {
  readonly human: Float32Array;
  readonly machine: Float32Array;
  readonly known: Uint8Array;
}

/** One step of the hash of an n-gram; the hash starts at 0 and takes the oldest symbol first. */
function hashStep(hash: number, symbol: number): number {
  let h = Math.imul(hash ^ (symbol + 0x9e3779b9), 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function find(level: HashedLevel, hash: number): number {
  const bucket = hash >>> (32 - level.bucketBits);
  const end = level.buckets[bucket + 1]!;
  const fingerprint = hash & 0xffff;
  for (let i = level.buckets[bucket]!; i < end; i++) if (level.fingerprints[i] === fingerprint) return i;
  return -1;
}

/** Scores a sentence from its start; `symbols` does not contain the start symbol. */
export function sentenceLikelihood(model: NgramModel, symbols: ArrayLike<number>): SentenceLikelihood {
  const n = symbols.length;
  const { order, levels, unigrams } = model;
  const human = new Float32Array(n);
  const machine = new Float32Array(n);
  const known = new Uint8Array(n);
  // places of the n-grams that end at the previous symbol, by order; -1 if unknown
  const before = new Int32Array(order + 1).fill(-1);
  const now = new Int32Array(order + 1);
  const at = (k: number): number => (k < 0 ? 0 : symbols[k]!);
  before[1] = 0;
  for (let m = 2; m < order; m++) {
    let hash = 0;
    for (let k = 0; k < m; k++) hash = hashStep(hash, 0);
    before[m] = find(levels[m - 2]!, hash);
  }
  for (let i = 0; i < n; i++) {
    now.fill(-1);
    now[1] = symbols[i]!;
    let longest = 1;
    for (let m = 2; m <= order; m++) {
      let hash = 0;
      for (let k = i - m + 1; k <= i; k++) hash = hashStep(hash, at(k));
      const place = find(levels[m - 2]!, hash);
      if (place < 0) break;
      now[m] = place;
      longest = m;
    }
    const level = longest === 1 ? unigrams : levels[longest - 2]!;
    let h = level.human[now[longest]!]!;
    let a = level.machine[now[longest]!]!;
    for (let m = longest; m < order; m++) {
      const place = before[m]!;
      if (place < 0) break;
      const context = m === 1 ? unigrams : levels[m - 2]!;
      h += context.humanBackoff[place]!;
      a += context.machineBackoff[place]!;
    }
    human[i] = -h / QUANTA_PER_NAT;
    machine[i] = -a / QUANTA_PER_NAT;
    known[i] = longest;
    before.set(now);
  }
  return { human, machine, known };
}
