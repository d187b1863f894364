import { describe, expect, it } from 'vitest';
import { decodeXml, encodeXml } from './encoding.ts';

const TEXT = '<?xml version="1.0" encoding="UTF-16"?><a>é😀</a>';
const latin = (text: string) => Buffer.from(text, 'latin1');

describe('encodings of XML parts', () => {
  it.each([
    ['UTF-8', Buffer.from('<a>é😀</a>')],
    ['UTF-8 with a mark', Buffer.from('\ufeff<a>é</a>')],
    ['UTF-16 little endian', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['UTF-16 big endian', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
  ])('%s comes back to the byte', (_name, bytes) => {
    const part = decodeXml(bytes);
    expect(part.text).toContain('é');
    expect(Buffer.from(encodeXml(part))).toEqual(bytes);
  });
  it('writes a one-byte encoding back as UTF-8 and says so', () => {
    const part = decodeXml(latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'));
    expect(part.text).toContain('é');
    expect(Buffer.from(encodeXml(part)).toString()).toBe('<?xml version="1.0" encoding="UTF-8"?><a>é</a>');
  });
  it('refuses bytes that are not text', () => {
    expect(() => decodeXml(latin('<a>\xe9</a>'))).toThrow('file.malformed-xml');
    expect(() => decodeXml(latin('<?xml version="1.0" encoding="klingon"?><a/>'))).toThrow('file.malformed-xml');
  });
});
