import { describe, expect, it } from 'vitest';
import { expectPlaces } from '../../../test/documents/source-places.ts';
import { readSource, SOURCE_FORMATS, type SourceFormat } from './formats.ts';

const COUNT = 40_000;
// Each of these would take minutes in a reader that goes back for every sign.
const HOSTILE = [
  ...['[', '![', '[a](', '[a][', '*a ', '_a_', '**a*', '`a``', '$a ', '<a ', '<!-- ', '&a', '\\(a ', '{{', '{%'],
  ...['> ', '- ', '- a\n', '#', '```\n', '~~~', '|', '| a ', ':::', '@a', '[@', '[[a', ':a', '$$\n', '!!! '],
  ...['a\n===\n', '.. a::\n', ':a: ', '`a <b', '|a', '+---+\n', '== ', '====\n', '.a\n', '[a]\n', '<<a', '((', '#['],
  ...['#f(', '/*', '//', '"', "'''", '"""', '# ', '#+BEGIN_A\n', '\\begin{a}\n', '<p ', '<p>', '<b><i>', '&lt', '</'],
  ...[' ', '\t', '\n', '\r\n', 'a ', ' \n', '  a\n', '    a\n', '1. ', 'a::\n', 'word'],
];

// What a level of nesting begins may stand many times in one line.
const DEEP = [
  '.. [1] ',
  '.. note:: ',
  '.. a:: ',
  '* ',
  '- 1. ',
  '> - ',
  '- > ',
  '#[',
  '#f[',
  '<b>',
  '{',
  '[^1]: ',
  '|| ',
  '= ',
];

describe.each(SOURCE_FORMATS)('a %s source nested without end', (format: SourceFormat) => {
  it.each(DEEP)('is read: %j', (unit) => {
    const { source } = readSource(format, `${unit.repeat(30_000)}He go.`);
    expect(source.endsWith('He go.')).toBe(true);
  });
});

/** Found by fuzzing with long texts: time grew with the square, to minutes at this length. */
const SLOW: readonly (readonly [SourceFormat, string])[] = [['typst', ']#"']];

it.each(SLOW)('a %s source of 600 KB is read in one pass: %j', (format, unit) => {
  const source = unit.repeat(600_000 / unit.length);
  expect(readSource(format, source).source).toBe(source);
});

describe.each(SOURCE_FORMATS)('a %s source made to be slow', (format: SourceFormat) => {
  it.each(HOSTILE)('%j', (unit) => {
    const reading = readSource(format, unit.repeat(Math.ceil(COUNT / unit.length)));
    expectPlaces({
      ...reading,
      paragraphs: reading.paragraphs.slice(0, 5).filter(({ pieces }) => pieces.length < 1000),
    });
  });
});
