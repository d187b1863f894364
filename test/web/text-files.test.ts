// @module-tag browser
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createZip } from '../../src/documents/zip/write-zip.ts';
import { openZip, readEntry } from '../../src/documents/zip/zip-archive.ts';
import { MISTAKES } from '../documents/sample-documents.ts';
import { describeInChromium, joinWebTest, until, type WebTest } from './chromium.ts';
import { FROM_LIBREOFFICE } from './clipboard-samples.ts';
import { checked, drafted, markup, moveCaret, newWriter, paste, textOf, underlined, write } from './writing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const FODT = `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:fo="f" xmlns:table="tb" xmlns:xlink="x">
<office:automatic-styles><style:style style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="T2"><style:text-properties style:text-position="super 58%"/></style:style>
<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-number text:level="2" style:num-format="i"/></text:list-style></office:automatic-styles>
<office:body><office:text><text:tracked-changes><text:changed-region><text:deletion><text:p>Gone.</text:p></text:deletion></text:changed-region></text:tracked-changes>
<text:h text:outline-level="2">Head</text:h><text:p>A <text:span text:style-name="T1">bold</text:span> word<text:span text:style-name="T2">3</text:span><text:s/>and <text:a xlink:href="https://example.org/">a link</text:a>.<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Noted.</text:p></text:note-body></text:note></text:p>
<text:list text:style-name="L1"><text:list-item><text:p>One.</text:p><text:list><text:list-item><text:p>Below.</text:p></text:list-item></text:list></text:list-item><text:list-item><text:p>Two.</text:p></text:list-item></text:list>
<table:table><table:table-header-rows><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row></table:table-header-rows><table:table-row><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table>
<text:p>End.</text:p></office:text></office:body></office:document>`;

const RTF = `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Times;}}{\\stylesheet{\\s2 heading 2;}}
\\pard\\s2 Head\\par\\pard\\plain A {\\b bold} word{\\super 3} and {\\field{\\*\\fldinst{HYPERLINK "https://example.org/"}}{\\fldrslt{a link}}}.{\\super\\chftn{\\footnote\\pard\\plain Noted.}}\\par
{\\listtext\\pard 1.\\tab}\\ilvl0\\ls1 One.\\par{\\listtext i.\\tab}\\ilvl1 Below.\\par{\\listtext 2.\\tab}\\ilvl0 Two.\\par
\\pard\\trowd\\cellx4000\\pard\\intbl a\\cell\\row\\trowd\\cellx4000\\intbl b\\cell\\row\\pard End{\\v hidden}.\\par}`;

const MARKDOWN = `---
title: x
---
## Head

