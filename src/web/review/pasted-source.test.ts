import { describe, expect, it } from 'vitest';
import { isSourceHtml } from './pasted-source.ts';

const CODE =
  '<meta charset="utf-8"><div style="color:#000;font-family:Consolas;white-space:pre;"><div><span style="color:#800"># Title</span></div><br><div>- one</div></div>';

describe('HTML that only shows source text', () => {
  it.each([
    CODE,
    `<html>\r\n<body>\r\n<!--StartFragment-->${CODE}<!--EndFragment-->\r\n</body>\r\n</html>`,
    '<html><head><meta http-equiv="content-type" content="text/html"></head><body><pre style="white-space: pre-wrap">a\n\n  b</pre></body></html>',
  ])('is known: %s', (html) => expect(isSourceHtml(html)).toBe(true));

  it.each([
    '',
    '<p>One.</p><p>Two.</p>',
    '<div>One.</div><div>Two.</div>',
    '<div style="white-space:pre-wrap"><p>One.</p></div>',
    '<pre>code</pre><p>Words.</p><pre>more</pre>',
    '<b style="font-weight:normal"><p><span style="white-space:pre-wrap">Words.</span></p></b>',
    '<span style="white-space: pre-wrap">Words</span>',
  ])('is not taken for it: %s', (html) => expect(isSourceHtml(html)).toBe(false));
});
