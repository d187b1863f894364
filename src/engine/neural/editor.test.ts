import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePlainly } from '../../../test/neural/plain-network.ts';
import { madeWord, randomModel, SMALL_SHAPE } from '../../../test/neural/random-model.ts';
import { createEditor } from './editor.ts';
import type { Position } from './network.ts';
import { createWordIds, END_IDS, flagOf, NOTHING_IDS, UNKNOWN, type WordIds, type Written } from './word-ids.ts';

const WORDS = ['the', 'a', 'of', 'cat', 'cats', 'sat', 'sits', '.', ',', "n't", '0000'];
const GAPS = [',', 'the', 'a', '.'];
const { hidden, gaps, positions } = SMALL_SHAPE;
const { bytes, weights } = randomModel(SMALL_SHAPE, { words: WORDS, gaps: GAPS, seed: 7 });
const editor = createEditor(bytes);
const idsOf = createWordIds(['', '', '', '', ...WORDS], SMALL_SHAPE);
const TOLERANCE = 0.05;

const text = fc.constantFrom(
  'The',
  'the',
  'a',
  'of',
  'cat',
  'Cats',
  'sat',
  '.',
  ',',
  'n’t',
  '1984',
  'unheard',
  'IDs',
  '',
);
const token: fc.Arbitrary<Written> = fc.record({ text, spaceBefore: fc.boolean() });
const sentence = fc.array(token, { maxLength: 20 });
const paragraph = fc.array(sentence, { maxLength: 5 });

const written = (line: string): Written[] => line.split(' ').map((word) => ({ text: word, spaceBefore: true }));
const tensor = (name: string): Float32Array => weights.get(name)!;
const row = (name: string, i: number): Float32Array => tensor(name).subarray(i * hidden, (i + 1) * hidden);

/** The score of a word at the place of `expected`, by the plain definition. */
function plainScore(expected: Float32Array, { word, suffix, prefix }: WordIds): number {
  const embedding = row('words', word).map(
    (value, i) => value + row('suffixes', suffix)[i]! + row('prefixes', prefix)[i]!,
  );
  return expected.reduce((sum, value, i) => sum + value * embedding[i]!, tensor('bias')[word]!);
}

