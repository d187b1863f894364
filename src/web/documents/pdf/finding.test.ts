import { expect, it } from 'vitest';
import type { PdfParagraph } from '../../../contract/pdf-review.ts';
import type { ReviewAlert } from '../../review/alert.ts';
import { findingsOf, keyOf, noteOf } from './finding.ts';

const paragraph = (kind: PdfParagraph['kind'], text: string, page: number): PdfParagraph => ({
  kind,
  text,
  page,
  level: 0,
  boxes: [],
  marker: null,
});
const alert = (start: number, end: number, covered: string): ReviewAlert => ({
  start,
  end,
  covered,
  replacements: ['goes'],
  comment: 'The subject “He” is singular.',
  category: 'Correctness',
  subCategory: 'Grammar',
  kind: 'Verbs',
  rule: 'agreement',
  key: `agreement|${covered}`,
});

it('lists what was found with its page, section and the words around it', () => {
  const long =
    'A sentence before it that is long enough to be cut at its start. He go to school every day, and then he does much more there.';
  const reading = {
    pages: [],
    paragraphs: [paragraph('heading', 'Results', 2), paragraph('body', long, 2), paragraph('body', 'He go.', 3)],
  };
  const [first, second] = findingsOf(reading, [[], [alert(68, 70, 'go')], [alert(3, 5, 'go')]]);
  expect(first).toMatchObject({
    page: 2,
    section: 'Results',
    before: '… that is long enough to be cut at its start. He ',
    after: ' to school every day, and then he does much more …',
  });
  expect(second).toMatchObject({ page: 3, section: 'Results', before: 'He ', after: '.' });
  expect(keyOf(first!)).not.toBe(keyOf(second!));
  expect(noteOf(second!)).toEqual({
    paragraph: 2,
    start: 3,
    end: 5,
    replacements: ['goes'],
    comment: 'The subject “He” is singular.',
    category: 'Correctness',
    kind: 'Verbs',
  });
});
