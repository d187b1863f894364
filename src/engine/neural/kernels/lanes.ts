import { type Code, get, set, vector } from '../wasm-assembler.ts';

/** Added to a float below 2^22, this leaves the nearest whole number in the lower bits (ties to even). */
export const ROUNDER = 1.5 * 2 ** 23;
export const ROUNDER_BITS = 0x4b400000;

/** Combines the four lanes of a local into one float on the stack; overwrites the local. */
export function acrossLanes(lanes: number, combine: Code): Code {
  const withSwapped = (order: readonly number[]): Code => [
    [get(lanes), get(lanes), get(lanes), vector.pick(order)],
    combine,
  ];
  return [withSwapped([2, 3, 0, 1]), set(lanes), withSwapped([1, 0, 3, 2]), vector.firstFloat];
}
