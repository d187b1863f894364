import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSubwords, flagOf, normaliseToken, type Piecewise } from './subwords.ts';

const ALPHABET = ['▁', ..."abcdefghijklmnopqrstuvwxyz0',.-"];
const MERGES = [
  ['▁', 't'],
  ['h', 'e'],
  ['▁t', 'he'],
  ['i', 'n'],
  ['in', 'g'],
  ['▁', 'a'],
] as const;
const encode = createSubwords(ALPHABET, MERGES);
const PIECES = ['', '?', '^', ...ALPHABET, ...MERGES.map(([a, b]) => a + b)];
const piecesOf = (text: string): string[] =>
  encode([{ text, spaceBefore: true }])
    .ids.slice(1)
    .map((id) => PIECES[id]!);

const token: fc.Arbitrary<Piecewise> = fc.record({
  text: fc.oneof(
    fc.string({ unit: fc.constantFrom(...'thein gaTHE019-’'), maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('', 'İstanbul', 'Straße', '😀', '\ud800', 'ﬁn', 'e\u0301', 'a\u00adb'),
  ),
  spaceBefore: fc.boolean(),
});

describe('createSubwords', () => {
  it('joins the pair that was learnt first', () => {
    expect(piecesOf('the')).toEqual(['▁the']);
    expect(piecesOf('The')).toEqual(['▁the']);
    expect(piecesOf('thin')).toEqual(['▁t', 'h', 'in']);
    expect(piecesOf('aing')).toEqual(['▁a', 'ing']);
    expect(piecesOf('2026')).toEqual(['▁', '0', '0', '0', '0']);
    expect(piecesOf('é')).toEqual(['▁', '?']);
  });

  it('cuts a token after six pieces', () => {
    expect(piecesOf('zzzzzzzz')).toEqual(['▁', 'z', 'z', 'z', 'z', 'z']);
  });

  it('gives every token one to six pieces with its flag, one after the other', () => {
    fc.assert(
      fc.property(fc.array(token, { maxLength: 20 }), (tokens) => {
        const { ids, flags, firsts } = encode(tokens);
        expect(firsts).toHaveLength(tokens.length + 1);
        expect(flags).toHaveLength(ids.length);
        expect([firsts[0], ids[0], flags[0]]).toEqual([0, 2, 0]);
        tokens.forEach((item, i) => {
          const [from, to] = [firsts[i + 1]!, firsts[i + 2] ?? ids.length];
          expect(to - from).toBeGreaterThanOrEqual(1);
          expect(to - from).toBeLessThanOrEqual(6);
          expect(new Set(flags.slice(from, to))).toEqual(new Set([flagOf(item)]));
          // a token reads alike wherever it stands
          expect(ids.slice(from, to)).toEqual(encode([item]).ids.slice(1));
        });
        for (const id of ids) expect(PIECES[id]).toBeDefined();
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it('loses nothing of a token of known letters and few pieces', () => {
    const word = fc.string({ unit: fc.constantFrom(...'thing'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(word, (text) => {
        expect(piecesOf(text).join('')).toBe(`▁${text}`);
      }),
      { seed: 1 },
    );
  });
});

describe('normaliseToken', () => {
  it.each([
    ['Don’t', "don't"],
    ['3.50', '0.00'],
    ['co\u00adop', 'coop'],
    ['x'.repeat(40), 'x'.repeat(24)],
    ['😀'.repeat(40), '😀'.repeat(24)],
  ])('folds %s', (text, expected) => {
    expect(normaliseToken(text)).toBe(expected);
  });
});

describe('flagOf', () => {
  it.each<[string, number]>([
    ['word', 0],
    ['Word', 1],
    ['I', 1],
    ['WORD', 2],
    ['iPhone', 3],
    ['McDonald', 3],
    [',', 0],
    ['2026', 0],
    ['', 0],
  ])('knows the capitals of "%s"', (text, capitals) => {
    expect(flagOf({ text, spaceBefore: false })).toBe(2 * capitals);
    expect(flagOf({ text, spaceBefore: true })).toBe(2 * capitals + 1);
  });
});
