import { describe, expect, it } from 'vitest';
import { PLACEHOLDER } from '../../pieces/piece.ts';
import { applySourceEdits } from '../apply-edits.ts';
import { readSource } from '../formats.ts';

const read = (source: string, format: 'html' | 'markdown' = 'html') =>
  readSource(format, source).paragraphs.map(
    ({ style, level, text, checkable }) =>
      `${style}${level || ''}${checkable ? '' : '!'}: ${text.replaceAll(PLACEHOLDER, '▯')}`,
  );

describe('HTML', () => {
  it.each([
    [
      'a page',
      '<!DOCTYPE html><html lang="en"><head><title>The page</title><style>p { teh: x }</style></head><body><h2>A <em>head</em></h2><p>One\n two<p>Three',
      ['title: The page', 'heading2: A head', 'body: One two', 'body: Three'],
    ],
    [
      'lists and tables',
      '<ul><li>one<li>two <b>bold</b></ul><table><caption>Cap</caption><tr><th>A<td>b</table>',
      ['list: one', 'list: two bold', 'caption: Cap', 'table: A', 'table: b'],
    ],
    [
      'what is not prose',
      'Run <code>teh <b>x</b></code> and <kbd>k</kbd>.<pre>teh</pre><script>if (a < b) "teh"</script><p>End',
      ['body: Run ▯ and ▯.', 'code!: ▯', 'body: End'],
    ],
    [
      'entities',
      '<p>it&rsquo;s R&amp;D &#x41; &unknown; &lt;p&gt; a & b, 1 < 2, soft&shy;ly',
      ['body: it’s R&D A ▯ <p> a & b, 1 < 2, softly'],
    ],
    ['breaks, rules and comments', 'one<br>two<hr>three <!-- teh --> four', ['body: one two', 'body: three four']],
    [
      'quotations',
      '<blockquote><p>Said so<li>there</blockquote>He <q>spoke</q>.',
      ['quote: Said so', 'quote: there', 'body: He “spoke”.'],
    ],
    [
      'other languages',
      '<p>The <i lang="de">das Ding</i> is <span translate="no">Teh</span>.<p lang="fr">le mot',
      ['body: The ▯ is ▯.'],
    ],
    ['what was deleted', '<p>a <del>teh</del> b', ['body: a b']],
    ['marks of notes', '<p>A word.<sup><a href="#1">1</a></sup> The 1<sup>st</sup>', ['body: A word. The 1st']],
    [
      'pictures',
      '<p>See <img src=x alt="the old &amp; new town"> here',
      ['body: See ▯ here', 'caption: the old & new town'],
    ],
    ['addresses and templates', '<p>See https://teh.org/x, {{ teh }} and {% teh %}.', ['body: See ▯, ▯ and ▯.']],
    ['tags that do not match', '</p>a</b> <b>b</p> c <i>d', ['body: a b', 'body: c d']],
    ['attributes with signs of tags', '<p title="a > b" x=\'<p>\'>text', ['body: text']],
  ])('%s', (_what, source, expected) => expect(read(source)).toEqual(expected));

  it('stands in Markdown too', () =>
    expect(
      read(
        'Text\n\n<div align="center"><p>A <b>word</b>\nor two</p></div>\n\n<!-- teh -->\n\n> <p>said</p>\n\nEnd',
        'markdown',
      ),
    ).toEqual(['body: Text', 'body: A word or two', 'quote: said', 'body: End']));

  it('is written with entities', () => {
    const reading = readSource('html', '<p>R&amp;D <i>recieved</i> it.');
    const edits = [
      { paragraph: 0, start: 4, end: 12, replacement: 'received' },
      { paragraph: 0, start: 13, end: 15, replacement: '<it> & this' },
    ];
    expect(applySourceEdits(reading, edits).source).toBe('<p>R&amp;D <i>received</i> &lt;it&gt; &amp; this.');
  });
});
