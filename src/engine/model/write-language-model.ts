import { buildStaticFunction } from './build-static-function.ts';
import { createCodebook, encodeLevel } from './codebook.ts';
import {
  checksum,
  type Header,
  MAGIC,
  type OrderHeader,
  PREAMBLE,
  type Section,
  type TableHeader,
  VERSION,
} from './format.ts';
import { checkBits, extendA, extendB, KEY_A, KEY_B, stringKeyA, stringKeyB } from './ngram-key.ts';

/** The n-grams of one order: `order` ids each, one after the other, first word first. */
export interface NgramTable {
  readonly ids: Uint32Array;
  /** log10 probability of each n-gram's last word after the others. */
  readonly logProbs: Float32Array;
  /** log10 back-off weight of those that are contexts of a longer n-gram, NaN for the others. */
  readonly logBackoffs: Float32Array;
}

export interface Precision {
  /** Bits that tell an absent n-gram from a present one: a chance match every 2^checkBits questions. */
  readonly checkBits: number;
  readonly probabilityBits: number;
  readonly backoffBits: number;
}

/** A model in the form of an ARPA file: order 1 is `unigrams` by id, then the orders from 2 up. */
export interface NgramModel {
  readonly words: readonly string[];
  readonly unigrams: { readonly logProbs: Float32Array; readonly logBackoffs: Float32Array };
  readonly tables: readonly NgramTable[];
}

/**
 * The bytes of a model file. Every n-gram's prefix and suffix must be in the model too (the reader stops at the first
 * miss), and every prefix must have a back-off weight.
 */
export function writeLanguageModel(model: NgramModel, precisions: readonly Precision[]): Uint8Array {
  const sections: Uint8Array[] = [];
  let total = 0;
  const add = (bytes: Uint8Array): Section => {
    const section = { offset: total, length: bytes.length };
    sections.push(bytes);
    total += bytes.length;
    return section;
  };
  const addTable = (a: Int32Array, b: Int32Array, values: Uint32Array, bits: number): TableHeader => {
    const { packed, slots: _, ...table } = buildStaticFunction(a, b, values, bits);
    return { ...table, ...add(packed) };
  };

  const encoder = new TextEncoder();
  const encoded = model.words.map((word) => encoder.encode(word));
  const wordBytes = add(concatenate(encoded));
  const ends = new DataView(new ArrayBuffer(encoded.length * 4));
  let end = 0;
  for (const [id, bytes] of encoded.entries()) {
    end += bytes.length;
    ends.setUint32(id * 4, end, true);
  }
  const wordEnds = add(new Uint8Array(ends.buffer));
  const wordA = new Int32Array(encoded.length);
  const wordB = new Int32Array(encoded.length);
  for (const [id, word] of model.words.entries()) {
    wordA[id] = stringKeyA(word);
    wordB[id] = stringKeyB();
  }
  const idBits = Math.max(1, Math.ceil(Math.log2(encoded.length)));
  const wordIds = addTable(wordA, wordB, Uint32Array.from(encoded.keys()), idBits);
  const unigrams = new DataView(new ArrayBuffer(encoded.length * 8));
  for (let id = 0; id < encoded.length; id++) {
    unigrams.setFloat32(id * 8, model.unigrams.logProbs[id]!, true);
    unigrams.setFloat32(id * 8 + 4, model.unigrams.logBackoffs[id]! || 0, true);
  }
  const unigramSection = add(new Uint8Array(unigrams.buffer));
  const orders = model.tables.map((table, i) =>
    orderHeader(table, i + 2, i === model.tables.length - 1, precisions[i]!, addTable),
  );
  const header: Header = {
    order: model.tables.length + 1,
    words: encoded.length,
    wordBytes,
    wordEnds,
    wordIds,
    unigrams: unigramSection,
    orders,
  };
  const json = encoder.encode(JSON.stringify(header));
  const preamble = new Uint8Array(PREAMBLE);
  const view = new DataView(preamble.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, VERSION, true);
  view.setUint32(12, json.length, true);
  const file = concatenate([preamble, json, ...sections]);
  new DataView(file.buffer).setUint32(8, checksum(file, 12), true);
  return file;
}

type AddTable = (a: Int32Array, b: Int32Array, values: Uint32Array, bits: number) => TableHeader;

function orderHeader(
  table: NgramTable,
  order: number,
  highest: boolean,
  precision: Precision,
  addTable: AddTable,
): OrderHeader {
  const count = table.logProbs.length;
  const { a, b } = keys(table.ids, order, count);
  const probabilityCodes = createCodebook(table.logProbs, 2 ** precision.probabilityBits);
  const weights = table.logBackoffs.filter((weight) => !Number.isNaN(weight));
  const backoffCodes = createCodebook(weights, 2 ** precision.backoffBits);
  const values = new Uint32Array(count);
  const contextA = new Int32Array(weights.length);
  const contextB = new Int32Array(weights.length);
  const contextCodes = new Uint32Array(weights.length);
  let contexts = 0;
  for (let i = 0; i < count; i++) {
    const code = encodeLevel(probabilityCodes, table.logProbs[i]!);
    const weight = table.logBackoffs[i]!;
    const isContext = !highest && !Number.isNaN(weight);
    const flag = isContext ? 1 : 0;
    const check = checkBits(a[i]!, b[i]!, precision.checkBits);
    values[i] = code | (((check << 1) | flag) << precision.probabilityBits);
    if (!isContext) continue;
    contextA[contexts] = a[i]!;
    contextB[contexts] = b[i]!;
    contextCodes[contexts++] = encodeLevel(backoffCodes, weight);
  }
  return {
    count,
    contexts,
    checkBits: precision.checkBits,
    probabilityBits: precision.probabilityBits,
    probabilities: addTable(a, b, values, precision.probabilityBits + 1 + precision.checkBits),
    probabilityCodes: [...probabilityCodes],
    backoffs: highest ? null : addTable(contextA, contextB, contextCodes, precision.backoffBits),
    backoffCodes: [...backoffCodes],
  };
}

function keys(ids: Uint32Array, order: number, count: number): { a: Int32Array; b: Int32Array } {
  const a = new Int32Array(count);
  const b = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    let x = KEY_A;
    let y = KEY_B;
    for (let j = order - 1; j >= 0; j--) {
      const id = ids[i * order + j]!;
      x = extendA(x, id);
      y = extendB(y, id);
    }
    a[i] = x;
    b[i] = y;
  }
  return { a, b };
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
