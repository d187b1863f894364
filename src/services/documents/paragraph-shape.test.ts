import { expect, it } from 'vitest';
import { isOutOfPlace, paragraphShapes } from './paragraph-shape.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';

const paragraph = (index: number, text: string, style: 'body' | 'code' | 'heading' = 'body') => ({
  index,
  text,
  style,
  part: 'main',
});

it('knows a sentence that goes on behind a listing', () => {
  const shapes = paragraphShapes([
    paragraph(0, 'It is easy. Running the command'),
    paragraph(1, '% pip install it', 'code'),
    paragraph(2, 'at the command line installs it. It works.'),
  ]);
  expect(shapes.get(2)).toMatchObject({ freeStart: true, freeEnd: false });
  expect(shapes.get(0)!.freeEnd).toBe(true);
});

it('expects a capital behind a sentence that ended before the listing', () => {
  const shapes = paragraphShapes([
    paragraph(0, 'Run the command. It is easy.'),
    paragraph(1, '% pip install it', 'code'),
    paragraph(2, 'at the end it works. It is done.'),
  ]);
  expect(shapes.get(2)!.freeStart).toBe(false);
});

it('lets a sentence begin with its heading where both stand in one line', () => {
  const after = (level: number) =>
    paragraphShapes([
      { ...paragraph(0, 'Chapter 6', 'heading'), level },
      paragraph(1, 'evaluates our approach. It is fast.'),
    ]).get(1)!.freeStart;
  expect(after(4)).toBe(true);
  expect(after(1)).toBe(false);
});

it('misses no main clause where a paragraph begins in lower case', () => {
  const shape = { freeStart: false, freeEnd: false };
  const question = (coveredText: string, start: number): ParagraphAlert => ({
    rule: 'sentence-fragments/dependent-clause',
    errorClass: 'fragment',
    comment: 'A comment.',
    replacements: [],
    confidence: 0.8,
    paragraph: 0,
    coveredText,
    start,
    end: start + coveredText.length,
  });
  expect(isOutOfPlace(question('which', 0), 'which denotes the share.', shape)).toBe(true);
  expect(isOutOfPlace(question('Which', 0), 'Which denotes the share.', shape)).toBe(false);
  expect(isOutOfPlace(question('which', 8), 'It ends. which denotes the share.', shape)).toBe(false);
});

it('knows a sentence that goes on after a figure', () => {
  const shapes = paragraphShapes([
    paragraph(0, 'It is easy. The value is wider than the'),
    paragraph(1, 'Figure 7. The values of both tests.'),
    paragraph(2, 'range, but overlaps with it. It works.'),
    paragraph(3, 'The ends of both ranges at r'),
    paragraph(4, '= 0.45 are larger than it. They are wide.'),
  ]);
  expect(shapes.get(2)).toEqual({ freeStart: true, freeEnd: false, isRest: true });
  const agreement = (coveredText: string, start: number): ParagraphAlert => ({
    rule: 'a-rule',
    errorClass: 'agreement',
    comment: 'A comment.',
    replacements: ['is'],
    confidence: 0.9,
    paragraph: 4,
    coveredText,
    start,
    end: start + coveredText.length,
  });
  const text = '= 0.45 are larger than it. They are wide.';
  expect(isOutOfPlace(agreement('are', 7), text, shapes.get(4)!)).toBe(true);
  expect(isOutOfPlace(agreement('are', 32), text, shapes.get(4)!)).toBe(false);
});
