import { describe, expect, it } from 'vitest';
import { buildStaticFunction } from './build-static-function.ts';
import { lookUp, mix } from './static-function.ts';

describe('static function', () => {
  for (const count of [0, 1, 2, 3, 10, 100, 5000, 200_000])
    it(`returns the value of each of ${count} keys`, () => {
      const a = Int32Array.from({ length: count }, (_, i) => mix(i + 1));
      const b = Int32Array.from({ length: count }, (_, i) => mix(i ^ 0x55555555));
      const bits = 1 + (count % 25);
      const values = Uint32Array.from({ length: count }, (_, i) => (mix(i * 3) >>> 0) % 2 ** bits);
      const table = buildStaticFunction(a, b, values, bits);
      let wrong = 0;
      for (let i = 0; i < count; i++) if (lookUp(table, a[i]!, b[i]!) !== values[i]) wrong++;
      expect(wrong).toBe(0);
      if (count > 100_000) expect((table.packed.length * 8) / (count * bits)).toBeLessThan(1.2);
    });

  it('refuses two equal keys and widths that do not fit its window', () => {
    const twice = Int32Array.from([5, 5]);
    expect(() => buildStaticFunction(twice, twice, Uint32Array.from([1, 2]), 8)).toThrow(/equal/);
    expect(() => buildStaticFunction(twice, twice, Uint32Array.from([1, 2]), 26)).toThrow(/1 to 25 bits/);
  });
});
