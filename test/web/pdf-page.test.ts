// @module-tag browser
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openPdfFile } from '../../src/documents/pdf/file/pdf-file.ts';
import { showLines, textPdf } from '../pdf/make-pdf.ts';
import { LAYOUTS, seriousFindings } from './accessibility.ts';
import { describeInChromium, joinWebTest, newEmail, signUpAs, until, type WebTest } from './chromium.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const PAPER = textPdf([
  showLines(['Results'], 72, 730, 18, 20, 'F2') +
    showLines(['He go to school every day, and that is', 'what the children of the town do.'], 72, 690) +
    showLines(['We recieved the letters in the month of March,', 'and answered them.'], 330, 690),
  showLines(['There was a apple on the table of the', 'house at the end of the road.'], 72, 700),
]);

describeInChromium('what was found in a PDF', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  async function opened(options: Parameters<WebTest['open']>[0] = {}): Promise<Page> {
    const page = await test.open({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
    onTestFinished(() => page.context().close());
    await signUpAs(page.context(), test.server.server.address, newEmail('pdf'));
    const file = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: PAPER };
    const origin = test.server.server.address;
    const answer = await page.request.post('/api/review/pdfs', { multipart: { file }, headers: { origin } });
    const { id } = (await answer.json()) as { id: string };
    await page.goto(`/documents/pdf/${id}`, { waitUntil: 'commit' });
    // offered once all paragraphs are checked, so that their number stays
    await page.locator('button:enabled', { hasText: 'Download annotated PDF' }).waitFor();
    return page;
  }
  const position = (page: Page) => page.locator('.pdf-steps .number').textContent();
  const card = (page: Page) => page.locator('.reading-card');
  const overflow = (page: Page) => page.evaluate('document.documentElement.scrollWidth - innerWidth');

  it('is stepped through, with the words marked on their page and the replacement copied', async () => {
    const page = await opened();
    const all = Number(/^\d+/.exec((await position(page))!)![0]);
    await page.keyboard.press('F8');
    await until(() => position(page)).toMatch(/^1 of /);
    await until(() => card(page).textContent()).toContain('Page 1, Results');
    await page.locator('.page-words').first().waitFor();
    const covered = (await card(page).locator('del').first().textContent())!;
    // the mark lies within that of the paragraph; both measured at once, for the page may still scroll to them
    const [words, box] = (await page.evaluate(`['.page-words', '.page-box'].map((selector) => {
      const { x, width } = document.querySelector(selector).getBoundingClientRect();
      return { x, width };
    })`)) as [{ x: number; width: number }, { x: number; width: number }];
    expect(words.x).toBeGreaterThanOrEqual(box.x - 2);
    expect(words.x + words.width).toBeLessThanOrEqual(box.x + box.width + 2);
    expect(words.width).toBeLessThan(box.width / 2);
    expect(covered).not.toBe('');
    const best = await card(page).locator('ins').first().textContent();
    await card(page).getByRole('button', { name: 'Copy' }).first().click();
    await until(() => page.evaluate('navigator.clipboard.readText()')).toBe(best);
    await page.keyboard.press('Control+Enter');
    await page.getByText(`Copied “${best}”.`).waitFor();
    // on to the second page, and round to the first again
    for (let i = 1; i < all; i++) await page.keyboard.press('F8');
    await until(() => position(page)).toMatch(new RegExp(`^${all} of `));
    await page.getByText('Page 2 of 2').waitFor();
    await page.keyboard.press('F8');
    await until(() => position(page)).toMatch(/^1 of /);
    await page.keyboard.press('Escape');
    await until(() => card(page).count()).toBe(0);
    expect(test.faults).toEqual([]);
  });

  it('says what costs how much of its score, and goes to the dearest paragraph', async () => {
    const page = await opened();
    await page.getByRole('button', { name: 'What costs how much' }).click();
    const dialog = page.getByRole('dialog', { name: /^Score \d+ of 100/ });
    await until(() => dialog.getByRole('row').count()).toBeGreaterThan(1);
    await dialog.locator('.costly-row').first().click();
    await card(page).waitFor();
    await until(() => position(page)).toMatch(/^\d+ of /);
  });

  it('is a list with page and place, from which something can be left out for good', async () => {
    const page = await opened();
    await page.getByRole('button', { name: 'List' }).click();
    const row = page.locator('.wp-item').filter({ hasText: 'recieved' }).first();
    expect(await row.textContent()).toMatch(/received.*letters.*Results.*Page 1/);
    await page.locator('.wp-item-row[tabindex="0"]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByText('Page 2 of 2').waitFor();
    const before = await page.locator('.wp-item').count();
    await row.locator('.wp-item-row').click();
    await row.getByRole('button', { name: 'Leave out' }).click();
    await until(() => page.locator('.wp-item').count()).toBe(before - 1);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Take back 1 left out' }).waitFor();
    await until(() => position(page)).toMatch(new RegExp(`^${before - 1} `));
    await page.getByRole('button', { name: 'Take back 1 left out' }).click();
    await until(() => position(page)).toMatch(new RegExp(`^${before} `));
  });

  it('gives its whole text to be copied', async () => {
    const page = await opened();
    await page.getByRole('button', { name: 'Copy all text' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toBe(
      [
        'Results',
        'He go to school every day, and that is what the children of the town do. We recieved the letters in the month of March, and answered them.',
        'There was a apple on the table of the house at the end of the road.',
      ].join('\n\n'),
    );
  });

  it('is saved as notes at the words of the PDF, which stays as it was', async () => {
    const page = await opened();
    const all = Number(/^\d+/.exec((await position(page))!)![0]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download annotated PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('paper-annotated.pdf');
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, PAPER.length).equals(PAPER)).toBe(true);
    const added = bytes.toString('latin1', PAPER.length);
    expect(added.match(/\/Subtype \/Highlight/g)).toHaveLength(all);
    const contents = [...added.matchAll(/\/Contents <([0-9a-f]+)>/g)].map(([, hex]) =>
      Buffer.from(hex!, 'hex').swap16().toString('utf16le'),
    );
    expect(contents.join('\n')).toContain('Replace “recieved” with “received”.');
    expect(openPdfFile(bytes).pages()).toHaveLength(2);
    await page.getByText(`Saved paper-annotated.pdf with ${all} notes.`).waitFor();
  });

  it('is asked about within its text alone, and by its owner', async () => {
    const page = await opened();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const headers = { origin: test.server.server.address };
    const ranges = [{ paragraph: 0, start: 0, end: 99_999 }];
    const beyond = await page.request.post(`/api/review/pdfs/${id}/places`, { data: { ranges }, headers });
    expect(beyond.status()).toBe(400);
    const other = await test.open();
    onTestFinished(() => other.context().close());
    await signUpAs(other.context(), test.server.server.address, newEmail('other'));
    for (const [path, data] of [
      ['places', { ranges: [] }],
      ['annotated', { notes: [] }],
    ] as const) {
      const answer = await other.request.post(`/api/review/pdfs/${id}/${path}`, { data, headers });
      expect(answer.status()).toBe(404);
    }
  });

  for (const { colorScheme, width } of LAYOUTS)
    it(`has no serious accessibility fault and no sideways scrolling, ${colorScheme} at ${width}`, async () => {
      const phone = width < 1000 ? { isMobile: true, hasTouch: true } : {};
      const page = await opened({ colorScheme, viewport: { width, height: 800 }, ...phone });
      const folder = process.env['EMEND_SCREENSHOTS'];
      let shot = 0;
      const sound = async () => {
        if (folder) await page.screenshot({ path: `${folder}/pdf-${colorScheme}-${width}-${shot++}.png` });
        expect(await seriousFindings(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      };
      await sound();
      await page.getByRole('button', { name: 'Next suggestion' }).click();
      await page.locator('.page-words').first().waitFor();
      await sound();
      await page.getByRole('button', { name: 'List' }).click();
      await card(page).waitFor();
      await sound();
    });
});
