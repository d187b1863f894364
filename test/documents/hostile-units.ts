import { expect } from 'vitest';
import { readSource, type SourceFormat } from '../../src/documents/source/formats.ts';
import { expectPlaces } from './source-places.ts';

/** Signs that begin something, again and again: a reader that goes back for every one of them takes minutes for 40,000. */
export const HOSTILE = [
  ...['[', '![', '[a](', '[a][', '*a ', '_a_', '**a*', '`a``', '$a ', '<a ', '<!-- ', '&a', '\\(a ', '{{', '{%'],
  ...['> ', '- ', '- a\n', '#', '```\n', '~~~', '|', '| a ', ':::', '@a', '[@', '[[a', ':a', '$$\n', '!!! '],
  ...['a\n===\n', '.. a::\n', ':a: ', '`a <b', '|a', '+---+\n', '== ', '====\n', '.a\n', '[a]\n', '<<a', '((', '#['],
  ...['#f(', '/*', '//', '"', "'''", '"""', '# ', '#+BEGIN_A\n', '\\begin{a}\n', '<p ', '<p>', '<b><i>', '&lt', '</'],
  ...[' ', '\t', '\n', '\r\n', 'a ', ' \n', '  a\n', '    a\n', '1. ', 'a::\n', 'word'],
];

/** What begins a level of nesting, which may stand many times in one line. */
export const DEEP = [
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

/** Reads `length` characters of one unit, and that the first paragraphs lie where they say. */
export function expectRead(format: SourceFormat, unit: string, length: number): void {
  const reading = readSource(format, unit.repeat(Math.ceil(length / unit.length)));
  expectPlaces({
    ...reading,
    paragraphs: reading.paragraphs.slice(0, 5).filter(({ pieces }) => pieces.length < 1000),
  });
}

/** Reads as many levels in one line. */
export function expectNested(format: SourceFormat, unit: string, levels: number): void {
  const { source } = readSource(format, `${unit.repeat(levels)}He go.`);
  expect(source.endsWith('He go.')).toBe(true);
}
