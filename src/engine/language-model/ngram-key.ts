import { mix } from './static-function.ts';

/*
 * Key of an n-gram: two 32-bit halves, built from its last word to its first, so that the key of (v, h, w) is one step
 * from that of (h, w). Each half is a bijection of its state for a given word, so keys collide like random 64-bit numbers.
 */
export const KEY_A = 0x3c6ef372;
export const KEY_B = 0x1f83d9ab;

/** Returns the first half of the key of an n-gram to which the word `id` is prepended. */
export function extendA(a: number, id: number): number {
  return mix((Math.imul(a, 0x9e3779b1) + id) | 0);
}

/** Returns the second half of the key of an n-gram to which the word `id` is prepended. */
export function extendB(b: number, id: number): number {
  const x = Math.imul(b, 0x27d4eb2f) ^ Math.imul(id + 1, 0x165667b1);
  const y = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return y ^ (y >>> 13);
}

/** Returns `bits` bits that distinguish a stored key from an absent one; independent of the slots in which the key is stored. */
export function checkBits(a: number, b: number, bits: number): number {
  const x = Math.imul(b ^ ((a << 11) | (a >>> 21)), 0x297a2d39);
  return Math.imul(x ^ (x >>> 16), 0x6a09e667) >>> (32 - bits);
}

let hashA = 0;
let hashB = 0;

/** Returns the first half of the key of a string, over its UTF-16 units; call {@link stringKeyB} before the next call. */
export function stringKeyA(word: string): number {
  hashA = KEY_A;
  hashB = KEY_B;
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    hashA = Math.imul(hashA ^ unit, 0x01000193);
    hashB = Math.imul(hashB + unit, 0x9e3779b1);
    hashB ^= hashB >>> 15;
  }
  return mix(hashA);
}

/** Returns the second half of the key of the string last given to {@link stringKeyA}. */
export function stringKeyB(): number {
  return mix(hashB);
}
