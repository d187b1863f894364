import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { Proposal } from '../proposal.ts';
import { isForSentences } from './sentence-rules.ts';

describe('isForSentences', () => {
  const sentence = plainSentence('however small ,, mean  value');
  const proposal = (start: number, end: number, text: string, more: Partial<Proposal> = {}): Proposal => ({
    start,
    end,
    replacements: [text],
    rule: 'test',
    errorClass: 'punctuation',
    comment: 'A comment.',
    confidence: 1,
    ...more,
  });

  it.each([
    ['a comma put in', proposal(7, 7, ','), true],
    ['a stop put in', proposal(28, 28, '.'), true],
    ['a comma on the word before it', proposal(0, 7, 'however,'), true],
    [
      'the capital of a sentence',
      proposal(0, 7, 'However', { rule: 'sentence-capital', errorClass: 'capitals' }),
      true,
    ],
    ['a call for a verb', proposal(0, 7, '', { errorClass: 'fragment', replacements: [] }), true],
    [
      'an article that a heading leaves out',
      proposal(17, 17, 'the ', { rule: 'ranker/determiner', errorClass: 'article' }),
      true,
    ],
    ['a doubled comma', proposal(14, 16, ','), false],
    ['a doubled space', proposal(21, 23, ' ', { errorClass: 'capitals' }), false],
    ['another word', proposal(0, 7, 'How ever', { errorClass: 'spelling' }), false],
    ['an apostrophe', proposal(17, 21, 'mean’s'), false],
  ] as const)('%s', (_, edit, expected) => expect(isForSentences(sentence, edit)).toBe(expected));
});
