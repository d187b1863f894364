import type { NgramHeader, Section, TableHeader } from './format.ts';
import { checkBits, extendA, extendB, KEY_A, KEY_B } from './ngram-key.ts';
import { lookUp, type StaticFunction } from './static-function.ts';

/** Back-off arithmetic over the tables of one n-gram model. */
export interface NgramReader {
  readonly order: number;
  /**
   * log10 probability of `newestFirst[0]` after the ids that follow it in the array, the nearest first; `length` ids
   * in all, no more than the order.
   */
  logProb(newestFirst: Int32Array, length: number): number;
  /** Length of the longest n-gram that the last answer found in the model, 1 to the order. */
  matched(): number;
}

interface Order {
  readonly probabilities: StaticFunction;
  readonly backoffs: StaticFunction | null;
  readonly probabilityBits: number;
  readonly checkBits: number;
  readonly probabilityCodes: Float64Array;
  readonly backoffCodes: Float64Array;
}

/** Reader over the sections that `view` gives; they stay where they are. */
export function createNgramReader(header: NgramHeader, view: (section: Section) => DataView): NgramReader {
  const unigrams = view(header.unigrams);
  const orders: Order[] = header.orders.map((order) => ({
    probabilities: openTable(order.probabilities, view),
    backoffs: order.backoffs ? openTable(order.backoffs, view) : null,
    probabilityBits: order.probabilityBits,
    checkBits: order.checkBits,
    probabilityCodes: fullCodebook(order.probabilityCodes, order.probabilityBits),
    backoffCodes: fullCodebook(order.backoffCodes, order.backoffs?.bits ?? 0),
  }));
  let found = 1;

  function logProb(newestFirst: Int32Array, length: number): number {
    let result = unigrams.getFloat32(newestFirst[0]! * 8, true);
    // Longest n-gram that the model holds. Its suffixes are all there too, so the first miss ends the search; this also
    // keeps chance matches of the check bits to the one order above the true one.
    let a = extendA(KEY_A, newestFirst[0]!);
    let b = extendB(KEY_B, newestFirst[0]!);
    let match = 1;
    while (match < length) {
      a = extendA(a, newestFirst[match]!);
      b = extendB(b, newestFirst[match]!);
      const order = orders[match - 1]!;
      const code = find(order, a, b);
      if (code < 0) break;
      result = order.probabilityCodes[code & ((1 << order.probabilityBits) - 1)]!;
      match++;
    }
    found = match;
    if (match >= length) return result;
    // Back-off weights of the contexts that are longer than the match's own.
    a = KEY_A;
    b = KEY_B;
    for (let k = 1; k < length; k++) {
      a = extendA(a, newestFirst[k]!);
      b = extendB(b, newestFirst[k]!);
      if (k < match) continue;
      if (k === 1) {
        result += unigrams.getFloat32(newestFirst[1]! * 8 + 4, true);
        continue;
      }
      const order = orders[k - 2]!;
      const code = find(order, a, b);
      if (code < 0) break;
      if (code >>> order.probabilityBits !== 0 && order.backoffs)
        result += order.backoffCodes[lookUp(order.backoffs, a, b)]!;
    }
    return result;
  }

  return { order: orders.length + 1, logProb, matched: () => found };
}

/** The probability's code and, above it, the flag of a context; -1 when the model lacks the n-gram with this key. */
function find(order: Order, a: number, b: number): number {
  const value = lookUp(order.probabilities, a, b);
  const found = value >>> (order.probabilityBits + 1);
  return found === checkBits(a, b, order.checkBits) ? value & ((2 << order.probabilityBits) - 1) : -1;
}

export function openTable(header: TableHeader, view: (section: Section) => DataView): StaticFunction {
  const { bits, seed, segmentLength, span } = header;
  return { bits, seed, segmentLength, span, slots: view(header) };
}

/** All 2^bits levels: a chance match of the check bits may carry a code that no n-gram uses. */
function fullCodebook(levels: readonly number[], bits: number): Float64Array {
  return Float64Array.from({ length: 2 ** bits }, (_, code) => levels[Math.min(code, levels.length - 1)] ?? 0);
}
