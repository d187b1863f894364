import { expect, it } from 'vitest';
import { withReferenceNumbers } from '../document/reference-numbers.ts';
import type { Proposal } from '../proposal.ts';
import { keepsObjects, withoutReferenceNumbers } from './without-reference-numbers.ts';

const read = withReferenceNumbers('In the Figure \uFFFC it falls');
const proposal = (start: number, end: number, ...replacements: string[]): Proposal => ({
  start,
  end,
  replacements,
  rule: 'x',
  errorClass: 'article',
  comment: 'Write “in Figure 3” here.',
  confidence: 0.5,
});
const written = (given: Proposal): (readonly string[])[] =>
  withoutReferenceNumbers([given], read).map(({ replacements }) => replacements);

it('puts the object back where a change goes round it', () => {
  expect(written(proposal(3, 15, 'Figure 3'))).toEqual([['Figure \uFFFC']]);
  expect(written(proposal(14, 15, '3,'))).toEqual([['\uFFFC,']]);
});

it('drops a change that reaches the object, and keeps advice on a stretch that holds it', () => {
  expect(written(proposal(7, 15, 'Figure 4', 'Figure three'))).toEqual([]);
  expect(written(proposal(7, 15, 'Figure 4', 'Fig. 3'))).toEqual([['Fig. \uFFFC']]);
  expect(written(proposal(7, 15))).toEqual([[]]);
});

it('names the label alone in a comment', () => {
  expect(withoutReferenceNumbers([proposal(3, 7, '')], read)[0]!.comment).toBe('Write “in Figure” here.');
});

it('knows a change that takes an object', () => {
  const text = 'the work \uFFFC show it';
  expect(keepsObjects(proposal(4, 15, 'work shows'), text)).toBe(false);
  expect(keepsObjects(proposal(4, 15, 'work \uFFFC shows'), text)).toBe(true);
  expect(keepsObjects(proposal(4, 15), text)).toBe(true);
});
