import type { NgramHeader, Section, TableHeader } from './format.ts';
import { checkBits, extendA, extendB, KEY_A, KEY_B } from './ngram-key.ts';
import { lookUp, type StaticFunction } from './static-function.ts';

/** Back-off arithmetic over the tables of one n-gram model. */
export interface NgramReader {
  readonly order: number;
  /**
   * Returns the log10 probability of `newestFirst[0]` after the ids that follow it in the array, nearest first; `length` is the number of all ids, at most the
   * order.
   */
  logProb(newestFirst: Int32Array, length: number): number;
  /** Returns the length of the longest n-gram that the last call found in the model, from 1 to the order. */
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

/** Returns a reader of the sections that `view` gives, without copying them. */
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
  // The n-gram found for one place is the context of the next, so in running text the last search answers half of the look-ups.
  let last = createSearch(orders.length + 1);
  let search = createSearch(orders.length + 1);
  // The last search for a context only: when many changes are tried at one place, their first words share one context.
  const sought = createSearch(orders.length + 1);
  const findKept = createFinder();

  function logProb(newestFirst: Int32Array, length: number): number {
    const own = last;
    last = search;
    search = own;
    const context = length < 2 || isSearchOf(last, newestFirst, length - 1) ? last : sought;
    if (context === sought && !isSearchOf(sought, newestFirst, length - 1))
      walk(sought, newestFirst, 1, length - 1, length - 1);
    const contexts = length > 1 ? Math.min(context.contexts, length - 1) : 0;
    walk(own, newestFirst, 0, length, contexts + 1);
    const { match } = own;
    let result = unigrams.getFloat32(newestFirst[0]! * 8, true);
    if (match > 1) {
      const order = orders[match - 2]!;
      result = order.probabilityCodes[own.codes[match - 1]! & ((1 << order.probabilityBits) - 1)]!;
    }
    // Adds the back-off weights of the contexts that are longer than the match's context.
    for (let k = match; k <= contexts; k++) {
      if (k === 1) {
        result += unigrams.getFloat32(newestFirst[1]! * 8 + 4, true);
        continue;
      }
      const { backoffs, backoffCodes } = orders[k - 2]!;
      if (backoffs) result += backoffCodes[lookUp(backoffs, context.a[k - 1]!, context.b[k - 1]!)]!;
    }
    return result;
  }

  /**
   * Searches the n-grams that begin (newest word) at `offset`, shortest first, up to `limit` words long. The model also contains all suffixes of its n-grams,
   * so the first miss ends the search. For the same reason, the caller's limit is one more than the longest context in the model. Both keep false matches of
   * the check bits rare: of the errors found at 1 % false alarms, they cost 0.7 points without the second and 0.5 with it (models/lm.md).
   */
  function walk(result: Search, newestFirst: Int32Array, offset: number, length: number, limit: number): void {
    const { ids, a, b, codes } = result;
    result.length = length;
    for (let k = 0; k < length; k++) ids[k] = newestFirst[offset + k]!;
    let nextA = extendA(KEY_A, ids[0]!);
    let nextB = extendB(KEY_B, ids[0]!);
    a[0] = nextA;
    b[0] = nextB;
    let match = 1;
    let contexts = 1;
    while (match < limit) {
      const order = orders[match - 1]!;
      nextA = extendA(nextA, ids[match]!);
      nextB = extendB(nextB, ids[match]!);
      const code = findKept(order, nextA, nextB);
      if (code < 0) break;
      a[match] = nextA;
      b[match] = nextB;
      codes[match] = code;
      match++;
      if (code >>> order.probabilityBits !== 0) contexts = match;
    }
    result.match = match;
    result.contexts = contexts;
  }

  return { order: orders.length + 1, logProb, matched: () => search.match };
}

/** Result of a search: keys and codes of the n-grams of each length that end at one place. */
interface Search {
  readonly ids: Int32Array;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly codes: Int32Array;
  length: number;
  /** Length of the longest n-gram in the model, and of the longest one that is a context there. */
  match: number;
  contexts: number;
}

function createSearch(order: number): Search {
  const numbers = (): Int32Array => new Int32Array(order);
  return { ids: numbers(), a: numbers(), b: numbers(), codes: numbers(), length: 0, match: 0, contexts: 0 };
}

/** True when `search` was for the `length` ids that precede the newest. */
function isSearchOf(search: Search, newestFirst: Int32Array, length: number): boolean {
  if (search.length < length) return false;
  for (let k = 0; k < length; k++) if (search.ids[k] !== newestFirst[k + 1]) return false;
  return true;
}

/** Returns the code of the probability, with the context flag above it; -1 when the model lacks the n-gram with this key. */
function find(order: Order, a: number, b: number): number {
  const value = lookUp(order.probabilities, a, b);
  const found = value >>> (order.probabilityBits + 1);
  return found === checkBits(a, b, order.checkBits) ? value & ((2 << order.probabilityBits) - 1) : -1;
}

/** Number of cached answers, indexed by the last bits of a key: 384 kB per model. */
const KEPT = 1 << 15;

/**
 * Caches the last answers of `find` by the whole 64-bit key. The changes that are tried at one place share most of their n-grams: three look-ups in five are
 * repeated, and a cached answer costs one line of memory where the tables cost four.
 */
function createFinder(): typeof find {
  const kept = new Int32Array(3 * KEPT);
  // key 1 has another place, so no key matches the empty first place
  kept[0] = 1;
  return (order, a, b) => {
    const place = 3 * (a & (KEPT - 1));
    if (kept[place] === a && kept[place + 1] === b) return kept[place + 2]!;
    const code = find(order, a, b);
    kept[place] = a;
    kept[place + 1] = b;
    kept[place + 2] = code;
    return code;
  };
}

export function openTable(header: TableHeader, view: (section: Section) => DataView): StaticFunction {
  const { bits, seed, segmentLength, span } = header;
  return { bits, seed, segmentLength, span, slots: view(header) };
}

/** Returns all 2^bits levels, because a false match of the check bits may have a code that no n-gram uses. */
function fullCodebook(levels: readonly number[], bits: number): Float64Array {
  return Float64Array.from({ length: 2 ** bits }, (_, code) => levels[Math.min(code, levels.length - 1)] ?? 0);
}
