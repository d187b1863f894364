import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { engineFiles } from '../../../test/engine/real-engine.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { Paragraph } from './paragraph.ts';
import type { PlaceKind } from './place-kind.ts';
import { Sentence } from './sentence.ts';

const lexicon = createLexicon(engineFiles().get('lexicon.bin')!);
const UNKNOWN = { occurrences: () => 0 };

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
    expect(alone('for i in a', 'code').protectedSpans(lexicon, UNKNOWN)).toEqual([{ start: 0, end: 10, kind: 'code' }]);
    expect(alone('for i in a').protectedSpans(lexicon, UNKNOWN)).toEqual([]);
  });
});

describe('the protected spans of a sentence', () => {
  const kinds = (text: string, known: Readonly<Record<string, number>> = {}): string[] =>
    plainSentence(text)
      .protectedSpans(lexicon, { occurrences: (lower) => known[lower] ?? 0 })
      .map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`);
  it('have each their kind', () => {
    expect(kinds('Mould (2006) wrote “utilize it” in max_value of NASA and of Kew Garden.', { garden: 5 })).toEqual([
      'citation: Mould',
      'quotation: “utilize it”',
      'code: max_value',
      'name: NASA',
      'name: Kew',
      'name: Garden',
      'term: Garden',
    ]);
    expect(kinds('They know “das Ding an sich” by name.')).toContain('foreign: “das Ding an sich”');
  });
  it('leave out the capital of an opening, “I” and a sentence in capitals', () => {
    expect(kinds('Therefore I left.')).toEqual([]);
    expect(kinds('(2) Then it rained: Snow fell.')).toEqual([]);
    expect(kinds('CALL US NOW.')).toEqual([]);
  });
  it('are those of the sentence alone', () => {
    const paragraph = 'He said “yes”. She left.';
    const second = plainSentence(paragraph, [], 15);
    expect(second.protectedSpans(lexicon, UNKNOWN)).toEqual([]);
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
