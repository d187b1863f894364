import { describe, expect, it } from 'vitest';
import { createArena } from '../arena.ts';
import { HALF_HEAD, HEAD_WIDTH } from './rotate.ts';

describe('rotate', () => {
  it('turns the first half of each head against the second, each row by its angles, and leaves the rest alone', () => {
    const [rows, heads, spare] = [3, 2, 8];
    const stride = heads * HEAD_WIDTH + spare;
    const { kernels, keep, floats } = createArena();
    const before = Float32Array.from({ length: rows * stride }, (_, i) => Math.sin(i * 1.7) * 3);
    const angles = Float32Array.from({ length: rows * HALF_HEAD }, (_, i) => i / 7);
    const at = keep(before);
    kernels.rotate(at, stride * 4, rows, heads, keep(angles.map(Math.cos)), keep(angles.map(Math.sin)));
    const after = floats(at, rows * stride);
    for (let row = 0; row < rows; row++) {
      for (let x = heads * HEAD_WIDTH; x < stride; x++) expect(after[row * stride + x]).toBe(before[row * stride + x]);
      for (let head = 0; head < heads; head++)
        for (let i = 0; i < HALF_HEAD; i++) {
          const first = row * stride + head * HEAD_WIDTH + i;
          const second = first + HALF_HEAD;
          const angle = angles[row * HALF_HEAD + i]!;
          const [u, v] = [before[first]!, before[second]!];
          expect(after[first]).toBeCloseTo(u * Math.cos(angle) - v * Math.sin(angle), 5);
          expect(after[second]).toBeCloseTo(u * Math.sin(angle) + v * Math.cos(angle), 5);
        }
    }
  });
});
