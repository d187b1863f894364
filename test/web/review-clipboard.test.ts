// @module-tag browser
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { describeInChromium, joinWebTest, newEmail, until, type WebTest } from './chromium.ts';
import { PASSWORD } from './portal-client.ts';
import { drafted, moveCaret, newWriter, openReview, paste, textOf, underlined } from './writing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** What Word puts on the clipboard, as far as it matters: conditional comments, list marks as text, notes, scripts. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoNormal style='margin-bottom:8.0pt'>They found in 2021<sup>1</sup> that the <span style='color:red'>level of</span> H<sub>2</sub>O
rose.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[3]<![endif]></span></span></a>
See <a href="https://example.org/data">the data</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Wash the samples.<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Weigh the <b style='mso-bidi-font-weight:normal'>dry</b> samples.</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Note the weight.</p>
<!--EndFragment--></body></html>`;

const MARKDOWN = `# Fruit
It is a apple.

Kinds:
- red
  - It is a egg.
1. green


\`\`\`js
const a = 1;

  indented();


end();
\`\`\`

> quoted
> lines`;

/** The HTML that editors of programs put beside the text. */
const inEditor = (text: string): string =>
  `<meta charset='utf-8'><div style="color:#333;font-family:Consolas, monospace;font-size:14px;white-space:pre;">${text
    .split('\n')
    .map((line) => (line === '' ? '<br>' : `<div><span style="color:#800">${line.replace('>', '&gt;')}</span></div>`))
    .join('')}</div>`;

