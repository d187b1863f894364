// @module-tag browser
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { docxOf, MIXED } from '../ai-report/sample-files.ts';
import { faultsInLayouts, seriousFindings } from './accessibility.ts';
import { describeInChromium, joinWebTest, newEmail, signUpAs, until, type WebTest } from './chromium.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const file = (name: string, content: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});
const DRAFT = docxOf(...MIXED);
const FIRST_DRAFT = docxOf(...MIXED.slice(1, -1));

describeInChromium('AI reports', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  async function reports(options: Parameters<WebTest['open']>[0] = {}): Promise<Page> {
    const page = await test.open(options);
    onTestFinished(() => page.context().close());
    await signUpAs(page.context(), test.server.server.address, newEmail('editor'));
    await page.goto('/reports', { waitUntil: 'commit' });
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    return page;
  }
  const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
    page.locator('input[type=file]').setInputFiles(files);

  it('are made of several files at once, and one that is refused stops no other', async () => {
    const page = await reports();
    await choose(
      page,
      file('first.docx', DRAFT),
      file('broken.docx', Buffer.from('no such thing')),
      file('second.docx', DRAFT),
    );
    await page.getByRole('heading', { name: 'All files are sent' }).waitFor();
    await until(() => page.getByRole('link', { name: 'Go to the report' }).count()).toBe(2);
    await until(() => page.locator('.upload-queue-failed').textContent()).toContain('broken.docx');
    await until(() => page.locator('.report-outcome').count()).toBe(2);
    await until(() => seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send more' }).click();
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
  });

  it('say how often the outcome is wrong, and lead from one orange or red passage to the next', async () => {
    const page = await reports();
    await choose(page, file('essay.docx', DRAFT));
    await page.locator('.report-text').waitFor();
    expect(await page.locator('.outcome[aria-current]').textContent()).toContain('Mixed');
    await page.getByText(/^Of [\d,]+ texts of about 250 words by people, .* called mixed/).waitFor();
    await page.getByText(/^Of [\d,]+ texts of about 250 words by machines, .* were called mixed/).waitFor();
    const state = () => page.locator('.passage-steps [role=status]').textContent();
    const flagged = Number.parseInt((await state())!, 10);
    expect(flagged).toBeGreaterThan(0);
    await page.keyboard.press('F8');
    await until(state).toMatch(/^1 of /);
    const active = page.locator('.report-active');
    expect(await active.locator('.badge').textContent()).toMatch(/Score: (3[6-9]|[4-9]\d|100)/);
    await until(() => page.evaluate('document.activeElement.className')).toContain('report-active');
    await page.getByRole('button', { name: 'Next orange or red passage' }).click();
    await page.getByLabel('Show only these').check();
    await until(() => page.locator('.report-row').count()).toBe(flagged);
    // the chart leads to a paragraph, and shows all again
    await page.locator('.paragraph-bar').first().click();
    await until(() => page.locator('.report-row').count()).toBe(MIXED.length);
    expect(await active.getAttribute('data-at')).toBe('0');
    expect(test.faults).toEqual([]);
  });

  it('show the drafts of one document in their order, with how the figures moved', async () => {
    const page = await reports();
    await choose(page, file('thesis.docx', FIRST_DRAFT));
    await page.locator('.report-text').waitFor();
    expect(await page.getByRole('heading', { name: 'Drafts of this document' }).count()).toBe(0);
    await page.goto('/reports', { waitUntil: 'commit' });
    await choose(page, file('Thesis-v2 (1).docx', DRAFT));
    await page.getByRole('heading', { name: 'Drafts of this document' }).waitFor();
    // what comes after it moves the link, and a click would miss
    await page.locator('.report-text').waitFor();
    const rows = page.locator('.drafts tbody tr');
    expect(await rows.count()).toBe(2);
    expect(await rows.nth(1).textContent()).toMatch(/This report.*Thesis-v2.*\(−\d+\).*Mixed/);
    await rows.nth(0).getByRole('link').click();
    await until(() => rows.nth(0).textContent()).toContain('This report');
    // those of others are not among them
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const other = await reports();
    expect((await other.request.get(`/api/portal/reports/${id}/drafts`)).status()).toBe(404);
  });

  it('have no serious accessibility fault and no sideways scrolling', async () => {
    const page = await reports();
    for (const name of ['one.docx', 'one.docx']) {
      await page.goto('/reports', { waitUntil: 'commit' });
      await choose(page, file(name, DRAFT));
      await page.locator('.report-text').waitFor();
    }
    await page.locator('.drafts').waitFor();
    await page.keyboard.press('F8');
    await page.locator('.report-active').waitFor();
    expect(await faultsInLayouts(page, 'report')).toEqual([]);
  });
});
