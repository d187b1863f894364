import { describe, expect, it } from 'vitest';
import { createWordIds, FIRST_WORD, flagOf, normalise, UNKNOWN } from './word-ids.ts';

const sizes = { suffixes: 8192, prefixes: 4096 };

describe('normalise', () => {
  it.each([
    ['The', 'the'],
    ['n’t', "n't"],
    ['2026', '0000'],
    ['123456', '0000'],
    ['12,345.678', '00,000.000'],
    ['B12', 'b00'],
    ['Naïve', 'naïve'],
    ['', ''],
  ])('makes %j %j', (text, form) => expect(normalise(text)).toBe(form));
});

describe('createWordIds', () => {
  const idsOf = createWordIds(['', '', '', '', 'the', "n't", '0000'], sizes);

  it('finds words of the list by their form, and no special one', () => {
    expect(['The', 'n’t', '1984', 'other', ''].map((text) => idsOf(text).word)).toEqual([
      FIRST_WORD,
      FIRST_WORD + 1,
      FIRST_WORD + 2,
      UNKNOWN,
      UNKNOWN,
    ]);
  });

  it('hashes endings of three units and beginnings of four with FNV-1a', () => {
    // the published values of the hash for "" and "a"
    const [empty, a] = [0x811c9dc5, 0xe40c292c];
    expect(idsOf('')).toMatchObject({ suffix: 1 + (empty % 8191), prefix: 1 + (empty % 4095) });
    expect(idsOf('A')).toMatchObject({ suffix: 1 + (a % 8191), prefix: 1 + (a % 4095) });
    // computed by another program
    expect(idsOf('The')).toMatchObject({ suffix: 4799, prefix: 956 });
    expect(idsOf('McDonald')).toMatchObject({ suffix: 6233, prefix: 3236 });
    expect(idsOf('n’t')).toMatchObject({ suffix: 4842, prefix: 2814 });
    expect(idsOf('Über')).toMatchObject({ suffix: 4737, prefix: 2276 });
    expect(idsOf('😀')).toMatchObject({ suffix: 7801, prefix: 2208 });
    expect(idsOf('walking').suffix).toBe(idsOf('reading').suffix);
    expect(idsOf('walking').prefix).toBe(idsOf('walked').prefix);
  });
});

describe('flagOf', () => {
  it.each([
    ['word', 0],
    ['word-1', 0],
    ['42', 0],
    ['中文', 0],
    ['The', 1],
    ['I', 1],
    ['A1', 1],
    ['NASA', 2],
    ['R&D', 2],
    ['ÉTÉ', 2],
    ['3D', 2],
    ['iPhone', 3],
    ['McDonald', 3],
    ['IDs', 3],
    ['’Twas', 3],
  ])('of %j has case %i', (text, expected) => {
    expect(flagOf({ text, spaceBefore: false })).toBe(2 * expected);
    expect(flagOf({ text, spaceBefore: true })).toBe(2 * expected + 1);
  });
});
