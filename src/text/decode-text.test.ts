import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

it('reads UTF-8, UTF-16 with a mark, and otherwise Windows-1252', () => {
  expect(decodeText(new TextEncoder().encode('\ufeffcafé “one”'))).toBe('café “one”');
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0xe9, 0, 0x1c, 0x20))).toBe('é“');
  expect(decodeText(Uint8Array.of(0xfe, 0xff, 0, 0xe9, 0x20, 0x1c))).toBe('é“');
  expect(decodeText(Uint8Array.of(0x80, 0x81, 0x92, 0xe9, 0x97, 0x9f, 0xff))).toBe('€\u0081’é—Ÿÿ');
});

it('reads long files', () => {
  const text = decodeText(new Uint8Array(1_000_000).fill(0x93));
  expect(text).toBe('“'.repeat(1_000_000));
});
