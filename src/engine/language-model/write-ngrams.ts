import { buildStaticFunction } from './build-static-function.ts';
import { createCodebook, encodeLevel } from './codebook.ts';
import type { NgramHeader, OrderHeader, Section, TableHeader } from './format.ts';
import { checkBits, extendA, extendB, KEY_A, KEY_B } from './ngram-key.ts';
import type { NgramModel, NgramTable, Precision } from './ngram-model.ts';

/** Appends a section to the file and returns its position. */
export type Add = (bytes: Uint8Array) => Section;

export function addTable(a: Int32Array, b: Int32Array, values: Uint32Array, bits: number, add: Add): TableHeader {
  const { packed, seed, segmentLength, span } = buildStaticFunction(a, b, values, bits);
  return { bits, seed, segmentLength, span, ...add(packed) };
}

/** Quantises and packs the tables of one n-gram model. */
export function writeNgrams({ unigrams, tables, precisions }: NgramModel, add: Add): NgramHeader {
  const size = unigrams.logProbs.length;
  const view = new DataView(new ArrayBuffer(size * 8));
  for (let id = 0; id < size; id++) {
    view.setFloat32(id * 8, unigrams.logProbs[id]!, true);
    view.setFloat32(id * 8 + 4, unigrams.logBackoffs[id]! || 0, true);
  }
  return {
    unigrams: add(new Uint8Array(view.buffer)),
    orders: tables.map((table, i) => writeOrder(table, i + 2, i === tables.length - 1, precisions[i]!, add)),
  };
}

function writeOrder(table: NgramTable, order: number, highest: boolean, precision: Precision, add: Add): OrderHeader {
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
    const check = checkBits(a[i]!, b[i]!, precision.checkBits);
    values[i] = code | (((check << 1) | (isContext ? 1 : 0)) << precision.probabilityBits);
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
    probabilities: addTable(a, b, values, precision.probabilityBits + 1 + precision.checkBits, add),
    probabilityCodes: [...probabilityCodes],
    backoffs: highest ? null : addTable(contextA, contextB, contextCodes, precision.backoffBits, add),
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