describeInChromium('the clipboard of the review tool', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  const clipboard = (page: Page, type: string) =>
    page.evaluate<string>(
      `navigator.clipboard.read().then(([item]) => item.getType('${type}')).then((blob) => blob.text())`,
    );

  it('keeps raised and lowered signs and lists of Word, and breaks no policy', async () => {
    const page = await newWriter(test);
    const violations: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && violations.push(message.text())));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/review/check'))
        asked.push((request.postDataJSON() as { paragraph: string }).paragraph);
    });
    await paste(page, FROM_WORD);
    await until(() => textOf(page)).toEqual([
      'They found in 20211 that the level of H2O rose.3 See the data.',
      'Wash the samples.',
      'Weigh the dry samples.',
      'Note the weight.',
    ]);
    const text = page.locator('.ProseMirror');
    expect(await text.locator('sup').allTextContents()).toEqual(['1', '3']);
    expect(await text.locator('sub').allTextContents()).toEqual(['2']);
    expect(await text.locator('strong').allTextContents()).toEqual(['dry']);
    expect(
      await text.locator('[data-marker]').evaluateAll((items) => items.map((item) => item.getAttribute('data-marker'))),
    ).toEqual(['•', '1.', '2.']);
    await until(() => asked).toContain('They found in 2021¹ that the level of H₂O rose.³ See the data.');
    expect(violations).toEqual([]);
    expect(test.faults).toEqual([]);
    await until(() => page.getByText(/^Checking/).count()).toBe(0);
    expect(await underlined(page).allTextContents()).toEqual([]);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboard(page, 'text/plain')).toBe(
      'They found in 2021¹ that the level of H₂O rose.³ See the data.\n\n• Wash the samples.\n1. Weigh the dry samples.\n2. Note the weight.',
    );
    const html = await clipboard(page, 'text/html');
    expect(html).toContain('2021<sup>1</sup>');
    expect(html).toMatch(
      /<ul>\s*<li>Wash the samples\.<\/li>\s*<\/ul>\s*<ol><li>Weigh the <strong>dry<\/strong> samples/,
    );
  });

  it('keeps lists of web pages with their numbers, and goes on with them', async () => {
    const page = await newWriter(test);
    await paste(page, '<ol start="3"><li>Third.<ul><li>Below.</li></ul></li><li>Fourth.</li></ol><p>Text.</p>');
    const markers = () =>
      page
        .locator('.ProseMirror > *')
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-marker') ?? 'none'));
    await until(markers).toEqual(['3.', '•', '4.', 'none']);
    await moveCaret(page, 'Control+End');
    await moveCaret(page, 'ArrowUp');
    await moveCaret(page, 'End');
    await page.keyboard.press('Enter');
    await until(markers).toEqual(['3.', '•', '4.', '5.', 'none']);
    // an empty item ends the list
    await page.keyboard.press('Enter');
    await until(markers).toEqual(['3.', '•', '4.', 'none', 'none']);
    await moveCaret(page, 'Control+Home');
    await page.keyboard.press('Backspace');
    await until(markers).toEqual(['none', '•', '4.', 'none', 'none']);
    expect((await textOf(page))[0]).toBe('Third.');
  });

  it('takes over bold, italic and raised text that only styles say', async () => {
    const page = await newWriter(test);
    await paste(
      page,
      '<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> and <span style="font-style:italic">slanted</span>, 10<span style="vertical-align:super">6</span> cells.</p></b>',
    );
    await until(() => page.locator('.ProseMirror').innerHTML()).toContain(
      '<strong>Bold</strong> and <em>slanted</em>, 10<sup>6</sup> cells.',
    );
    expect(test.faults).toEqual([]);
  });

  it('gives back plain text with the line ends that it had, also after edits and when it is opened again', async () => {
    const page = await newWriter(test);
    await paste(page, 'Roses are red,\nviolets are blue.\n\nSugar is sweet,\nand so are you.', 'text/plain');
    await until(() => textOf(page)).toHaveLength(4);
    await moveCaret(page, 'Control+End');
    await page.keyboard.type(' All');
    await moveCaret(page, 'Enter');
    await page.keyboard.type('The end.');
    await until(() => textOf(page)).toHaveLength(5);
    await drafted(page, 'The end.');
    await page.reload();
    await until(() => textOf(page)).toHaveLength(5);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const poem = 'Roses are red,\nviolets are blue.\n\nSugar is sweet,\nand so are you. All\n\nThe end.';
    expect(await clipboard(page, 'text/plain')).toBe(poem);
    // what the review tool itself has copied keeps them as well
    await page.getByRole('button', { name: 'New text' }).click();
    await until(() => textOf(page)).toEqual(['']);
    await page.keyboard.press('Control+V');
    await until(() => textOf(page)).toHaveLength(5);
    await moveCaret(page, 'Control+A');
    await page.keyboard.press('Control+C');
    expect((await clipboard(page, 'text/plain')).replaceAll('\r', '')).toBe(poem);
    expect(test.faults).toEqual([]);
  });

  it.each([
    [['Shift+End', 'Delete', 'Delete']],
    [['Shift+End', 'Backspace', 'Backspace']],
    [['Shift+ArrowDown', 'Control+X']],
  ])('keeps the empty line before a verse whose first line is deleted: %s', async (keys) => {
    const page = await newWriter(test);
    await paste(page, 'Roses are red,\nviolets are blue.\n\nSugar is sweet,\nand so are you.', 'text/plain');
    await until(() => textOf(page)).toHaveLength(4);
    for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown', ...keys]) await moveCaret(page, key);
    await until(() => textOf(page)).toEqual(['Roses are red,', 'violets are blue.', 'and so are you.']);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboard(page, 'text/plain')).toBe('Roses are red,\nviolets are blue.\n\nand so are you.');
    expect(test.faults).toEqual([]);
  });

  it.each(['text/plain', 'text/html'])(
    'gives back Markdown with nothing but what was accepted changed: %s',
    async (type) => {
      const page = await newWriter(test);
      await paste(page, type === 'text/plain' ? MARKDOWN : inEditor(MARKDOWN), type, MARKDOWN);
      await until(() => underlined(page).count()).toBe(2);
      for (const left of [1, 0]) {
        await page.keyboard.press('F8');
        await page.keyboard.press('Control+Enter');
        await until(() => underlined(page).count()).toBe(left);
      }
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await clipboard(page, 'text/plain')).toBe(
        MARKDOWN.replace('a apple', 'an apple').replace('a egg', 'an egg'),
      );
      expect(test.faults).toEqual([]);
    },
  );

  it('copies over plain http in a network, and says so when it cannot', async () => {
    const { port } = new URL(test.server.server.address);
    const page = await test.open({ baseURL: `http://emend.test:${port}` });
    onTestFinished(() => page.context().close());
    await page.goto('/signup?next=/review');
    await page.getByLabel('E-mail address').fill(newEmail('network'));
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    // a new account begins with a sample
    await page.getByRole('button', { name: 'Write your own text' }).click();
    await until(() => textOf(page)).toEqual(['']);
    expect(await page.evaluate('isSecureContext || "clipboard" in navigator')).toBe(false);
    await paste(page, '<p>In 2021<sup>1</sup>.</p>');
    await until(() => textOf(page)).toEqual(['In 20211.']);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.getByRole('button', { name: 'New text' }).click();
    await until(() => textOf(page)).toEqual(['']);
    await page.keyboard.press('Control+V');
    await until(() => textOf(page)).toEqual(['In 20211.']);
    expect(await page.locator('.ProseMirror sup').count()).toBe(1);
    await page.goto('/docs');
    await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
    await page.getByText('Copied').first().waitFor();
    await openReview(page);
    await page.evaluate('document.execCommand = () => false');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Select the text and press Ctrl+C').waitFor();
    expect(test.faults).toEqual([]);
  });
});
