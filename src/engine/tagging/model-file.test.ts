import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSections } from './model-file.ts';

const section = (...bytes: number[]): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(bytes.length);
  return Buffer.concat([head, Buffer.from(bytes)]);
};
const file = (mark: string, ...sections: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(mark), brotliCompressSync(Buffer.concat(sections))]);

describe('readSections', () => {
  it('gives the sections in order', () => {
    const sections = readSections(
      file('TEST', section(1, 2), section(...Buffer.from('one\ntwo é')), section(), section(3, 0, 0, 0, 5, 130, 1, 0)),
      'TEST',
    );
    expect([...sections.bytes()]).toEqual([1, 2]);
    expect(sections.strings()).toEqual(['one', 'two é']);
    expect(sections.strings()).toEqual([]);
    expect([...sections.ascending()]).toEqual([5, 135, 135]);
  });

  it.each([
    ['another kind', () => readSections(file('ELSE', section(1)), 'TEST'), /not a model file of kind TEST/],
    ['nothing', () => readSections(new Uint8Array(), 'TEST'), /not a model file of kind TEST/],
    ['the mark alone', () => readSections(Buffer.from('TEST'), 'TEST'), /kind TEST is damaged/],
    ['no Brotli', () => readSections(Buffer.from('TESTabcdefgh'), 'TEST'), /kind TEST is damaged/],
    [
      'half of it',
      () => readSections(file('TEST', section(...Buffer.from('some text'))).subarray(0, 12), 'TEST'),
      /kind TEST is damaged/,
    ],
    ['a section too few', () => readSections(file('TEST'), 'TEST').bytes(), /kind TEST is cut short/],
    ['half a length', () => readSections(file('TEST', Buffer.from([9, 0])), 'TEST').bytes(), /kind TEST is cut short/],
    [
      'a section cut',
      () => readSections(file('TEST', Buffer.from([9, 0, 0, 0, 1])), 'TEST').strings(),
      /kind TEST is cut short/,
    ],
    [
      'numbers cut',
      () => readSections(file('TEST', section(2, 0, 0, 0, 1, 130)), 'TEST').ascending(),
      /kind TEST is cut short/,
    ],
    [
      'more numbers than bytes',
      () => readSections(file('TEST', section(255, 255, 255, 255, 1)), 'TEST').ascending(),
      /kind TEST is cut short/,
    ],
    ['a count cut', () => readSections(file('TEST', section(2, 0)), 'TEST').ascending(), /kind TEST is cut short/],
  ])('refuses %s and names the kind', (_, read, message) => expect(read).toThrow(message));
});
