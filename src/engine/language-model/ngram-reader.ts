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
  // What was last searched as a context alone: of many changes at one place the first word has one context.
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
    // Back-off weights of the contexts that are longer than the match's own.
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
   * Looks for the n-grams that begin (newest word) at `offset`, the short ones first, up to `limit` words long. The suffixes
   * of an n-gram in the model are all there too, so the first miss ends the search. The caller's limit is one more than the
   * longest context in the model, for the same reason. Both keep chance matches of the check bits rare: of the
   * errors found at 1 % false alarms they cost 0.7 points without the second and 0.5 with it (models/lm.md).
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

/** What a search found: keys and codes of the n-grams of each length that end at one place. */
interface Search {
  readonly ids: Int32Array;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly codes: Int32Array;
  length: number;
  /** Length of the longest n-gram in the model, and of the longest that is a context there. */
  match: number;
  contexts: number;
}

function createSearch(order: number): Search {
  const numbers = (): Int32Array => new Int32Array(order);
  return { ids: numbers(), a: numbers(), b: numbers(), codes: numbers(), length: 0, match: 0, contexts: 0 };
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

/** Answers kept at a time, by the last bits of a key: 384 kB for a model. */
const KEPT = 1 << 15;

/**
 * The last answers of `find`, by the whole key of 64 bits. The changes that are weighed at one place share most of their n-grams: three questions in
 * five have been asked before, and the answer costs one line of memory where the tables take four.
 */
function createFinder(): typeof find {
  const kept = new Int32Array(3 * KEPT);
  // no key is at home in a place of another number than its own
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

/** All 2^bits levels: a chance match of the check bits may carry a code that no n-gram uses. */
function fullCodebook(levels: readonly number[], bits: number): Float64Array {
  return Float64Array.from({ length: 2 ** bits }, (_, code) => levels[Math.min(code, levels.length - 1)] ?? 0);
}
