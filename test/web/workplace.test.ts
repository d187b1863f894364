// @module-tag browser
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { readDocx } from '../../src/documents/docx/index.ts';
import { inspectDocx } from '../documents/inspect-docx.ts';
import { buildDocx, p, r, styled } from '../docx/build-docx.ts';
import { excessWidth, isUncovered, LAYOUTS, seriousFindings, ZOOMED } from './accessibility.ts';
import { describeInChromium, joinWebTest, newEmail, signUpAs, until, type WebTest } from './chromium.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const cell = (text: string) => `<w:tc>${p(r(text))}</w:tc>`;
const bullet = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
const PAPER = buildDocx({
  body: [
    styled('Title', r('How children learn')),
    styled('Heading1', r('Results')),
    p(r('He go to school every day. He stops in order to read.')),
    p(bullet, r('We recieved the letters in March.')),
    p(bullet, r('We recieved the answers in April.')),
    `<w:tbl><w:tr>${cell('Group')}${cell('Mean')}</w:tr><w:tr>${cell('First')}${cell('3.1')}</w:tr></w:tbl>`,
    styled('Heading1', r('Discussion')),
    p(r('There was a apple on the table. She go home.')),
    ...Array.from({ length: 12 }, (_, i) =>
      p(r(`Paragraph ${i + 1} has nothing that is wrong with it, and is long enough for a line.`)),
    ),
    p(r('He go away.')),
  ].join(''),
});

