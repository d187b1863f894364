import { describe, expect, it } from 'vitest';
import { inlineHtml } from './markdown-inline.ts';

const html = (source: string) => inlineHtml(source, { links: new Map([['a', 'https://a.example']]), note: () => '' });

describe('a line of Markdown', () => {
  it.each([
    ['_one_ and __two__, ___three___', '<em>one</em> and <strong>two</strong>, <strong><em>three</em></strong>'],
    ['_one __two__ a_b_', '<em>one <strong>two</strong> a_b</em>'],
    ['a_b_c and _ d _', 'a_b_c and _ d _'],
    ['`a*b*` and `` c`d ``', 'a*b* and c`d'],
    ['`` a `b` c', '`` a b c'],
    [
      '[b](https://b.example "B"), [c]( <https://c.example> ), [a]',
      '<a href="https://b.example">b</a>, <a href="https://c.example">c</a>, <a href="https://a.example">a</a>',
    ],
    ['[b](c d)', '[b](c d)'],
  ])('%s', (source, expected) => expect(html(source)).toBe(expected));

  it('takes a sign for text whose end is far away, so that many of them are not all followed to the end of the file', () => {
    const of = (words: number) => `_${'word '.repeat(words)}end_`;
    expect(html(of(900))).toMatch(/^<em>word/);
    expect(html(of(1_100))).toMatch(/^_word/);
  });
});
