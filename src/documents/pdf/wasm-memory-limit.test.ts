import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { limitWasmMemory } from './wasm-memory-limit.ts';

/** Header, then a memory section: one memory with minimum 2 and maximum 32768 pages. */
const SMALL = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 5, 6, 1, 1, 2, 0x80, 0x80, 0x02);

describe('limitWasmMemory', () => {
  it('rewrites the maximum in place', () => {
    expect([...limitWasmMemory(SMALL, 4096 * 65_536).subarray(12)]).toEqual([2, 0x80, 0xa0, 0x00]);
  });

  it('keeps the minimum and never raises the maximum', () => {
    expect([...limitWasmMemory(SMALL, 0).subarray(13)]).toEqual([0x82, 0x80, 0x00]);
    expect([...limitWasmMemory(SMALL, 2 ** 40).subarray(13)]).toEqual([0x80, 0x80, 0x02]);
  });

  it('throws where there is nothing to limit', () => {
    expect(() => limitWasmMemory(SMALL.subarray(0, 8), 65_536)).toThrow(/no memory/);
  });

  it('leaves every other byte of PDFium as it is', () => {
    const binary = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
    const patched = limitWasmMemory(binary, 256 * 1024 * 1024);
    let changed = 0;
    for (let at = 0; at < binary.length; at++) if (binary[at] !== patched[at]) changed++;
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThanOrEqual(5);
  });
});
