import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Candidate } from './candidate.ts';
import { CONTEXT_FEATURES, contextFeatures } from './context-features.ts';
import { sentenceShape } from './sentence-shape.ts';

const PLACE = { kind: 'determiner', change: 'none>the', slotCandidate: 0, slotCurrent: 0 } as const;

/** The features of a candidate by name; `parse` gives each token's head and relation. */
function features(
  sentence: AnalysedSentence,
  candidate: Pick<Candidate, 'from' | 'to' | 'forms' | 'about'>,
  parse: readonly (readonly [head: number, relation: string])[] = [],
): Record<string, number> {
  const tokens = sentence.tokens.map((token, i) =>
    parse[i] ? { ...token, head: parse[i]![0], relation: parse[i]![1] } : token,
  );
  const parsed = { ...sentence, tokens };
  const row = new Float64Array(CONTEXT_FEATURES.length);
  const end = contextFeatures(parsed, sentenceShape(parsed), { ...PLACE, ...candidate }, row, 0, () => 0);
  expect(end).toBe(CONTEXT_FEATURES.length);
  return Object.fromEntries(CONTEXT_FEATURES.map((name, i) => [name, row[i]!]));
}

describe('features of the context', () => {
  it('see that a noun came before in the paragraph', () => {
    const text = 'A pump failed. Pump was old.';
    const sentence = plainSentence(text, ['NN', 'VBD', 'JJ', '.'], 15);
    expect(features(sentence, { from: 0, to: 0, forms: ['the'], about: 0 })['seen-before']).toBe(1);
    const first = plainSentence(text, ['DT', 'NN', 'VBD', '.'], 0, 14);
    expect(features(first, { from: 0, to: 1, forms: [], about: 1 })['seen-before']).toBe(0);
  });
  it('count how the paragraph writes the same words elsewhere', () => {
    const sentence = plainSentence('We use real time data and real-time data.', ['PRP', 'VBP', 'JJ', 'NN', 'NNS']);
    const found = features(sentence, { from: 3, to: 3, forms: ['-'], about: 3 });
    expect([found['written-elsewhere'], found['new-elsewhere']]).toEqual([0, 1]);
  });
  it('tell the determiner of the group and what stands in it', () => {
    const sentence = plainSentence('these two largest samples', ['DT', 'CD', 'JJS', 'NNS']);
    const found = features(sentence, { from: 3, to: 4, forms: ['sample'], about: 3 });
    expect([found['determiner'], found['group-mark']]).toEqual([2, 1]);
  });
  it('count the verbs and commas of clause and sentence', () => {
    const sentence = plainSentence('If it rains, we stay and read.', [
      'IN',
      'PRP',
      'VBZ',
      ',',
      'PRP',
      'VBP',
      'CC',
      'VBP',
    ]);
    const found = features(sentence, { from: 6, to: 6, forms: [','], about: 6 });
    expect([found['finite-before'], found['clause-finite-before'], found['finite-after']]).toEqual([2, 1, 1]);
    expect([found['commas-before'], found['to-comma-before']]).toEqual([1, 2]);
  });
  it('take the number of the subject from the parse', () => {
    const sentence = plainSentence('results of it shows', ['NNS', 'IN', 'PRP', 'VBZ']);
    const found = features(sentence, { from: 3, to: 4, forms: ['show'], about: 3 }, [
      [3, 'nsubj'],
      [2, 'case'],
      [0, 'nmod'],
      [-1, 'root'],
    ]);
    expect(found['subject-number']).toBe(2);
    expect(found['crossing']).toBe(1);
  });
  it('are defined without a parse, at either end of a sentence', () => {
    const sentence = plainSentence('Go', ['VB']);
    for (const from of [0, 1]) {
      const found = features(sentence, { from, to: from, forms: ['to'], about: 0 });
      expect(Object.values(found).every(Number.isFinite)).toBe(true);
    }
  });
});
