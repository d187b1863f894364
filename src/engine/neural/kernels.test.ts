import { describe, expect, it } from 'vitest';
import { createKernels } from './kernels.ts';
import { wasm } from './webassembly.ts';

const memory = new wasm.Memory({ initial: 8 });
const kernels = createKernels(memory);
let state = 5;
const random = (): number => {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return state / 2 ** 32 - 0.5;
};

describe('kernels', () => {
  it('multiplies 16-bit rows by 8-bit columns, with scales, bias and floor', () => {
    const [m, n, k] = [4, 8, 24];
    const a = new Int16Array(memory.buffer, 0, m * k).map(() => Math.round(random() * 4094));
    const w = new Int8Array(memory.buffer, 4096, n * k).map(() => Math.round(random() * 254));
    const aScales = new Float32Array(memory.buffer, 8192, m).map(() => random() + 1);
    const wScales = new Float32Array(memory.buffer, 8448, n).map(() => random() + 1);
    const bias = new Float32Array(memory.buffer, 8704, n).map(() => random() * 1e5);
    new Int16Array(memory.buffer, 0, m * k).set(a);
    new Int8Array(memory.buffer, 4096, n * k).set(w);
    new Float32Array(memory.buffer, 8192, m).set(aScales);
    new Float32Array(memory.buffer, 8448, n).set(wScales);
    new Float32Array(memory.buffer, 8704, n).set(bias);
    for (const floor of [Number.NEGATIVE_INFINITY, 0]) {
      kernels.linear(0, 4096, 12288, m, n, k, 8192, 8448, 8704, floor);
      const out = new Float32Array(memory.buffer, 12288, m * n);
      for (let i = 0; i < m; i++)
        for (let j = 0; j < n; j++) {
          let sum = 0;
          for (let x = 0; x < k; x++) sum += a[i * k + x]! * w[j * k + x]!;
          const expected = Math.max(floor, sum * aScales[i]! * wScales[j]! + bias[j]!);
          expect(Math.abs(out[i * n + j]! - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-5 + 1);
        }
    }
  });

  it('does not overflow at the largest sums', () => {
    const k = 8192;
    new Int16Array(memory.buffer, 0, 2 * k).fill(2047);
    new Int8Array(memory.buffer, 65536, 4 * k).fill(-127);
    new Float32Array(memory.buffer, 262144, 16).fill(1);
    new Float32Array(memory.buffer, 262208, 4).fill(0);
    kernels.linear(0, 65536, 262400, 2, 4, k, 262144, 262144, 262208, Number.NEGATIVE_INFINITY);
    const out = new Float32Array(memory.buffer, 262400, 8);
    for (const value of out) expect(value).toBe(Math.fround(-2047 * 127 * k));
  });

  it('multiplies float rows that lie apart', () => {
    const [m, n, k] = [3, 4, 8];
    const a = Float32Array.from({ length: m * 16 }, random);
    const b = Float32Array.from({ length: n * 12 }, random);
    new Float32Array(memory.buffer, 0, a.length).set(a);
    new Float32Array(memory.buffer, 4096, b.length).set(b);
    kernels.products(0, 64, 4096, 48, 8192, 32, m, n, k);
    const out = new Float32Array(memory.buffer, 8192, m * 8);
    for (let i = 0; i < m; i++)
      for (let j = 0; j < n; j++) {
        let sum = 0;
        for (let x = 0; x < k; x++) sum += a[i * 16 + x]! * b[j * 12 + x]!;
        expect(out[i * 8 + j]).toBeCloseTo(sum, 5);
      }
  });
});
