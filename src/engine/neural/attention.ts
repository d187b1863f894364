import type { Arena } from './arena.ts';
import { HALF_HEAD, HEAD_WIDTH } from './kernels/rotate.ts';
import { NOTHING } from './kernels/softmax.ts';

/** Addresses of the queries, keys and values of all rows (three times `hidden` floats a row), and of the result (`hidden`). */
export interface AttentionPlaces {
  readonly qkv: number;
  readonly mixed: number;
}

/** Attention among `length` rows from `start`; up to seven rows after them are read without effect, and up to three are overwritten. */
export type Attend = (start: number, length: number) => void;

const BASE = 10000;
const roundUp = (value: number, to: number): number => Math.ceil(value / to) * to;

/** Attention over a whole segment (Vaswani et al. 2017) with rotary positions, in floats. */
export function createAttention(
  arena: Arena,
  { hidden, heads, positions }: { readonly hidden: number; readonly heads: number; readonly positions: number },
  { qkv, mixed }: AttentionPlaces,
): Attend {
  const longest = roundUp(positions, 8);
  const stride = 3 * hidden * 4;
  const head = HEAD_WIDTH * 4;
  const angle = (i: number): number => Math.floor(i / HALF_HEAD) * BASE ** (-(i % HALF_HEAD) / HALF_HEAD);
  const angles = Array.from({ length: positions * HALF_HEAD }, (_, i) => angle(i));
  const cosines = arena.keep(Float32Array.from(angles, Math.cos));
  const sines = arena.keep(Float32Array.from(angles, Math.sin));
  const scale = arena.keep(new Float32Array(longest).fill(1 / Math.sqrt(HEAD_WIDTH)));
  // eight floats for each remainder of a length divided by eight
  const masks = arena.keep(
    Float32Array.from({ length: 64 }, (_, i) => (i < 8 || i % 8 < Math.floor(i / 8) ? 0 : NOTHING)),
  );
  const keys = arena.reserve(HEAD_WIDTH * longest * 4);
  const values = arena.reserve(HEAD_WIDTH * longest * 4);
  const scores = arena.reserve(longest * longest * 4);
  const shares = arena.reserve(longest * 4);
  const { rotate, packColumns, packTransposed, products, softmax } = arena.kernels;

  return (start, length) => {
    const rows = roundUp(length, 4);
    const columns = roundUp(length, 8);
    const mask = masks + (length % 8) * 32;
    const row = columns * 4;
    const first = qkv + start * stride;
    rotate(first, stride, length, 2 * heads, cosines, sines);
    for (let i = 0; i < heads; i++) {
      const query = first + i * head;
      const into = mixed + start * hidden * 4 + i * head;
      packTransposed(query + hidden * 4, stride, keys, columns, HEAD_WIDTH);
      products(query, stride, keys, scores, row, rows, columns, HEAD_WIDTH, scale);
      softmax(scores, row, rows, columns, mask, shares);
      packColumns(query + 2 * hidden * 4, stride, values, columns, HEAD_WIDTH);
      products(scores, row, values, into, hidden * 4, rows, HEAD_WIDTH, columns, shares);
    }
  };
}