A **bold** word<sup>3</sup>
and [a link](https://example.org/).[^n]

1. One.
   i. Below.
2. Two.

| a |
|---|
| b |

[^n]: Noted.

End.
`;

const README = `---
title: x
---
# Fruit
It is a egg, and
it is **not** a \`list\`.
<!-- a remark -->
Kinds:
* red
  * He go to [school](https://example.org/go) every day.

* green

1. first
1. second


\`\`\`js
const a = 1;

  indented();
\`\`\`

> Quoted words[^n],
> which we recieved.

| a | b |
|---|:-:|
| They recieved it. | \`c\` |

[^n]: Noted.
`;

const expected = (below: string, head: string) =>
  '<h2>Head</h2><p>A <strong>bold</strong> word<sup>3</sup> and <a href="https://example.org/" rel="noopener noreferrer">a link</a>.<sup>1</sup></p>' +
  `<p>&gt;1. One.</p>${below}<p>&gt;2. Two.</p>` +
  `<table><tbody><tr><${head}><p>a</p></${head}></tr><tr><td><p>b</p></td></tr></tbody></table><p>End.</p><p><sup>1</sup> Noted.</p>`;

describeInChromium('files in the review tool', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  const open = (page: Page, name: string, content: string | Buffer) =>
    page.getByLabel('File to open').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

  const save = async (page: Page, format: RegExp): Promise<{ name: string; bytes: Buffer }> => {
    await page.getByRole('button', { name: 'Save as' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as' });
    await dialog.getByRole('radio', { name: format }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save', exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };

  it.each([
    ['sample.fodt', FODT, expected('<p>&gt;&gt;i. Below.</p>', 'th')],
    ['sample.rtf', RTF, expected('<p>&gt;&gt;i. Below.</p>', 'td')],
    ['sample.md', MARKDOWN.replace('i. Below', '1. Below'), expected('<p>&gt;&gt;1. Below.</p>', 'th')],
    ['sample.txt', 'First.\r\n\r\nSecond.', '<p>First.</p><p>Second.</p>'],
  ])('opens %s', async (name, content, markupOfIt) => {
    const page = await newWriter(test);
    await open(page, name, content);
    await until(() => markup(page)).toBe(markupOfIt);
    await page.getByText(`Opened “${name}”.`).first().waitFor();
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await until(() => textOf(page)).toEqual(['']);
    expect(test.faults).toEqual([]);
  });

  it('saves a formatted text as Word, Markdown and HTML, and opens what it saved as the same text', async () => {
    const page = await newWriter(test);
    await paste(page, FROM_LIBREOFFICE);
    await until(() => textOf(page)).toContain('The end.');
    const before = await markup(page);
    const docx = await save(page, /^Word The text/);
    expect(docx.name).toBe('Water in soils.docx');
    const html = await save(page, /^Web page/);
    const markdown = await save(page, /^Markdown/);
    for (const [name, { bytes }] of Object.entries({ 'again.docx': docx, 'again.html': html })) {
      await open(page, 'empty.txt', 'Other.');
      await until(() => textOf(page)).toEqual(['Other.']);
      await open(page, name, bytes);
      await until(() => markup(page)).toBe(before);
    }
    expect(markdown.bytes.toString()).toContain(
      'see [the data](https://example.org/data?a=1&b=2).<sup>1</sup>\n\n1. Wash it.\n   1. Use water.\n   2. Use soap.\n2. Dry it.\n',
    );
    await open(page, 'again.md', markdown.bytes);
    // Markdown counts in figures and has one line for a cell
    await until(() => textOf(page)).toEqual(
      expect.arrayContaining(['Use soap.', 'SiteRainNorth12 mmwetSouth was dry.']),
    );
    expect(test.faults).toEqual([]);
  });

  it.each(['\n', '\r\n'])(
    'saves Markdown as it was opened but for the words that changed, with line ends %j',
    async (end) => {
      const source = README.replaceAll('\n', end);
      const page = await newWriter(test);
      await open(page, 'readme.md', source);
      await checked(page, 4);
      expect((await save(page, /^Markdown/)).bytes.toString()).toBe(source);
      for (let left = 3; left >= 0; left--) {
        await page.keyboard.press('F8');
        await page.keyboard.press('Control+Enter');
        await until(() => underlined(page).count()).toBe(left);
      }
      const corrected = source
        .replace('a egg', 'an egg')
        .replace('He go', 'He goes')
        .replaceAll(/recieved/g, 'received');
      expect((await save(page, /^Markdown/)).bytes.toString()).toBe(corrected);
      await drafted(page, 'They received');
      await page.reload();
      await until(() => textOf(page)).toContain('Quoted words1, which we received.');
      expect((await save(page, /^Markdown/)).bytes.toString()).toBe(corrected);
      // a new paragraph is more than words: then the whole text is written anew
      await page.getByRole('textbox', { name: 'Your text' }).focus();
      await moveCaret(page, 'Control+End');
      await moveCaret(page, 'Enter');
      await page.keyboard.type('The end.');
      await until(() => textOf(page)).toContain('The end.');
      const anew = (await save(page, /^Markdown/)).bytes.toString();
      expect(anew).toContain('The end.\n');
      expect(anew).not.toContain('title: x');
      expect(test.faults).toEqual([]);
    },
  );

  it('saves what was accepted and what is open as tracked changes', async () => {
    const page = await newWriter(test);
    await write(page, [MISTAKES.grammar, MISTAKES.spelling]);
    await checked(page, 2);
    await underlined(page).first().click();
    await page.locator('.card-floating .replacement').first().click();
    await checked(page, 1);
    const partOf = (bytes: Buffer, name: string) => {
      const archive = openZip(bytes);
      return new TextDecoder().decode(readEntry(archive, archive.entries.find((entry) => entry.name === name)!));
    };
    const { name, bytes } = await save(page, /^Word with tracked changes/);
    expect(name).toMatch(/-changes\.docx$/);
    const document = partOf(bytes, 'word/document.xml');
    expect(document).toMatch(/<w:del [^>]*w:author="Emend \(accepted\)"[^>]*><w:r><w:delText[^>]*>go</);
    expect(document).toMatch(/<w:ins [^>]*w:author="Emend \(accepted\)"[^>]*><w:r><w:t[^>]*>goes</);
    expect(document).toMatch(/<w:del [^>]*w:author="Emend"[^>]*><w:r><w:delText[^>]*>recieved</);
    expect(document).toMatch(/<w:ins [^>]*w:author="Emend"[^>]*><w:r><w:t[^>]*>received</);
    expect(partOf(bytes, 'word/comments.xml')).toMatch(/received/);
    // undone, nothing was accepted; the clean copy has no changes
    await page.getByRole('textbox', { name: 'Your text' }).focus();
    await page.keyboard.press('Control+z');
    await checked(page, 2);
    expect(partOf((await save(page, /^Word with tracked/)).bytes, 'word/document.xml')).not.toContain('(accepted)');
    expect(partOf((await save(page, /^Word The text/)).bytes, 'word/document.xml')).not.toMatch(/<w:(del|ins|comment)/);
    // kept with the draft
    await page.keyboard.press('Control+y');
    await checked(page, 1);
    await until(() => page.evaluate<string>('Object.values(localStorage).join()')).toContain('"was":"go"');
    await page.reload();
    await checked(page, 1);
    expect(partOf((await save(page, /^Word with tracked/)).bytes, 'word/document.xml')).toContain('(accepted)');
  });

  it('opens a file that is dropped on the text, and says what it cannot open', async () => {
    const page = await newWriter(test);
    const drop = (name: string, content: string | number[]) =>
      page.evaluate(`{
        const data = new DataTransfer();
        const content = ${JSON.stringify(content)};
        data.items.add(new File([typeof content === 'string' ? content : new Uint8Array(content)], ${JSON.stringify(name)}));
        const place = document.querySelector('.ProseMirror');
        for (const type of ['dragenter', 'dragover', 'drop'])
          place.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
      }`);
    await drop('notes.md', '# Title\n\nWords.');
    await until(() => textOf(page)).toEqual(['Title', 'Words.']);
    await drop('paper.pdf', '%PDF');
    await page.getByText('“paper.pdf” cannot be opened here.').waitFor();
    await drop('broken.docx', 'no zip');
    await page.getByText('“broken.docx” is damaged').waitFor();
    const secret = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]);
    await drop('secret.docx', [...secret]);
    await page.getByText('“secret.docx” is protected by a password.').waitFor();
    const manifest = Buffer.from('<manifest:encryption-data manifest:checksum="x"/>');
    const locked = createZip([
      ['content.xml', Buffer.from('no XML')],
      ['META-INF/manifest.xml', manifest],
    ]);
    await drop('secret.odt', [...locked]);
    await page.getByText('“secret.odt” is protected by a password.').waitFor();
    await drop('empty.txt', ' ');
    await page.getByText('“empty.txt” has no text.').waitFor();
    expect(await textOf(page)).toEqual(['Title', 'Words.']);
    expect(test.faults).toEqual([]);
  });
});