describeInChromium('the result of a document as a place to work', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  async function opened(
    options: Parameters<WebTest['open']>[0] = {},
    name = 'my paper.docx',
    file: Uint8Array = PAPER,
  ): Promise<Page> {
    const page = await test.open(options);
    onTestFinished(() => page.context().close());
    await signUpAs(page.context(), test.server.server.address, newEmail('decider'));
    await page.goto('/documents', { waitUntil: 'commit' });
    const mimeType = 'application/octet-stream';
    await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(file) });
    await page.getByRole('button', { name: 'Proofread' }).click();
    await page.locator('.wp-list').waitFor();
    await page.locator('.wp-item-row').first().waitFor();
    return page;
  }
  const item = (page: Page, words: string) => page.locator('.wp-item').filter({ hasText: words });
  const state = (page: Page) => page.locator('.wp-bar [role=status]').textContent();
  const saved = async (page: Page) => {
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const answer = await page.request.get(`/api/review/documents/${id}/decisions`);
    return Object.values(((await answer.json()) as { decisions: Record<string, number> }).decisions).sort();
  };
  async function download(page: Page, choose: () => Promise<void> = async () => undefined) {
    await page.getByRole('button', { name: 'Download …' }).click();
    await choose();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    await page.getByText('Saved').waitFor();
    return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) };
  }
  const textOf = (bytes: Uint8Array) => readDocx(bytes).paragraphs.map(({ text }) => text);
  const overflow = (page: Page) =>
    page.evaluate('document.documentElement.scrollWidth - innerWidth') as Promise<number>;

  it('shows the whole text in its shape, with the changes in it', async () => {
    const page = await opened();
    const text = page.locator('.wp-document');
    await text.getByRole('heading', { name: 'Discussion' }).waitFor();
    expect(await text.locator('.wp-p-list').count()).toBe(2);
    expect(await text.locator('.wp-table td').allTextContents()).toEqual(['Group', 'Mean', 'First', '3.1']);
    const first = text.locator('.wp-change').first();
    expect([await first.locator('del').textContent(), await first.locator('ins').textContent()]).toEqual([
      'go',
      'goes',
    ]);
    expect(await state(page)).toMatch(/^\d+ to decide, 0 accepted, 0 rejected$/);
    // a click in the text opens the reason in the list
    await first.click();
    await page.locator('.wp-side .wp-card').waitFor();
    expect(await page.locator('.wp-item-row[aria-expanded=true]').textContent()).toContain('goes');
    expect(test.faults).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await page.locator('.print-legend').filter({ hasText: 'open, or advice' }).waitFor();
    expect(await page.locator('.wp-side, .wp-tools, .wp-steps').filter({ visible: true }).count()).toBe(0);
  });

  it('keeps what was decided, also over a reload, and writes the files by it', async () => {
    const page = await opened();
    await item(page, 'go').first().locator('.wp-item-row').click();
    await page.locator('.wp-side').getByRole('button', { name: 'Accept' }).click();
    await until(() => state(page)).toContain('1 accepted');
    // the next one is open
    const open = () => page.locator('.wp-item-row[aria-expanded=true]').textContent();
    expect(await open()).not.toContain('goes');
    await item(page, 'recieved').first().locator('.wp-item-row').click();
    await page.locator('.wp-side').getByRole('button', { name: 'Reject' }).click();
    await until(() => state(page)).toContain('1 accepted, 1 rejected');
    await until(() => saved(page)).toEqual([-1, 0]);
    await page.reload({ waitUntil: 'commit' });
    await until(() => state(page)).toContain('1 accepted, 1 rejected');
    expect(await item(page, 'recieved').first().locator('.badge').textContent()).toBe('Rejected');

    const tracked = await download(page);
    expect(tracked.name).toBe('my paper-tracked.docx');
    expect(textOf(tracked.bytes)).toContain('We recieved the letters in March.');
    expect(inspectDocx(tracked.bytes).xml).toContain('<w:delText>go</w:delText>');
    const clean = await download(page, () => page.getByText('Clean', { exact: true }).click());
    expect(clean.name).toBe('my paper-clean.docx');
    expect(inspectDocx(clean.bytes)).toMatchObject({ insertions: 0, deletions: 0, comments: [] });
    expect(textOf(clean.bytes)).toContain('We recieved the answers in April.');
    expect(textOf(clean.bytes).find((text) => text.startsWith('He goes to school'))).toBeDefined();
    const both = await download(page, () => page.getByText('Both', { exact: true }).click());
    expect(both.name).toBe('my paper-clean-and-tracked.zip');
    expect(test.faults).toEqual([]);
  });

  it('takes back what was decided before the page was left, step by step, and says why not elsewhere', async () => {
    const page = await opened();
    const before = await state(page);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    expect(await undo.isDisabled()).toBe(true);
    await page.keyboard.press('F8');
    await page.keyboard.press('Control+Enter');
    await until(() => state(page)).toContain('1 accepted, 0 rejected');
    await page.keyboard.press('Alt+Delete');
    await until(() => state(page)).toContain('1 accepted, 1 rejected');
    await until(() => saved(page)).toEqual([-1, 0]);
    const address = page.url();
    await page.goto('/documents');
    await page.goto(address);
    await until(() => state(page)).toContain('1 accepted, 1 rejected');
    await undo.click();
    await until(() => state(page)).toContain('1 accepted, 0 rejected');
    await page.reload();
    await until(() => undo.isEnabled()).toBe(true);
    await page.keyboard.press('Control+z');
    await until(() => state(page)).toBe(before);
    await until(() => saved(page)).toEqual([]);
    await until(() => undo.isDisabled()).toBe(true);
    expect(await undo.getAttribute('title')).toBeNull();

    await page.keyboard.press('F8');
    await page.keyboard.press('Control+Enter');
    await until(() => saved(page)).toEqual([0]);
    await page.evaluate('localStorage.clear()');
    await page.reload();
    await until(() => state(page)).toContain('1 accepted');
    expect(await undo.isDisabled()).toBe(true);
    expect(await undo.getAttribute('title')).toContain('Only what was decided in this browser can be undone.');
    expect(test.faults).toEqual([]);
  });

  it('decides all of a rule or all together after showing them, and takes that back', async () => {
    const page = await opened();
    const before = await state(page);
    await item(page, 'recieved').first().locator('.wp-item-row').click();
    await page.locator('.wp-side').getByRole('button', { name: 'More like this …' }).click();
    await page.getByRole('dialog').getByText('The same rule').waitFor();
    expect(await page.locator('.bulk-list li').allTextContents()).toEqual([
      expect.stringContaining('received'),
      expect.stringContaining('received'),
    ]);
    await page.getByRole('button', { name: 'Accept 2' }).click();
    await until(() => state(page)).toContain('2 accepted');
    await page.getByText('Accepted 2 changes.').waitFor();
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await until(() => state(page)).toBe(before);
    await until(() => saved(page)).toEqual([]);

    await page.getByRole('button', { name: 'Decide together …' }).click();
    await page.locator('.bulk-list input').first().uncheck();
    await page.getByRole('button', { name: /^Reject \d/ }).click();
    await until(() => state(page)).toMatch(/^1 to decide, 0 accepted/);
    await page.keyboard.press('Control+z');
    await until(() => state(page)).toBe(before);
  });

  it('is gone through by keyboard alone, at a zoom of 200 %', async () => {
    const page = await opened(ZOOMED);
    const count = await page.locator('.wp-item').count();
    await page.keyboard.press('F8');
    for (let i = 0; i < count; i++) {
      await until(() => isUncovered(page, '.wp-document .wp-active')).toBe(true);
      await page.keyboard.press(i % 2 === 0 ? 'Control+Enter' : 'Alt+Delete');
    }
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await until(() => state(page)).toContain('0 to decide');
    await page.keyboard.press('Control+z');
    await until(() => state(page)).toContain('1 to decide');
    // in the list by its own keys
    await page.locator('.wp-item-row[tabindex="0"]').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await until(() => page.locator('.wp-item').first().locator('.badge').textContent()).toBe('Rejected');
    await page.keyboard.press('Escape');
    await until(() => page.locator('.wp-active').count()).toBe(0);
  });

  it('goes on as a text of the review, with what was accepted in it', async () => {
    const page = await opened();
    await item(page, 'go').first().locator('.wp-item-row').click();
    await page.locator('.wp-side').getByRole('button', { name: 'Accept' }).click();
    await until(() => state(page)).toContain('1 accepted');
    await until(() => saved(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Open in review' }).click();
    await page.waitForURL(/\/review\/./);
    const text = page.locator('.ProseMirror');
    await text.getByText('Discussion').waitFor();
    expect(await text.locator('td').count()).toBe(4);
    const words = await text.textContent();
    // accepted here, open there, where it is found once more
    expect([words?.includes('goes'), words?.includes('recieved')]).toEqual([true, true]);
    expect(await page.getByRole('textbox', { name: 'Name of this text' }).inputValue()).toBe('my paper');
    await page.locator('.ProseMirror .alert').filter({ hasText: 'recieved' }).first().waitFor();
    expect(test.faults).toEqual([]);
  });

  it('sets the original beside the result', async () => {
    const page = await opened();
    await page.keyboard.press('F8');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Side by side' }).click();
    const row = page.locator('.wp-row').filter({ hasText: 'to school' });
    await until(() => row.locator('> div').first().textContent()).toContain('He go to school');
    await until(() => row.locator('> div').last().textContent()).toContain('He goes to school');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('says what costs how much of the score, and opens the changes of the paragraph that costs most', async () => {
    const page = await opened();
    const ring = await page.locator('.result-head .score-ring-number').textContent();
    await page.getByRole('button', { name: 'What costs how much' }).click();
    const dialog = page.getByRole('dialog', { name: `Score ${ring} of 100` });
    await dialog.getByRole('row', { name: /Correctness \d/ }).waitFor();
    expect(await dialog.getByRole('link', { name: 'How scores work' }).getAttribute('href')).toBe('/docs/scores');
    const dearest = dialog.getByRole('button', { name: /There was a apple on the table/ });
    expect(await dearest.textContent()).toMatch(/2 suggestions, \d+\.\d without/);
    await dearest.click();
    await until(() => page.locator('.wp-document .wp-active').textContent()).toContain('an');
  });

  it('folds the lines of LaTeX in which nothing changes, and shows them on a click', async () => {
    const preamble = Array.from({ length: 15 }, (_, i) => `\\usepackage{package${i}}`).join('\n');
    const page = await opened(
      {},
      'long.tex',
      Buffer.from(
        `\\documentclass{article}\n${preamble}\n\n\\begin{document}\n\nHe go to school.\n\n\\end{document}\n`,
      ),
    );
    const text = page.locator('.wp-document');
    await text.getByText('He gogoes to school.').waitFor();
    const line = text.getByText('\\usepackage{package7}');
    expect(await line.isVisible()).toBe(false);
    await text.getByText('17 lines without a change').click();
    await line.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('shows a LaTeX source as it is written', async () => {
    const source =
      '\\documentclass{article}\n\\begin{document}\nHe go to \\emph{school} every day.\n\nWe recieved it.\n\\end{document}\n';
    const page = await opened({}, 'paper.tex', Buffer.from(source));
    const text = page.locator('.wp-document');
    await text.getByRole('heading', { name: 'paper.tex' }).waitFor();
    expect(await text.locator('.wp-p-source').first().textContent()).toContain('He gogoes to \\emph{school}');
    await page.keyboard.press('F8');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Side by side' }).click();
    expect(await seriousFindings(page)).toEqual([]);
    const copy = await download(page, () => page.getByText('Sources alone').click());
    expect(copy.name).toBe('paper-clean.zip');
  });

  it('says when a decision could not be kept, and sends it again with the next', async () => {
    const page = await opened();
    await page.route('**/decisions', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.keyboard.press('F8');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Your last decisions are not saved').waitFor();
    await page.unroute('**/decisions');
    await page.keyboard.press('Alt+Delete');
    await until(() => saved(page)).toEqual([-1, 0]);
    await page.getByText('Your last decisions are not saved').waitFor({ state: 'detached' });
  });

  it('is a text as it is written where Markdown was sent, and gives it back corrected or as a diff', async () => {
    const text = '# Notes\n\nHe go to `school` every day.\n\n- We **recieved** the letters in March.\n';
    const page = await opened({}, 'notes.md', new TextEncoder().encode(text));
    await page.locator('.wp-document').getByText('# Notes').waitFor();
    await item(page, 'goes').locator('.wp-item-row').click();
    await page.locator('.wp-side').getByRole('button', { name: 'Accept' }).click();
    await until(() => state(page)).toContain('1 accepted');
    // the next one is open already
    await page.locator('.wp-side').getByRole('button', { name: 'Reject' }).click();
    await until(() => saved(page)).toEqual([-1, 0]);
    const corrected = await download(page);
    expect(corrected.name).toBe('notes-clean.md');
    expect(new TextDecoder().decode(corrected.bytes)).toBe(text.replace('He go ', 'He goes '));
    const diff = await download(page, () => page.getByText('As a diff', { exact: true }).click());
    expect(diff.name).toBe('notes.md.diff');
    expect(new TextDecoder().decode(diff.bytes)).toContain(
      '-He go to `school` every day.\n+He goes to `school` every day.',
    );
    expect(test.faults).toEqual([]);
  });

  for (const { colorScheme, width } of LAYOUTS)
    it(`has no serious accessibility fault and no sideways scrolling, ${colorScheme} at ${width}`, async () => {
      const phone = width < 1000 ? { isMobile: true, hasTouch: true } : {};
      const page = await opened({ colorScheme, viewport: { width, height: 800 }, ...phone });
      const folder = process.env['EMEND_SCREENSHOTS'];
      let shot = 0;
      const sound = async () => {
        if (folder) await page.screenshot({ path: `${folder}/wp-${colorScheme}-${width}-${shot++}.png` });
        expect(await seriousFindings(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      };
      await page.locator('.wp-bar').scrollIntoViewIfNeeded();
      await sound();
      if (width < 1000) {
        await page.getByRole('button', { name: 'Next change' }).click();
        await page.locator('.wp-steps').getByRole('button', { name: 'Accept' }).click();
        await page.locator('.wp-steps').getByRole('button', { name: 'Reject' }).click();
      } else {
        await page.keyboard.press('F8');
        await page.keyboard.press('Control+Enter');
        await page.keyboard.press('Alt+Delete');
      }
      await until(() => state(page)).toContain('1 accepted, 1 rejected');
      await sound();
      await page.getByRole('button', { name: 'Side by side' }).click();
      await sound();
      await page.getByRole('button', { name: 'Decide together …' }).click();
      await sound();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Download …' }).click();
      await page.getByText('Both', { exact: true }).click();
      await sound();
    });
});
