import {
  type Code,
  constant,
  defineFunction,
  get,
  I32,
  increase,
  lessUnsigned,
  repeatWhile,
  set,
  vector,
  type WasmFunction,
} from '../wasm-assembler.ts';

/** Numbers in a head, and in the half that is rotated together with the other half. */
export const HEAD_WIDTH = 64;
export const HALF_HEAD = HEAD_WIDTH / 2;

/**
 * Rotary positions (Su et al. 2021): rotates `heads` heads of each row in place, the first half of a head against the second, by the angles of the
 * row. The cosines and sines are stored row after row.
 */
export function rotate(): WasmFunction {
  return defineFunction('rotate', [I32, I32, I32, I32, I32, I32], (parameters, locals) => {
    const [at, stride, rows, heads, cosines, sines] = parameters as [number, number, number, number, number, number];
    const [row, head, here] = locals.ints(3) as [number, number, number];
    const [first, second, cosine, sine] = locals.vectors(4) as [number, number, number, number];
    const times = (a: number, b: number): Code => [get(a), get(b), vector.multiplyFloats];
    const turn = (offset: number): Code => [
      [get(here), vector.load(offset), set(first), get(here), vector.load(offset + 4 * HALF_HEAD), set(second)],
      [get(cosines), vector.load(offset), set(cosine), get(sines), vector.load(offset), set(sine)],
      [get(here), times(first, cosine), times(second, sine), vector.subtractFloats, vector.store(offset)],
      [get(here), times(first, sine), times(second, cosine), vector.addFloats, vector.store(offset + 4 * HALF_HEAD)],
    ];
    const oneHead: Code = [
      Array.from({ length: HALF_HEAD / 4 }, (_, i) => turn(16 * i)),
      increase(here, constant(4 * HEAD_WIDTH)),
      increase(head, constant(1)),
    ];
    const oneRow: Code = [
      [get(at), set(here), constant(0), set(head)],
      repeatWhile(oneHead, [get(head), get(heads), lessUnsigned]),
      [increase(at, get(stride)), increase(row, constant(1))],
      [increase(cosines, constant(4 * HALF_HEAD)), increase(sines, constant(4 * HALF_HEAD))],
    ];
    return repeatWhile(oneRow, [get(row), get(rows), lessUnsigned]);
  });
}
