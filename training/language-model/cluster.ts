/**
 * Classes of words for the class model: the exchange algorithm on the likelihood of a class bigram model (Martin,
 * Liermann and Ney, "Algorithms for bigram and trigram word clustering", Speech Communication 1998). Each word in turn,
 * starting with frequent ones, moves to the class with the greatest likelihood.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words 0, 1 and 2 (unknown, sentence start and end) keep classes of their own. */
const FIXED = 3;

interface Neighbours {
  /** Index where each word's entries begin in `word` and `count`; one more entry than there are words. */
  readonly from: Uint32Array;
  readonly word: Uint32Array;
  readonly count: Uint32Array;
}

/** Reads `bigrams.u32` and `words.txt`, writes `classes.u16`: the class of each word. */
export function cluster(work: string, classes: number, rounds: number): void {
  const size = readFileSync(join(work, 'words.txt'), 'utf8').trimEnd().split('\n').length;
  const raw = readFileSync(join(work, 'bigrams.u32'));
  const bigrams = new Uint32Array(raw.buffer, raw.byteOffset, raw.length / 4);
  const after = neighbours(bigrams, size, 0, 1);
  const before = neighbours(bigrams, size, 1, 0);
  const classOf = exchange(before, after, size, classes, rounds);
  writeFileSync(join(work, 'classes.u16'), new Uint8Array(classOf.buffer));
}

function neighbours(bigrams: Uint32Array, size: number, own: number, other: number): Neighbours {
  const from = new Uint32Array(size + 1);
  for (let i = 0; i < bigrams.length; i += 3) from[bigrams[i + own]! + 1]!++;
  for (let id = 0; id < size; id++) from[id + 1]! += from[id]!;
  const at = from.slice();
  const word = new Uint32Array(bigrams.length / 3);
  const count = new Uint32Array(bigrams.length / 3);
  for (let i = 0; i < bigrams.length; i += 3) {
    const slot = at[bigrams[i + own]!]!++;
    word[slot] = bigrams[i + other]!;
    count[slot] = bigrams[i + 2]!;
  }
  return { from, word, count };
}

function exchange(before: Neighbours, after: Neighbours, size: number, classes: number, rounds: number): Uint16Array {
  const occurrences = new Float64Array(size);
  for (let id = 0; id < size; id++) {
    for (let i = before.from[id]!; i < before.from[id + 1]!; i++) occurrences[id]! += before.count[i]!;
    if (id === 1) for (let i = after.from[id]!; i < after.from[id + 1]!; i++) occurrences[id]! += after.count[i]!;
  }
  const order = [...occurrences.keys()].filter((id) => id >= FIXED);
  order.sort((x, y) => occurrences[y]! - occurrences[x]! || x - y);
  const classOf = new Uint16Array(size);
  for (let id = 0; id < FIXED; id++) classOf[id] = id;
  for (const [rank, id] of order.entries()) classOf[id] = FIXED + (rank % (classes - FIXED));

  // pairs[g * classes + h]: class h after class g; mirror is its transpose, so that both are read along rows
  const pairs = new Float64Array(classes * classes);
  const mirror = new Float64Array(classes * classes);
  const totals = new Float64Array(classes);
  for (let id = 0; id < size; id++) {
    totals[classOf[id]!]! += occurrences[id]!;
    for (let i = after.from[id]!; i < after.from[id + 1]!; i++) {
      pairs[classOf[id]! * classes + classOf[after.word[i]!]!]! += after.count[i]!;
      mirror[classOf[after.word[i]!]! * classes + classOf[id]!]! += after.count[i]!;
    }
  }

  const left = new Float64Array(classes);
  const right = new Float64Array(classes);
  const gains = new Float64Array(classes);
  let reached = Number.NEGATIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    let moved = 0;
    for (const id of order) {
      const own = classOf[id]!;
      const n = occurrences[id]!;
      if (n === 0) continue;
      left.fill(0);
      right.fill(0);
      let self = 0;
      for (let i = before.from[id]!; i < before.from[id + 1]!; i++)
        if (before.word[i] === id) self += before.count[i]!;
        else left[classOf[before.word[i]!]!]! += before.count[i]!;
      for (let i = after.from[id]!; i < after.from[id + 1]!; i++)
        if (after.word[i] !== id) right[classOf[after.word[i]!]!]! += after.count[i]!;
      place(own, -1);
      gains.fill(0);
      for (let c = 0; c < classes; c++) {
        if (left[c]! > 0) addGains(gains, pairs, c * classes, left[c]!, classes);
        if (right[c]! > 0) addGains(gains, mirror, c * classes, right[c]!, classes);
      }
      let best = own;
      let bestGain = Number.NEGATIVE_INFINITY;
      for (let b = FIXED; b < classes; b++) {
        const within = pairs[b * classes + b]!;
        const gain =
          gains[b]! -
          (xlogx(within + left[b]!) - xlogx(within)) -
          (xlogx(within + right[b]!) - xlogx(within)) +
          (xlogx(within + left[b]! + right[b]! + self) - xlogx(within)) -
          2 * (xlogx(totals[b]! + n) - xlogx(totals[b]!));
        if (gain > bestGain + 1e-9) {
          best = b;
          bestGain = gain;
        }
      }
      place(best, 1);
      if (best !== own) moved++;
      classOf[id] = best;

      function place(target: number, sign: number): void {
        for (let c = 0; c < classes; c++) {
          if (left[c]! > 0) {
            pairs[c * classes + target]! += sign * left[c]!;
            mirror[target * classes + c]! += sign * left[c]!;
          }
          if (right[c]! > 0) {
            pairs[target * classes + c]! += sign * right[c]!;
            mirror[c * classes + target]! += sign * right[c]!;
          }
        }
        pairs[target * classes + target]! += sign * self;
        mirror[target * classes + target]! += sign * self;
        totals[target]! += sign * n;
      }
    }
    let likelihood = 0;
    for (const value of pairs) likelihood += xlogx(value);
    for (const value of totals) likelihood -= 2 * xlogx(value);
    console.log(`classes, round ${round + 1}: ${moved} words moved, log likelihood ${(likelihood / 1e6).toFixed(3)} M`);
    if (likelihood - reached < 1e-4 * Math.abs(likelihood)) break;
    reached = likelihood;
  }
  return classOf;
}

/** Returns the change in the sum of x log x when `added` is added to the cells of a row. */
function addGains(gains: Float64Array, table: Float64Array, row: number, added: number, classes: number): void {
  if (added < SMALL) {
    for (let b = 0; b < classes; b++) {
      const x = table[row + b]!;
      gains[b]! += x + added < SMALL ? XLOGX[x + added]! - XLOGX[x]! : xlogx(x + added) - xlogx(x);
    }
  } else for (let b = 0; b < classes; b++) gains[b]! += xlogx(table[row + b]! + added) - xlogx(table[row + b]!);
}

const SMALL = 1 << 15;
const XLOGX = Float64Array.from({ length: SMALL }, (_, x) => (x > 0 ? x * Math.log(x) : 0));

function xlogx(x: number): number {
  return x < SMALL ? XLOGX[x]! : x * Math.log(x);
}
