import { expect, it } from 'vitest';
import type { PdfParagraph } from '../../../contract/pdf-review.ts';
import { readingCopy } from './reading-copy.ts';

const of = (kind: PdfParagraph['kind'], text: string, marker: string | null = null): PdfParagraph => ({
  kind,
  text,
  marker,
  level: 0,
  page: 1,
  boxes: [],
});

it('copies paragraphs with an empty line between, and lists, tables and code line by line', () => {
  const paragraphs = [
    of('heading', 'Methods'),
    of('body', 'We did two things.'),
    of('listItem', 'Measured the length.', '•'),
    of('listItem', 'Weighed all.', '•'),
    of('body', 'Then we wrote.'),
    of('body', 'It took long.'),
    of('tableRow', 'a\t1'),
    of('tableRow', 'b\t2'),
  ];
  expect(readingCopy(paragraphs)).toBe(
    'Methods\n\nWe did two things.\n\n• Measured the length.\n• Weighed all.\n\nThen we wrote.\n\nIt took long.\n\na\t1\nb\t2',
  );
  expect(readingCopy([])).toBe('');
});
