// @module-tag browser
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeInChromium, joinWebTest, until, type WebTest } from './chromium.ts';
import { FROM_GOOGLE_DOCS, FROM_LIBREOFFICE, FROM_WORD } from './clipboard-samples.ts';
import { markup, moveCaret, newWriter, paste, textOf } from './writing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const TABLE = (head: string) =>
  `<table><tbody><tr>${head}</tr><tr><td><p>North</p></td><td><p>12 mm</p><p>&gt;• wet</p></td></tr>` +
  '<tr><td colspan="2"><p>South was dry.</p></td></tr></tbody></table>';

const TEXT = (head: string) =>
  '<h1>Water in soils</h1><h2>Methods</h2>' +
  '<p>Rain of 10<sup>6</sup> l of H<sub>2</sub>O <strong>fell</strong> <em>in situ</em>; see ' +
  '<a href="https://example.org/data?a=1&amp;b=2" rel="noopener noreferrer">the data</a>.<sup>1</sup></p>' +
  '<p>&gt;1. Wash it.</p><p>&gt;&gt;a. Use water.</p><p>&gt;&gt;b. Use soap.</p><p>&gt;2. Dry it.</p><p>&gt;• Salt</p>' +
  `${TABLE(head)}<p>The end.</p>`;

const BOLD_HEAD = '<td><p><strong>Site</strong></p></td><td><p><strong>Rain</strong></p></td>';
const NOTE = '<p><sup>1</sup> A note.</p>';

describeInChromium('formatted texts in the review tool', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  const copied = (page: Page, type: string) =>
    page.evaluate<string>(
      `navigator.clipboard.read().then(([item]) => item.getType('${type}')).then((blob) => blob.text())`,
    );

  it.each([
    ['Word', FROM_WORD, TEXT(BOLD_HEAD) + NOTE],
    ['Google Docs', FROM_GOOGLE_DOCS, TEXT(BOLD_HEAD)],
    ['LibreOffice', FROM_LIBREOFFICE, TEXT('<th><p>Site</p></th><th><p>Rain</p></th>') + NOTE],
  ])('keeps what %s puts on the clipboard, also when it is copied and pasted again', async (_name, html, expected) => {
    const page = await newWriter(test);
    await paste(page, html);
    await until(() => markup(page)).toBe(expected);
    expect(test.faults).toEqual([]);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await copied(page, 'text/plain')).toContain(
      '1. Wash it.\n  a. Use water.\n  b. Use soap.\n2. Dry it.\n• Salt\n\nSite\tRain\nNorth\t12 mm • wet\nSouth was dry.\n\nThe end.',
    );
    const out = await copied(page, 'text/html');
    expect(out).toContain(
      '<ol><li>Wash it.<ol type="a"><li>Use water.</li><li>Use soap.</li></ol></li><li>Dry it.</li></ol>',
    );
    expect(out).toContain('<td colspan="2">');
    await page.getByRole('button', { name: 'New text' }).click();
    await until(() => textOf(page)).toEqual(['']);
    await paste(page, out);
    await until(() => markup(page)).toBe(expected);
  });

  it('lets cells be edited, and keeps them in their columns', async () => {
    const page = await newWriter(test);
    await paste(page, '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>');
    const cells = () => page.locator('.ProseMirror td').allTextContents();
    await until(cells).toEqual(['a', 'b', 'c', 'd']);
    await page.locator('.ProseMirror td').first().click();
    await moveCaret(page, 'End');
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.type('2');
    await until(cells).toEqual(['a1', 'b2', 'c', 'd']);
    // selected from the first cell to the third: the words go, the cells stay
    await moveCaret(page, 'Shift+Tab');
    await moveCaret(page, 'Home');
    await page.keyboard.press('Shift+ArrowDown');
    await moveCaret(page, 'Shift+End');
    await page.keyboard.press('Delete');
    await until(async () => (await cells()).length).toBe(4);
    await until(async () => (await cells())[3]).toBe('d');
    await page.keyboard.press('Control+Z');
    await until(cells).toEqual(['a1', 'b2', 'c', 'd']);
    await page.locator('.ProseMirror td').last().click();
    await moveCaret(page, 'End');
    await page.keyboard.press('Tab');
    await page.keyboard.type('e');
    await until(cells).toEqual(['a1', 'b2', 'c', 'd', 'e', '']);
    // the text goes on behind the table, and there is a way above it
    await page.keyboard.press('Control+End');
    await page.keyboard.type('After.');
    await page.locator('.ProseMirror td').first().click();
    await moveCaret(page, 'Home');
    await moveCaret(page, 'Enter');
    await page.keyboard.type('Above.');
    await until(() => page.locator('.ProseMirror > p').allTextContents()).toEqual(['Above.', 'After.']);
    expect(test.faults).toEqual([]);
  });
});
