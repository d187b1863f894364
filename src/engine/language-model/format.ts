import type { StaticFunction } from './static-function.ts';

/** "EMLM", then the format's version, the checksum of all that follows it, and the length of the JSON header. */
export const MAGIC = 0x4d4c4d45;
export const VERSION = 3;
export const PREAMBLE = 16;

/** Position of a section, in bytes from the end of the JSON header. */
export interface Section {
  readonly offset: number;
  readonly length: number;
}

export type TableHeader = Omit<StaticFunction, 'slots'> & Section;

/** One order above the unigrams: a table of probabilities, and a table of back-offs for the n-grams that are contexts. */
export interface OrderHeader {
  readonly count: number;
  readonly contexts: number;
  readonly checkBits: number;
  readonly probabilityBits: number;
  /** Value bits, lowest first: probability code, "is a context", check bits. */
  readonly probabilities: TableHeader;
  readonly probabilityCodes: readonly number[];
  /** Without check bits: looked up only for n-grams whose entry says they are contexts. Null for the highest order. */
  readonly backoffs: TableHeader | null;
  readonly backoffCodes: readonly number[];
}

export interface NgramHeader {
  /** log10 probability and log10 back-off of each id, little-endian 32-bit floats. */
  readonly unigrams: Section;
  /** Order 2 and up. */
  readonly orders: readonly OrderHeader[];
}

export interface ClassModelHeader {
  /** Six bytes per word: its class (15 bits), above it whether the word takes "an", and log10 P(word | class) (32-bit float), little-endian. */
  readonly memberships: Section;
  /** Share of each class that takes "an": little-endian 32-bit floats. */
  readonly vowelShares: Section;
  readonly model: NgramHeader;
  /** Share of the word model in the mixture by the length of its longest match, from 1. */
  readonly shares: readonly number[];
}

export interface Header {
  /** Number of ids that a probability may depend on, including the word's own. */
  readonly order: number;
  /** UTF-8 of all words, by id, without separators. */
  readonly wordBytes: Section;
  /** The end of each word's bytes: one little-endian 32-bit number per word. */
  readonly wordEnds: Section;
  readonly wordIds: TableHeader;
  /** By id, for the marks and the classes of unknown words: log10 probability of one word of the class; 0 for the marks. */
  readonly unknownWords: readonly number[];
  readonly wordModel: NgramHeader;
  readonly classModel: ClassModelHeader | null;
}

/** A sum of 32-bit words, each multiplied by its position: detects flipped, lost and moved bytes at memory speed. */
export function checksum(bytes: Uint8Array, from: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let low = 1;
  let high = 0;
  let at = from;
  for (; at + 4 <= bytes.length; at += 4) {
    low = (low + view.getInt32(at, true)) | 0;
    high = (high + low) | 0;
  }
  for (; at < bytes.length; at++) {
    low = (low + bytes[at]!) | 0;
    high = (high + low) | 0;
  }
  return (low ^ Math.imul(high, 0x9e3779b1)) >>> 0;
}
