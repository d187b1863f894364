import { expect, it } from 'vitest';
import type { ErrorClass } from '../../engine/taxonomy.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';
import { withoutRepeated } from './repeated-questions.ts';

const alert = (
  paragraph: number,
  coveredText: string,
  errorClass: ErrorClass = 'vague',
  better?: string,
): ParagraphAlert => ({
  paragraph,
  start: 0,
  end: coveredText.length,
  coveredText,
  replacements: better === undefined ? [] : [better],
  rule: 'vague-phrases/intensifier',
  errorClass,
  comment: 'A comment.',
  confidence: 0.7,
});

it('asks twice about the same words and no more', () => {
  const alerts = [alert(0, 'very'), alert(1, 'Very'), alert(2, 'very'), alert(3, 'quite'), alert(4, 'very')];
  expect(withoutRepeated(alerts).map(({ paragraph }) => paragraph)).toEqual([0, 1, 3]);
});

it('keeps replacements and questions about correctness', () => {
  const changes = [0, 1, 2, 3].map((i) => alert(i, 'utilize', 'plain-language', 'use'));
  const doubts = [0, 1, 2, 3].map((i) => alert(i, 'is', 'agreement'));
  expect(withoutRepeated([...changes, ...doubts])).toHaveLength(8);
});
