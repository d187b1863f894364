import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordAt } from '../lexicon/automaton.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { transformWord, WORD_TRANSFORMS, type WordTransform } from './transforms.ts';

const lexicon = createLexicon(new Uint8Array(readFileSync(new URL('../../../models/lexicon.bin', import.meta.url))));
const made = (word: string, transform: WordTransform): string | undefined => transformWord(lexicon, word, transform);

describe('transformWord', () => {
  it.each<[string, WordTransform, string | undefined]>([
    ['children', 'FORM_base', 'child'],
    ['child', 'FORM_s', 'children'],
    ['go', 'FORM_s', 'goes'],
    ['went', 'FORM_base', 'go'],
    ['goes', 'FORM_past', 'went'],
    ['went', 'FORM_participle', 'gone'],
    ['running', 'FORM_base', 'run'],
    ['write', 'FORM_ing', 'writing'],
    ['better', 'FORM_positive', 'good'],
    ['good', 'FORM_comparative', 'better'],
    ['large', 'FORM_superlative', 'largest'],
    ['quick', 'FAMILY_adverb', 'quickly'],
    ['analysis', 'FAMILY_verb', 'analyze'],
  ])('makes of "%s" by %s "%s"', (word, transform, form) => {
    expect(made(word, transform)).toBe(form);
  });

  it('leaves the participle to the past form where both are alike', () => {
    expect(made('walk', 'FORM_participle')).toBeUndefined();
    expect(made('walk', 'FORM_past')).toBe('walked');
  });

  it('has no forms for "be" and for what it does not know', () => {
    for (const word of ['be', 'is', 'were', "'s", 'been', '', ',', 'xqzzv'])
      for (const transform of WORD_TRANSFORMS) expect(made(word, transform), `${word} ${transform}`).toBeUndefined();
  });

  it('comes back from the inflections of common verbs and nouns', () => {
    for (const word of ['make', 'study', 'stop', 'teach', 'write', 'city', 'box', 'woman'])
      for (const transform of ['FORM_s', 'FORM_ing', 'FORM_past'] as const) {
        const form = made(word, transform);
        if (form !== undefined) expect(made(form, 'FORM_base'), form).toBe(word);
      }
  });

  it('makes another look-up form, or none, of any word of the lexicon', () => {
    const word = fc.nat(lexicon.words.size - 1).map((number) => wordAt(lexicon.words, number));
    fc.assert(
      fc.property(word, fc.constantFrom(...WORD_TRANSFORMS), (lower, transform) => {
        const form = transformWord(lexicon, lower, transform);
        if (form === undefined) return;
        expect(form).not.toBe(lower);
        expect(form).toMatch(/^\S+$/);
        expect(form).toBe(form.toLowerCase());
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  it('answers for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...WORD_TRANSFORMS), (text, transform) => {
        expect(transformWord(lexicon, text, transform)).not.toBe(text);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
