import { describe, expect, it } from 'vitest';
import { textHash } from './text-hash.ts';

const of = (...texts: string[]): string => textHash(texts.map((text) => ({ text })));

describe('textHash', () => {
  it('is that of the words, whatever the spaces and the composition of letters', () => {
    expect(of('A café  by\nthe sea.')).toBe(of('A cafe\u0301 by the sea. '));
    // printf 'One.\nTwo.\n' | sha256sum
    expect(of('One.', ' ', 'Two.')).toBe('4ff383aed1c1f960d918badc8521e2eeee95deaa423df74c719b5edaa3c52270');
  });

  it('differs when a word, its capital or a paragraph differs', () => {
    const hashes = new Set([of('One two.'), of('One too.'), of('one two.'), of('One', 'two.')]);
    expect(hashes.size).toBe(4);
  });
});
