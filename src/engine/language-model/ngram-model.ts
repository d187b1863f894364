/** The n-grams of one order: `order` ids each, one n-gram after the other, first word first. */
export interface NgramTable {
  readonly ids: Uint32Array;
  /** log10 probability of each n-gram's last word after the others. */
  readonly logProbs: Float32Array;
  /** log10 back-off weight of each n-gram that is the context of a longer one, NaN for the others. */
  readonly logBackoffs: Float32Array;
}

export interface Precision {
  /** Number of bits that distinguish an absent n-gram from a present one: one false match in 2^checkBits look-ups. */
  readonly checkBits: number;
  readonly probabilityBits: number;
  readonly backoffBits: number;
}

/** A model as in an ARPA file: `unigrams` by id, then the orders from 2 up, and the precision of each. */
export interface NgramModel {
  readonly unigrams: { readonly logProbs: Float32Array; readonly logBackoffs: Float32Array };
  readonly tables: readonly NgramTable[];
  readonly precisions: readonly Precision[];
}
