import { describe, expect, it } from 'vitest';
import type { Alternative } from './collocation-table.ts';
import { collocationComment } from './comment.ts';

const alternative: Alternative = {
  word: 'sensitivity',
  relation: 6,
  second: false,
  partner: 'of',
  odds: 1,
  writtenCount: 2,
  count: 1437,
  examples: ['the sensitivity of the method', 'a high sensitivity of the test'],
};

describe('the question about a collocation', () => {
  it('names the word, the counts and places that have it', () => {
    expect(collocationComment(alternative, 'sensitivity', 'Sensibility', 15)).toBe(
      'Did you mean “Sensitivity”? Before “of”, 15 million words of papers have “sensitivity” 1,437 times and the word you wrote twice. ' +
        'From arXiv abstracts (CC0): “the sensitivity of the method”; “a high sensitivity of the test”.',
    );
  });

  it.each([
    [10, false, '+that', 'Before a clause with “that”'],
    [9, true, 'on', 'After “on”'],
    [2, true, 'other', 'After “other”'],
    [2, false, 'system', 'Before “system”'],
    [0, false, 'analysis', 'With “analysis”'],
  ] as const)('says where the partner stands (%s, %s, %s)', (relation, second, partner, place) => {
    const comment = collocationComment({ ...alternative, relation, second, partner, examples: [] }, 'x', 'y', 15);
    expect(comment).toContain(`${place}, 15 million words`);
    expect(comment).not.toContain('arXiv');
  });
});
