/**
 * A static function: a fixed set of 64-bit keys, each with a value of a few bits, in about 1.08 times the size of the values alone, because the keys are not
 * stored. A key outside the set gets an arbitrary value; callers that must detect this add check bits to the value. This is the 4-wise binary fuse
 * construction (Graf and Lemire, "Binary Fuse Filters", ACM JEA 2022) with values in place of fingerprints.
 */
export interface StaticFunction {
  readonly bits: number;
  readonly seed: number;
  readonly segmentLength: number;
  /** Number of positions where the first of the three slots may be. */
  readonly span: number;
  /** The packed slots of `bits` bits each, lowest bit first, followed by at least four bytes of padding. */
  readonly slots: DataView;
}

/** Values are read through one 32-bit window at a byte boundary, so at most 25 bits. Bit positions must stay below 2^32. */
export const MAXIMUM_BITS = 25;

/** 32-bit finaliser of MurmurHash3: every bit of the result depends on every bit of `x`. */
export function mix(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** Returns the value of the key whose two halves are `a` and `b`; arbitrary for a key outside the set. */
export function lookUp(table: StaticFunction, a: number, b: number): number {
  const { bits, seed, segmentLength, span, slots } = table;
  const h = mix(a ^ seed);
  const g = Math.imul(b ^ h, 0x9e3779b1);
  const first = Math.floor((h >>> 0) * 2.3283064365386963e-10 * span);
  const second = (first + segmentLength) ^ (g & (segmentLength - 1));
  const third = (first + 2 * segmentLength) ^ ((g >>> 9) & (segmentLength - 1));
  const fourth = (first + 3 * segmentLength) ^ ((g >>> 18) & (segmentLength - 1));
  const p0 = first * bits;
  const p1 = second * bits;
  const p2 = third * bits;
  const p3 = fourth * bits;
  return (
    ((slots.getUint32(p0 >>> 3, true) >>> (p0 & 7)) ^
      (slots.getUint32(p1 >>> 3, true) >>> (p1 & 7)) ^
      (slots.getUint32(p2 >>> 3, true) >>> (p2 & 7)) ^
      (slots.getUint32(p3 >>> 3, true) >>> (p3 & 7))) &
    ((1 << bits) - 1)
  );
}
