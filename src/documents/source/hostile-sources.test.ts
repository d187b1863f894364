import { describe, it } from 'vitest';
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

describe.each(SOURCE_FORMATS)('a %s source made to be slow', (format: SourceFormat) => {
  it.each(HOSTILE)(
    '%j',
    (unit) => {
      const reading = readSource(format, unit.repeat(Math.ceil(COUNT / unit.length)));
      expectPlaces({
        ...reading,
        paragraphs: reading.paragraphs.slice(0, 5).filter(({ pieces }) => pieces.length < 1000),
      });
    },
    20_000,
  );
});
