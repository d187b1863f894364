import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createArena } from './arena.ts';
import { dot, loadLinear, normalise, quantise, sigmoid } from './layers.ts';

const floats = fc
  .array(fc.double({ min: -1e4, max: 1e4, noNaN: true }), { minLength: 2, maxLength: 40 })
  .map((numbers) => Float32Array.from(numbers));

describe('quantise', () => {
  it('keeps every number to half a step of the largest', () => {
    fc.assert(
      fc.property(floats, (row) => {
        const into = new Int16Array(row.length + 3);
        const scale = quantise(row, 0, row.length, into, 3);
        expect([...into.subarray(0, 3)]).toEqual([0, 0, 0]);
        row.forEach((value, i) => {
          expect(Math.abs(into[i + 3]!)).toBeLessThanOrEqual(2047);
          expect(Math.abs(into[i + 3]! * scale - value)).toBeLessThanOrEqual(scale * 0.51);
        });
      }),
    );
  });

  it('makes zeros of zeros', () => {
    const into = new Int16Array(4).fill(7);
    quantise(new Float32Array(4), 0, 4, into, 0);
    expect([...into]).toEqual([0, 0, 0, 0]);
  });
});

describe('normalise', () => {
  const plain = (width: number) => ({ gain: new Float32Array(width).fill(1), bias: new Float32Array(width) });

  it('gives mean 0 and variance 1, whatever is added to the row', () => {
    const row = Float32Array.from([3, -1, 4, 1, -5, 9]);
    const [a, b] = [new Float32Array(6), new Float32Array(6)];
    normalise(row, 0, plain(6), a);
    normalise(
      row.map((x) => x + 100),
      0,
      plain(6),
      b,
    );
    expect(a.reduce((sum, x) => sum + x, 0)).toBeCloseTo(0, 4);
    expect(a.reduce((sum, x) => sum + x * x, 0) / 6).toBeCloseTo(1, 4);
    a.forEach((x, i) => {
      expect(b[i]).toBeCloseTo(x, 3);
    });
  });

  it('reads from a place, applies gain and bias, and stays finite on a row of one number', () => {
    const into = new Float32Array(2);
    normalise(Float32Array.from([9, 9, -1, 1]), 2, { gain: Float32Array.of(2, 3), bias: Float32Array.of(5, 0) }, into);
    expect(into[0]).toBeCloseTo(3, 4);
    expect(into[1]).toBeCloseTo(3, 4);
    normalise(Float32Array.of(4, 4), 0, plain(2), into);
    expect([...into]).toEqual([0, 0]);
  });
});

describe('loadLinear', () => {
  it('fills the rows up to a multiple of four with zeros', () => {
    const arena = createArena();
    const file = {
      matrix: () => ({
        numbers: Int8Array.from({ length: 5 * 8 }, (_, i) => i - 20),
        scales: Float32Array.of(1, 2, 3, 4, 5),
        rows: 5,
        columns: 8,
      }),
      vector: () => Float32Array.of(10, 20, 30, 40, 50),
    };
    const map = loadLinear(arena, file as unknown as Parameters<typeof loadLinear>[1], 'any');
    expect([map.rows, map.columns]).toEqual([8, 8]);
    expect([...arena.bytes(map.weights, 64)]).toEqual([
      ...Array.from({ length: 40 }, (_, i) => i - 20),
      ...Array(24).fill(0),
    ]);
    expect([...arena.floats(map.bias, 8)]).toEqual([10, 20, 30, 40, 50, 0, 0, 0]);
    for (const address of [map.weights, map.scales, map.bias]) expect(address % 16).toBe(0);
  });
});

describe('small sums', () => {
  it('are what they are called', () => {
    expect(dot(Float32Array.of(1, 2, 3), Float32Array.of(4, 5), 0.5)).toBe(14.5);
    expect(sigmoid(0)).toBe(0.5);
    expect(sigmoid(-800)).toBe(0);
    expect(sigmoid(800)).toBe(1);
  });
});
