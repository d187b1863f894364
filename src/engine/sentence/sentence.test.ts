import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { Paragraph } from './paragraph.ts';
import type { PlaceKind } from './place-kind.ts';
import { Sentence } from './sentence.ts';

const alone = (text: string, kind?: PlaceKind): Sentence =>
  new Sentence(new Paragraph(text, kind), { start: 0, end: text.length }, []);

describe('the kind of place of a sentence', () => {
  it('is what the document says, else what it looks like', () => {
    expect(alone('Table 2. Patients of both groups.').kind).toBe('caption');
    expect(alone('Table 2. Patients of both groups.', 'prose').kind).toBe('prose');
    expect(alone('It rained.', 'table-cell').kind).toBe('table-cell');
  });
  it('makes a label of every heading that the document knows', () => {
    expect(alone('What we know is little.', 'heading').isLabel).toBe(true);
    expect(alone('What we know is little.').isLabel).toBe(false);
  });
  it('protects the whole of code', () => {
    expect(alone('for i in a', 'code').protectedSpans).toEqual([{ start: 0, end: 10, kind: 'code' }]);
    expect(alone('for i in a').protectedSpans).toEqual([]);
  });
});

describe('what a sentence is asked again', () => {
  const sentence = plainSentence('The samples were washed, and the old tests failed.', [
    ...['DT', 'NNS', 'VBD', 'VBN', ',', 'CC', 'DT', 'JJ', 'NNS', 'VBD', '.'],
  ]);
  it('is worked out once', () => {
    expect(sentence.nounGroups).toBe(sentence.nounGroups);
    expect(sentence.verbGroups).toBe(sentence.verbGroups);
    expect(sentence.mainClauseBefore(4)).toBeDefined();
    expect(sentence.mainClauseBefore(4)).toBe(sentence.mainClauseBefore(4));
  });
  it('knows its finite verbs, punctuation and clauses by position', () => {
    expect(sentence.finiteVerbs).toEqual([2, 9]);
    expect(sentence.hasFiniteVerb(3, 9)).toBe(false);
    expect(sentence.hasFiniteVerb(3, 10)).toBe(true);
    expect([0, 4, 5, 11].map((at) => sentence.punctuationFrom(at))).toEqual([4, 4, 10, 11]);
    expect(sentence.clauseVerb(6)).toBe(9);
  });
});
