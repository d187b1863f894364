import { describe, expect, it } from 'vitest';
import { plainTextParagraphs, readPlainText } from './plain-text.ts';

const texts = (text: string) => plainTextParagraphs(text).map((paragraph) => paragraph.text);

describe('plainTextParagraphs', () => {
  it('parts at blank lines and joins lines that were broken to fit', () => {
    expect(texts('A line that was\nbroken here.\n\n  \nAnother\r\none.\r\n\r\nEnd')).toEqual([
      'A line that was broken here.',
      'Another one.',
      'End',
    ]);
  });

  it('takes every line as a paragraph where one is too long to have been broken', () => {
    const long = 'A paragraph on one line. '.repeat(10).trim();
    expect(texts(`Title\n${long}\nA short one.\n\nBroken\nhere.`)).toEqual([
      'Title',
      long,
      'A short one.',
      'Broken here.',
    ]);
  });

  it('finds nothing in blanks', () => expect(texts(' \n\n\t\n')).toEqual([]));
});

describe('readPlainText', () => {
  const words = (bytes: Uint8Array) => {
    const file = readPlainText(bytes);
    return 'fault' in file ? file.fault : file.paragraphs.map(({ text }) => text);
  };

  it('knows the encodings that are in use', () => {
    const text = 'Caf\u00e9 \u2013 na\u00efve';
    expect(words(Buffer.from(text))).toEqual([text]);
    expect(words(Buffer.from(`\ufeff${text}`))).toEqual([text]);
    expect(words(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual([text]);
    expect(words(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toEqual([text]);
    expect(words(Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x96, 0x20, 0x61]))).toEqual(['Caf\u00e9 \u2013 a']);
  });

  it('refuses what is no text, and what has none', () => {
    expect(words(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toBe('unsupported');
    expect(words(Buffer.from(' \n'))).toBe('empty');
    expect(words(new Uint8Array())).toBe('empty');
  });
});
