import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createArena } from '../arena.ts';
import { LARGEST } from './quantise.ts';

const WIDTH = 16;
const rows = fc
  .array(fc.array(fc.double({ min: -1e4, max: 1e4, noNaN: true }), { minLength: WIDTH, maxLength: WIDTH }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((lists) => lists.map((list) => Float32Array.from(list)));

const joined = (lists: readonly Float32Array[]): Float32Array => Float32Array.from(lists.flatMap((list) => [...list]));

/** The result of `kernel` for rows: whole numbers and one scale for each row. */
function quantised(
  lists: readonly Float32Array[],
  { floor, gains }: { readonly floor?: number; readonly gains?: Float32Array },
): { readonly numbers: readonly number[]; readonly scale: number }[] {
  const { kernels, keep, reserve, floats } = createArena();
  const [from, into, scales] = [keep(joined(lists)), reserve(lists.length * WIDTH * 2), reserve(lists.length * 4)];
  if (gains) kernels.quantiseNormed(from, keep(gains), into, scales, lists.length, WIDTH);
  else kernels.quantise(from, into, scales, lists.length, WIDTH, floor ?? Number.NEGATIVE_INFINITY);
  const { buffer } = floats(0, 0);
  return lists.map((_, i) => ({
    numbers: [...new Int16Array(buffer, into + i * WIDTH * 2, WIDTH)],
    scale: floats(scales, lists.length)[i]!,
  }));
}

function expectNear(
  { numbers, scale }: { readonly numbers: readonly number[]; readonly scale: number },
  values: readonly number[],
): void {
  numbers.forEach((number, i) => {
    expect(Math.abs(number)).toBeLessThanOrEqual(LARGEST);
    expect(Math.abs(number * scale - values[i]!)).toBeLessThanOrEqual(scale * 0.502 + 1e-25);
  });
}

describe('quantise', () => {
  it('keeps every number to half a step of the largest', () => {
    fc.assert(
      fc.property(rows, (lists) => {
        for (const [i, row] of quantised(lists, {}).entries()) expectNear(row, [...lists[i]!]);
      }),
    );
  });

  it('lifts what is below the floor', () => {
    fc.assert(
      fc.property(rows, (lists) => {
        for (const [i, row] of quantised(lists, { floor: 0 }).entries())
          expectNear(
            row,
            [...lists[i]!].map((value) => Math.max(0, value)),
          );
      }),
    );
  });

  it('makes zeros of zeros', () => {
    expect(quantised([new Float32Array(WIDTH)], {})[0]!.numbers).toEqual(Array(WIDTH).fill(0));
    expect(quantised([new Float32Array(WIDTH).fill(-3)], { floor: 0 })[0]!.numbers).toEqual(Array(WIDTH).fill(0));
  });

  it('uses all of the range', () => {
    const [row] = quantised([Float32Array.from({ length: WIDTH }, (_, i) => -i)], {});
    expect(Math.min(...row!.numbers)).toBe(-LARGEST);
  });
});

describe('quantiseNormed', () => {
  it('divides by the root mean square and multiplies by gains', () => {
    const gains = Float32Array.from({ length: WIDTH }, (_, i) => 0.5 + i / 8);
    fc.assert(
      fc.property(rows, (lists) => {
        for (const [i, row] of quantised(lists, { gains }).entries()) {
          const list = [...lists[i]!];
          const root = Math.sqrt(list.reduce((sum, value) => sum + value * value, 0) / WIDTH + 1e-6);
          expectNear(
            row,
            list.map((value, x) => (value / root) * gains[x]!),
          );
        }
      }),
    );
  });
});
