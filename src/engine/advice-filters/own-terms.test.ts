import { describe, expect, it } from 'vitest';
import { realEngine } from '../../../test/engine/real-engine.ts';
import { collectDocumentFacts } from '../document/document-facts.ts';
import { DEFAULT_OPTIONS } from '../engine.ts';
import type { ErrorClass } from '../taxonomy.ts';
import { isOwnTerm } from './own-terms.ts';

const paragraph = 'It emanates from the wall.';
const advice = (errorClass: ErrorClass, end = 11, better = 'comes') => ({
  start: 3,
  end,
  replacements: [better],
  confidence: 0.65,
  rule: 'stiff-words/emanate',
  errorClass,
  comment: 'A comment.',
  optional: true,
});
const uses = (count: number) => ({ occurrences: (lower: string) => (lower === 'emanates' ? count : 0) });

describe('isOwnTerm', () => {
  it('knows a word that the document keeps using', () => {
    expect(isOwnTerm({ paragraph }, advice('plain-language'), uses(5))).toBe(true);
    expect(isOwnTerm({ paragraph }, advice('plain-language'), uses(4))).toBe(false);
  });
  it('is asked about wording, a word at a time', () => {
    expect(isOwnTerm({ paragraph }, advice('contraction'), uses(9))).toBe(false);
    expect(isOwnTerm({ paragraph }, advice('plain-language', 16, 'comes from'), uses(9))).toBe(false);
  });
});

it('keeps advice from the terms of a document, but not from what is offered', () => {
  const engine = realEngine();
  const rulesOf = (text: string, times: number) =>
    engine
      .check(text, DEFAULT_OPTIONS, collectDocumentFacts(Array.from({ length: times }, () => text)))
      .flatMap(({ alerts }) => alerts.map(({ rule }) => rule));
  expect(rulesOf('Heat emanates from the old wall.', 1)).toContain('stiff-words/emanate');
  expect(rulesOf('Heat emanates from the old wall.', 5)).not.toContain('stiff-words/emanate');
  expect(rulesOf('We utilized the old wall.', 5)).toContain('stiff-words/utilize');
});
