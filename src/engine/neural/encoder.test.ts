import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../../text/token.ts';
import { createEncoder } from './encoder.ts';
import { readNeuralFile } from './model-file.ts';
import { createSubwords } from './subwords.ts';

/** A small editor of our own and what its training program computes with it (training/neural/README.md). */
const folder = new URL('../../../test/fixtures/neural/', import.meta.url);
const bytes = new Uint8Array(readFileSync(new URL('tiny.bin', folder)));
const expected = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as readonly {
  readonly text: string;
  readonly ids: readonly number[];
  readonly flags: readonly number[];
  readonly firsts: readonly number[];
  readonly early: readonly number[];
  readonly detect: readonly number[];
  readonly tags: readonly string[];
  readonly probabilities: readonly number[];
}[];
const file = readNeuralFile(bytes);
const { header } = file;
const encode = createSubwords(header.alphabet, header.merges);
const sentences = expected.map(({ text }) => encode(tokenize(text)));
/** Activations have 12 bits here and 32 in training. */
const TOLERANCE = 0.01;

describe('encoder', () => {
  it('splits sentences as in training', () => {
    for (const [i, { ids, flags, firsts }] of expected.entries())
      expect(sentences[i]).toEqual({ ids: [...ids], flags: [...flags], firsts: [...firsts] });
  });

  it('computes the tags that the training program computes', () => {
    const verdicts = createEncoder(file, { early: 0, suspected: 0 })(sentences);
    let changes = 0;
    for (const [i, { tags, probabilities }] of expected.entries())
      for (const [t, tag] of tags.entries()) {
        const verdict = verdicts[i]![t]!;
        if (tag === 'KEEP') {
          expect(verdict.probability).toBeLessThan(0.5 + TOLERANCE);
          continue;
        }
        changes++;
        expect(Math.abs(verdict.probability - probabilities[t]!)).toBeLessThan(TOLERANCE);
        expect(header.tags[verdict.tag]).toBe(tag);
      }
    expect(changes).toBeGreaterThan(10);
  });

  it('gives a sentence the same verdicts alone and among others', () => {
    const encoder = createEncoder(file, { early: 0, suspected: 0 });
    const together = encoder(sentences);
    for (const [i, sentence] of sentences.slice(0, 20).entries()) expect(encoder([sentence])[0]).toEqual(together[i]);
  });

  it('says nothing of tokens and sentences in which the detectors see nothing', () => {
    const limits = { early: 0.3, suspected: 0.2 };
    const verdicts = createEncoder(file, limits)(sentences);
    let left = 0;
    for (const [i, { early, detect }] of expected.entries()) {
      const highest = Math.max(...early);
      if (Math.abs(highest - limits.early) < TOLERANCE) continue;
      const open = highest > limits.early;
      if (!open) left++;
      for (const [t, probability] of detect.entries())
        if (Math.abs(probability - limits.suspected) > TOLERANCE)
          expect(verdicts[i]![t] !== undefined).toBe(open && probability > limits.suspected);
    }
    expect(left).toBeGreaterThan(0);
  });

  it('leaves a sentence unread that is longer than its places', () => {
    const long = encode(tokenize('word '.repeat(header.shape.positions)));
    expect(createEncoder(file)([long, sentences[0]!])[0]!.every((verdict) => verdict === undefined)).toBe(true);
  });

  it('refuses files that are cut or of another kind', () => {
    expect(() => readNeuralFile(bytes.subarray(0, bytes.length - 1))).toThrow(/cut short/);
    expect(() => readNeuralFile(bytes.subarray(0, 40))).toThrow(/cut short/);
    expect(() => readNeuralFile(Uint8Array.from([1, 2, 3]))).toThrow(/not a file of this kind/);
    const other = bytes.slice();
    other[4] = 9;
    expect(() => readNeuralFile(other)).toThrow(/format 9/);
  });
});
