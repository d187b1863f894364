import { describe, expect, it } from 'vitest';
import { splitBlocks, splitLongBlock } from './text-blocks.ts';

describe('splitting a text into paragraphs', () => {
  it('cuts at empty lines and keeps the offsets', () => {
    expect(splitBlocks('One.\nStill one.\n \nTwo.\r\n\r\nThree.')).toEqual([
      { start: 0, text: 'One.\nStill one.' },
      { start: 18, text: 'Two.' },
      { start: 26, text: 'Three.' },
    ]);
    expect(splitBlocks('')).toEqual([]);
  });
});

describe('splitting a long paragraph', () => {
  const split = (text: string, longest: number) => splitLongBlock({ start: 100, text }, longest);

  it('leaves a short one alone', () => {
    expect(split('Short.', 6)).toEqual([{ start: 100, text: 'Short.' }]);
  });

  it('prefers line breaks to sentences, sentences to spaces, spaces to nothing', () => {
    expect(split('aaa bbb.\nccc. ddd', 15).map(({ text }) => text)).toEqual(['aaa bbb.\n', 'ccc. ddd']);
    expect(split('aaa bbb ccc. ddd eee', 15).map(({ text }) => text)).toEqual(['aaa bbb ccc. ', 'ddd eee']);
    expect(split('aaa bbb ccc ddd eee', 14).map(({ text }) => text)).toEqual(['aaa bbb ccc ', 'ddd eee']);
    expect(split('(((((((((((((((', 10).map(({ text }) => text)).toEqual(['((((((((((', '(((((']);
  });

  it('splits no surrogate pair and loses nothing', () => {
    const text = 'x😀'.repeat(40);
    const pieces = split(text, 10);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    for (const piece of pieces) {
      expect(piece.text).not.toMatch(/[\uD800-\uDBFF]$|^[\uDC00-\uDFFF]/);
      expect(text.startsWith(piece.text, piece.start - 100)).toBe(true);
    }
  });
});
