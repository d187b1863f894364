import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { Proposal } from '../proposal.ts';
import { isBritishFuture } from './in-future.ts';

const isKept = (text: string, covered: string, to: string): boolean => {
  const start = text.indexOf(covered);
  const proposal = { start, end: start + covered.length, replacements: [to] } as unknown as Proposal;
  return isBritishFuture(plainSentence(text), proposal);
};

describe('isBritishFuture', () => {
  it.each([
    ['In future, we will test it.', 'future', 'the future', true],
    ['We will test it in future.', 'in future', 'in the future', true],
    ['We will test it in future work.', 'future', 'the future', false],
    ['It is part of future.', 'future', 'the future', false],
    ['In future, we will test cells.', 'cells', 'the cells', false],
  ])('%s %s', (text, covered, to, expected) => expect(isKept(text, covered, to)).toBe(expected));
});
