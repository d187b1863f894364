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

/** A model as in an ARPA file: `unigrams` by id, then the orders from 2 up, and the precision each is kept with. */
export interface NgramModel {
  readonly unigrams: { readonly logProbs: Float32Array; readonly logBackoffs: Float32Array };
  readonly tables: readonly NgramTable[];
  readonly precisions: readonly Precision[];
}