describe('editor', () => {
  it('says of words and gaps what the plain network says', () => {
    const sentences = [written('The cat sat of a unheard .'), written('A cats sits .')];
    const end: Position = { ...END_IDS, flag: 0 };
    const tokens = sentences.flat();
    const segment = [end, ...tokens.map((one) => ({ ...idsOf(one.text), flag: flagOf(one) })), end];
    const plain = encodePlainly(SMALL_SHAPE, weights, segment);
    const readings = editor.read(sentences);
    let position = 1;
    sentences.forEach((list, i) => {
      const gapAt = (at: number, g: number): number => plain.gaps[at * gaps + g]! - plain.gaps[at * gaps]!;
      list.forEach((one, t) => {
        const expected = plain.expected.subarray(position * hidden, (position + 1) * hidden);
        const standing = plainScore(expected, idsOf(one.text));
        const isKnown = idsOf(one.text).word !== UNKNOWN;
        for (const [other, ids] of [
          ...['the', 'Cats', '1492'].map((word) => [word, idsOf(word)] as const),
          [undefined, NOTHING_IDS] as const,
        ]) {
          const odds = readings[i]!.substitution(t, other);
          expect(odds === undefined).toBe(!isKnown);
          if (isKnown) expect(Math.abs(odds! - (plainScore(expected, ids) - standing))).toBeLessThan(TOLERANCE);
        }
        expect(readings[i]!.substitution(t, 'never')).toBeUndefined();
        for (const [g, word] of GAPS.entries())
          expect(Math.abs(readings[i]!.gap(t, word)! - gapAt(position, g + 1))).toBeLessThan(TOLERANCE);
        position++;
      });
      expect(Math.abs(readings[i]!.gap(list.length, 'THE')! - gapAt(position, 2))).toBeLessThan(TOLERANCE);
    });
    expect(idsOf('never').word).toBe(UNKNOWN);
  });

  it('sees no odds between the word that is written and itself, in whatever case', () => {
    fc.assert(
      fc.property(paragraph, (sentences) => {
        const readings = editor.read(sentences);
        expect(readings.length).toBe(sentences.length);
        sentences.forEach((list, i) => {
          for (const [t, one] of list.entries()) {
            const itself = idsOf(one.text).word === UNKNOWN ? undefined : 0;
            expect(readings[i]!.substitution(t, one.text)).toBe(itself);
            expect(readings[i]!.substitution(t, one.text.toUpperCase())).toBe(itself);
          }
        });
      }),
      { numRuns: 30 },
    );
  });

  it('reads a paragraph the same before and after any other', () => {
    fc.assert(
      fc.property(paragraph, paragraph, (sentences, others) => {
        const answers = (): unknown[] =>
          editor
            .read(sentences)
            .map((reading, i) => [
              sentences[i]!.map((_, t) => [reading.substitution(t, 'cat'), reading.substitution(t, undefined)]),
              [...sentences[i]!, 0].map((_, t) => reading.gap(t, 'the')),
            ]);
        const before = answers();
        const kept = editor.read(sentences);
        editor.read(others);
        expect(answers()).toEqual(before);
        // a reading stays unchanged when the next paragraph is read
        kept.forEach((reading, i) => {
          expect([...sentences[i]!, 0].map((_, t) => reading.gap(t, 'the'))).toEqual((before[i] as unknown[])[1]);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('takes the sentences of a segment into account, and not those of the next', () => {
    const long = written('the cat sat of a . '.repeat(5).trim());
    const [alone] = editor.read([long]);
    const [near] = editor.read([long, written('Cats sits .')]);
    const [far] = editor.read([long, long]);
    expect(near!.substitution(3, 'a')).not.toBe(alone!.substitution(3, 'a'));
    expect(2 * long.length).toBeGreaterThan(positions - 2);
    expect(far!.substitution(3, 'a')).toBe(alone!.substitution(3, 'a'));
  });

  it('cuts a sentence that is too long, and says 0 of what is behind', () => {
    const most = positions - 2;
    const long = written('the cat sat of '.repeat(20).trim());
    const [reading] = editor.read([long]);
    const [shorter] = editor.read([long.slice(0, most)]);
    expect(long.length).toBeGreaterThan(most);
    expect(reading!.substitution(most - 1, 'a')).toBe(shorter!.substitution(most - 1, 'a'));
    expect(reading!.substitution(most - 1, 'a')).not.toBe(0);
    expect(reading!.gap(most - 1, 'the')).toBe(shorter!.gap(most - 1, 'the'));
    for (const t of [most, most + 1, long.length - 1]) {
      expect(reading!.substitution(t, 'a')).toBe(0);
      expect(reading!.substitution(t, undefined)).toBe(0);
      expect(reading!.gap(t, 'the')).toBe(0);
    }
    expect(reading!.gap(long.length, 'the')).toBe(0);
    expect(shorter!.gap(most, 'the')).not.toBe(0);
  });

  it('knows only its own words as words that go missing', () => {
    const [reading] = editor.read([written('the cat')]);
    expect(reading!.gap(0, 'cat')).toBeUndefined();
    expect(reading!.gap(0, '')).toBeUndefined();
    expect(reading!.gap(2, '.')).toBeTypeOf('number');
  });

  it('names the words that it misses most', () => {
    fc.assert(
      fc.property(paragraph, (sentences) => {
        const classes = Array.from({ length: gaps - 1 }, (_, i) => GAPS[i] ?? madeWord('gap', i + 1));
        editor.read(sentences).forEach((reading, i) => {
          const all = [...sentences[i]!, 0].flatMap((_, token) =>
            classes.map((word) => ({ token, word, logOdds: reading.gap(token, word)! })),
          );
          const found = reading.missing(0.5);
          for (const { token, word, logOdds } of found) expect(reading.gap(token, word)).toBeCloseTo(logOdds, 5);
          expect(found.map(({ token, word }) => `${token} ${word}`)).toEqual(
            all.filter(({ logOdds }) => logOdds >= 0.5).map(({ token, word }) => `${token} ${word}`),
          );
        });
      }),
      { numRuns: 20 },
    );
  });
});
