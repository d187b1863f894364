import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { hashSentence, hashString, PAD } from './hashed-sentence.ts';

describe('hashString', () => {
  it('is FNV-1a of 32 bits', () => {
    // published test vectors of the function
    expect(hashString('') >>> 0).toBe(0x811c9dc5);
    expect(hashString('a') >>> 0).toBe(0xe40c292c);
    expect(hashString('foobar') >>> 0).toBe(0xbf9cf968);
  });
});

describe('hashSentence', () => {
  const hashed = hashSentence(
    plainSentence('The cats saw 12 and 3,000 Cats', ['DT', 'NNS', 'VBD', 'CD', 'CC', 'CD', 'NNS']),
  );

  it('pads both sides with marks of their own', () => {
    const { words, length } = hashed;
    expect(length).toBe(7);
    expect(words).toHaveLength(7 + 2 * PAD);
    expect(new Set(words.slice(0, PAD))).toEqual(new Set([hashString('<s>')]));
    expect(new Set(words.slice(-PAD))).toEqual(new Set([hashString('</s>')]));
  });
  it('does not tell numbers apart, nor capitals', () => {
    const at = (i: number) => hashed.words[i + PAD];
    expect(at(3)).toBe(at(5));
    expect(at(1)).toBe(at(6));
    expect(at(0)).not.toBe(at(1));
    expect(hashed.tags[1 + PAD]).toBe(hashString('NNS'));
    expect(hashed.lemmas[2 + PAD]).toBe(hashString('saw'));
  });
});
