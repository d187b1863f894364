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
  // The n-gram found for one place is the context of the next, so going along a text half of the questions are answered
  // by the last search.
  let last = createSearch(orders.length + 1);
  let search = createSearch(orders.length + 1);

  function logProb(newestFirst: Int32Array, length: number): number {
    const own = last;
    last = search;
    search = own;
    own.length = length;
    const { ids, a, b, codes } = own;
    const id = newestFirst[0]!;
    let result = unigrams.getFloat32(id * 8, true);
    // Longest n-gram that the model holds. Its suffixes are all there too, so the first miss ends the search; this also
    // keeps chance matches of the check bits to the one order above the true one.
    ids[0] = id;
    a[0] = extendA(KEY_A, id);
    b[0] = extendB(KEY_B, id);
    let match = 1;
    for (let k = 1; k < length; k++) {
      const before = newestFirst[k]!;
      ids[k] = before;
      if (match < k) continue;
      const nextA = extendA(a[k - 1]!, before);
      const nextB = extendB(b[k - 1]!, before);
      const order = orders[k - 1]!;
      const code = find(order, nextA, nextB);
      if (code < 0) continue;
      a[k] = nextA;
      b[k] = nextB;
      codes[k] = code;
      result = order.probabilityCodes[code & ((1 << order.probabilityBits) - 1)]!;
      match = k + 1;
    }
    own.match = match;
    if (match >= length) return result;
    // Back-off weights of the contexts that are longer than the match's own.
    const context = isSearchOf(last, newestFirst, length - 1) ? last : searchContext(newestFirst, length - 1);
    for (let k = match; k < length && k <= context.match; k++) {
      if (k === 1) {
        result += unigrams.getFloat32(newestFirst[1]! * 8 + 4, true);
        continue;
      }
      const order = orders[k - 2]!;
      if (context.codes[k - 1]! >>> order.probabilityBits !== 0 && order.backoffs)
        result += order.backoffCodes[lookUp(order.backoffs, context.a[k - 1]!, context.b[k - 1]!)]!;
    }
    return result;
  }

  /** The search for the n-gram of `length` ids after the newest one, put where the last search was. */
  function searchContext(newestFirst: Int32Array, length: number): Search {
    const { ids, a, b, codes } = last;
    last.length = length;
    last.match = 1;
    let nextA = KEY_A;
    let nextB = KEY_B;
    for (let k = 0; k < length; k++) {
      const id = newestFirst[k + 1]!;
      ids[k] = id;
      if (last.match < k) continue;
      nextA = extendA(nextA, id);
      nextB = extendB(nextB, id);
      a[k] = nextA;
      b[k] = nextB;
      if (k === 0) continue;
      const code = find(orders[k - 1]!, nextA, nextB);
      if (code < 0) continue;
      codes[k] = code;
      last.match = k + 1;
    }
    return last;
  }

  return { order: orders.length + 1, logProb, matched: () => search.match };
}

/** What a search found: keys and codes of the n-grams of each length that end at one place. */
interface Search {
  readonly ids: Int32Array;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly codes: Int32Array;
  length: number;
  /** Length of the longest n-gram in the model. */
  match: number;
}

function createSearch(order: number): Search {
  const numbers = (): Int32Array => new Int32Array(order);
  return { ids: numbers(), a: numbers(), b: numbers(), codes: numbers(), length: 0, match: 0 };
}

/** Whether `search` went through the `length` ids that stand before the newest. */
function isSearchOf(search: Search, newestFirst: Int32Array, length: number): boolean {
  if (search.length < length) return false;
  for (let k = 0; k < length; k++) if (search.ids[k] !== newestFirst[k + 1]) return false;
  return true;
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
