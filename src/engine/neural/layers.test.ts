import { describe, expect, it } from 'vitest';
import { createArena } from './arena.ts';
import { loadLinear } from './layers.ts';

describe('loadLinear', () => {
  it('lays eight rows out two numbers at a time and fills up with zeros', () => {
    const arena = createArena();
    const numbers = Int8Array.from({ length: 9 * 4 }, (_, i) => i + 1);
    const map = loadLinear(arena, { numbers, scales: Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9), rows: 9, columns: 4 });
    expect([map.rows, map.columns]).toEqual([16, 4]);
    const packed = new Int8Array(arena.floats(0, 0).buffer, map.weights, 64);
    expect([...packed.subarray(0, 8)]).toEqual([1, 2, 5, 6, 9, 10, 13, 14]);
    expect([...packed.subarray(16, 20)]).toEqual([3, 4, 7, 8]);
    expect([...packed.subarray(32, 36)]).toEqual([33, 34, 0, 0]);
    expect([...packed.subarray(48, 52)]).toEqual([35, 36, 0, 0]);
    expect([...arena.floats(map.scales, 16)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0]);
    for (const address of [map.weights, map.scales]) expect(address % 16).toBe(0);
  });
});
