import { checksum, type Header, MAGIC, PREAMBLE, type Section, type TableHeader, VERSION } from './format.ts';
import type { LanguageModel } from './language-model.ts';
import { checkBits, extendA, extendB, KEY_A, KEY_B } from './ngram-key.ts';
import { lookUp, type StaticFunction } from './static-function.ts';
import { createVocabulary } from './vocabulary.ts';

/** The model's file is not what this version can read. The message says what is wrong and what to do. */
export class DamagedModelError extends Error {
  override readonly name = 'DamagedModelError';
}

interface Order {
  readonly probabilities: StaticFunction;
  readonly backoffs: StaticFunction | null;
  readonly probabilityBits: number;
  readonly checkBits: number;
  readonly probabilityCodes: Float64Array;
  readonly backoffCodes: Float64Array;
}

/**
 * Opens a model file. Everything large stays where it is in `bytes`, so worker threads that are given views on one
 * SharedArrayBuffer share one copy; a thread's own part is a few kilobytes. Opening costs one pass over the bytes for
 * the checksum (about 15 ms).
 * @throws DamagedModelError when the bytes are not a whole model of this version
 */
export function createLanguageModel(bytes: Uint8Array): LanguageModel {
  const { header, base } = readHeader(bytes);
  const view = (section: Section): DataView =>
    new DataView(bytes.buffer, bytes.byteOffset + base + section.offset, section.length);
  const table = (t: TableHeader): StaticFunction => ({
    bits: t.bits,
    seed: t.seed,
    segmentLength: t.segmentLength,
    span: t.span,
    slots: view(t),
  });
  const wordBytes = bytes.subarray(
    base + header.wordBytes.offset,
    base + header.wordBytes.offset + header.wordBytes.length,
  );
  const vocabulary = createVocabulary(wordBytes, view(header.wordEnds), table(header.wordIds));
  const unigrams = view(header.unigrams);
  const orders: Order[] = header.orders.map((order) => ({
    probabilities: table(order.probabilities),
    backoffs: order.backoffs ? table(order.backoffs) : null,
    probabilityBits: order.probabilityBits,
    checkBits: order.checkBits,
    probabilityCodes: fullCodebook(order.probabilityCodes, order.probabilityBits),
    backoffCodes: fullCodebook(order.backoffCodes, order.backoffs?.bits ?? 0),
  }));
  const highest = header.order;

  /** The probability's code and the flag of the n-gram with this key, or -1 when the model lacks it. */
  function find(order: Order, a: number, b: number): number {
    const value = lookUp(order.probabilities, a, b);
    const found = value >>> (order.probabilityBits + 1);
    return found === checkBits(a, b, order.checkBits) ? value & ((2 << order.probabilityBits) - 1) : -1;
  }

  function logProb(ids: ArrayLike<number>, at: number): number {
    const id = ids[at]!;
    let result = unigrams.getFloat32(id * 8, true);
    // Longest n-gram that the model holds. Its suffixes are all there too, so the first miss ends the search; this also
    // keeps chance matches of the check bits to the one order above the true one.
    let a = extendA(KEY_A, id);
    let b = extendB(KEY_B, id);
    const longest = Math.min(highest, at + 1);
    let length = 1;
    while (length < longest) {
      const before = ids[at - length]!;
      a = extendA(a, before);
      b = extendB(b, before);
      const order = orders[length - 1]!;
      const code = find(order, a, b);
      if (code < 0) break;
      result = order.probabilityCodes[code & ((1 << order.probabilityBits) - 1)]!;
      length++;
    }
    // Back-off weights of the contexts that are longer than the match's own.
    if (length >= longest) return result;
    a = KEY_A;
    b = KEY_B;
    for (let k = 1; k < longest; k++) {
      const before = ids[at - k]!;
      a = extendA(a, before);
      b = extendB(b, before);
      if (k < length) continue;
      if (k === 1) {
        result += unigrams.getFloat32(before * 8 + 4, true);
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

  return {
    order: highest,
    size: vocabulary.size,
    wordId: vocabulary.idOf,
    word: vocabulary.wordOf,
    isKnown: vocabulary.has,
    logProb,
    score(ids, from, to) {
      let sum = 0;
      for (let at = from; at < to; at++) sum += logProb(ids, at);
      return sum;
    },
  };
}

/** All 2^bits levels: a chance match of the check bits may carry a code that no n-gram uses. */
function fullCodebook(levels: readonly number[], bits: number): Float64Array {
  return Float64Array.from({ length: 2 ** bits }, (_, code) => levels[Math.min(code, levels.length - 1)] ?? 0);
}

function readHeader(bytes: Uint8Array): { header: Header; base: number } {
  const damaged = (what: string): DamagedModelError =>
    new DamagedModelError(
      `The language model cannot be read: ${what}. Restore lm.bin from the release or train it anew.`,
    );
  if (bytes.length < PREAMBLE) throw damaged(`it has ${bytes.length} bytes, too few for a header`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC) throw damaged('it does not start with the mark of a language model');
  const version = view.getUint32(4, true);
  if (version !== VERSION) throw damaged(`it is of format ${version} and this program reads format ${VERSION}`);
  if (checksum(bytes, 12) !== view.getUint32(8, true)) throw damaged('its checksum does not match its content');
  const base = PREAMBLE + view.getUint32(12, true);
  if (base > bytes.length) throw damaged('its header is cut off');
  // a copy: TextDecoder need not accept shared memory
  const json = new TextDecoder().decode(bytes.slice(PREAMBLE, base));
  return { header: JSON.parse(json) as Header, base };
}
