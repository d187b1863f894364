import { expect, it } from 'vitest';
import { programParagraphs } from './program-paragraphs.ts';

const lines = (texts: readonly string[], style: 'table' | 'body' | 'list', row?: number) =>
  texts.map((text, index) => ({
    index,
    text,
    style,
    part: 'main',
    cell: row === undefined ? undefined : { table: 0, row, column: 0 },
  }));
const LISTING = [
  'class Reader : public Thread',
  '{',
  '  void message(const String &);',
  '  // the xml file',
  '  file.open(Mode);',
  '}',
];

it('takes a listing in a cell for program text as a whole', () => {
  const found = (texts: readonly string[]) => programParagraphs(lines(texts, 'table', 0)).size;
  const declarations = ['class Reader : public Thread', '{', 'public:', '  int step;', '  List names;', '}'];
  expect(found(LISTING)).toBe(LISTING.length);
  expect(found(declarations)).toBe(declarations.length);
  expect(found(['the first;', 'the second;', 'the last.'])).toBe(0);
});

it('takes single lines in items and cells, and no text', () => {
  expect([...programParagraphs(lines(['Call this:', 'file.open(Mode);', 'class sizes:'], 'list'))]).toEqual([1]);
  expect(programParagraphs(lines(['It is a text.', 'file.open(Mode);', 'So it goes on.'], 'table', 0)).size).toBe(1);
  expect(programParagraphs(lines(LISTING, 'body')).size).toBe(0);
});
