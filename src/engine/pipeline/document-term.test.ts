import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { CheckContext } from '../context.ts';
import { collectDocumentFacts } from '../document/document-facts.ts';
import type { Proposal } from '../proposal.ts';
import { isAgainstTerm } from './document-term.ts';

const TEXT = [
  'The state complexity is high. We bound the state complexity of each, and a state complexity of two.',
  'It is a high-order term of the order term.',
];
const context = { document: collectDocumentFacts(TEXT) } as unknown as CheckContext;

function isAgainst(text: string, tags: string, first: string, rule = 'ranker/hyphen'): boolean {
  const start = text.indexOf(first) + first.length;
  const proposal = { start, end: start + 1, replacements: ['-'], rule, errorClass: 'hyphen' };
  return isAgainstTerm(plainSentence(text, tags.split(' ')), proposal as unknown as Proposal, context);
}

describe('isAgainstTerm', () => {
  it.each([
    ['a term of the document', 'It has high state complexity', 'PRP VBZ JJ NN NN', 'high', true],
    ['a pair that it never writes alone', 'It has high wave number', 'PRP VBZ JJ NN NN', 'high', false],
    ['a compound that it hyphenates', 'It has high order term', 'PRP VBZ JJ NN NN', 'high', false],
    ['before no noun', 'It has high state bounded', 'PRP VBZ JJ NN VBN', 'high', false],
  ] as const)('%s', (_, text, tags, first, expected) => expect(isAgainst(text, tags, first)).toBe(expected));
  it('speaks of hyphens alone', () =>
    expect(isAgainst('It has high state complexity', 'PRP VBZ JJ NN NN', 'high', 'ranker/comma')).toBe(false));
});
