import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMixedUtf8, encodeMixedUtf8 } from './mixed-utf8.ts';

const bytesOf = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])));

describe('decodeMixedUtf8', () => {
  it('reads a stray byte of Windows-1252 in a text of UTF-8', () => {
    const read = decodeMixedUtf8(bytesOf('the “fluid’s” speed by Poincar', 0xe9));
    expect(read?.text).toBe('the “fluid’s” speed by Poincaré');
  });
  it('gives a stray byte a character of its own when the text has its character too', () => {
    const bytes = bytesOf('é, é and é, and ', 0xe9);
    const read = decodeMixedUtf8(bytes)!;
    expect(read.text).toBe('é, é and é, and \uF7E9');
    expect(encodeMixedUtf8(read.text, read.strays)).toEqual(bytes);
  });
  it('leaves a text alone that is not mostly UTF-8', () => {
    expect(decodeMixedUtf8(bytesOf('Andr', 0xe9, ' and Ren', 0xe9, ' met Zoë'))).toBeUndefined();
  });
  it('does not take cut, overlong or surrogate sequences for UTF-8', () => {
    for (const wrong of [
      [0xc0, 0x80],
      [0xe0, 0x80, 0x80],
      [0xed, 0xa0, 0x80],
      [0xf4, 0x90, 0x80, 0x80],
      [0xe2, 0x80],
    ])
      expect(decodeMixedUtf8(Uint8Array.from(wrong))).toBeUndefined();
  });
  it('gives back the same bytes for any text with any bytes in it', () => {
    const parts = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0x80, max: 0xff })));
    fc.assert(
      fc.property(parts, (list) => {
        const bytes = bytesOf('— “these” are — ', ...list);
        const read = decodeMixedUtf8(bytes);
        if (read) expect(encodeMixedUtf8(read.text, read.strays)).toEqual(bytes);
      }),
    );
  });
});
