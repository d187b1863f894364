// @module-tag browser
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { docxOf } from '../documents/sample-documents.ts';
import { faultsInLayouts } from './accessibility.ts';
import { describeInChromium, joinWebTest, newEmail, signUpAs, until, type WebTest } from './chromium.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const PAPER = Buffer.from(
  [
    '# Growth of plants',
    '## Methods',
    'The plots were dry, and the soil was poor. The data set was small. As Figure 2 says, we were there.',
    '## Results',
    'It grew, t(28) = 1.20, p = .036. It was seen in 12 of 40 plants (35%). The dataset is small, and the dataset is old.',
  ].join('\n\n'),
);
const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element.matches(':focus'));

describeInChromium('manuscript checks', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
    expect(test.faults).toEqual([]);
  });

  async function writer(options: Parameters<WebTest['open']>[0] = {}): Promise<Page> {
    const page = await test.open(options);
    onTestFinished(() => page.context().close());
    await signUpAs(page.context(), test.server.server.address, newEmail('manuscript'));
    return page;
  }
  async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
    await page.goto('/manuscript', { waitUntil: 'commit' });
    await page.getByLabel('Choose a manuscript').setInputFiles({ name, mimeType: 'text/plain', buffer });
  }

  it('lists findings by groups, each with its place and the words around it', async () => {
    const page = await writer();
    await send(page, 'growth.md', PAPER);
    const title = page.getByRole('heading', { name: 'growth.md' });
    await title.waitFor();
    // the result is where the keyboard goes on
    await until(() => hasFocus(title)).toBe(true);
    const numbers = page.getByRole('region', { name: 'Numbers' });
    await until(() => numbers.getByRole('listitem').count()).toBe(2);
    const first = numbers.getByRole('listitem').first();
    expect(await first.locator('mark').innerText()).toBe('t(28) = 1.20, p = .036');
    expect(await first.innerText()).toMatch(/give p = \.240.*Section “Results”, line 9/s);
    expect(await page.getByRole('region', { name: 'Terms and abbreviations' }).getByRole('listitem').count()).toBe(1);
    const table = page.getByRole('table', { name: 'Tenses of the sections' });
    expect(await table.getByRole('row', { name: /Methods/ }).innerText()).toMatch(/Methods\s+4 past, 0 present/);
    await page.getByRole('button', { name: 'Check another file' }).click();
    await page.getByLabel('Choose a manuscript').waitFor({ state: 'attached' });
  });

  it('names the groups in the language of the page, and says in English what was found', async () => {
    const page = await writer({ locale: 'de-DE' });
    await page.goto('/manuscript', { waitUntil: 'commit' });
    await page
      .getByLabel('Manuskript auswählen')
      .setInputFiles({ name: 'growth.md', mimeType: 'text/plain', buffer: PAPER });
    const numbers = page.getByRole('region', { name: 'Zahlen' });
    await until(() => numbers.getByRole('listitem').count()).toBe(2);
    expect(await numbers.locator('[lang=en]').first().innerText()).toMatch(/^Check this /);
    await page.getByText(/Nichts unter: .*Literatur/).waitFor();
  });

  it('can be used with the keyboard alone', async () => {
    const page = await writer();
    await page.goto('/manuscript', { waitUntil: 'commit' });
    const field = page.getByLabel('Choose a manuscript');
    // asked for early: the browser is told to hand over its dialog in a message of its own, which a key may overtake
    const chooser = page.waitForEvent('filechooser');
    await field.waitFor({ state: 'attached' });
    await field.focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name: 'growth.md', mimeType: 'text/plain', buffer: PAPER });
    const title = page.getByRole('heading', { name: 'growth.md' });
    await title.waitFor();
    await until(() => hasFocus(title)).toBe(true);
    const again = page.getByRole('button', { name: 'Check another file' });
    await page.keyboard.press('Tab');
    await until(() => hasFocus(again)).toBe(true);
    await page.keyboard.press('Enter');
    await field.waitFor({ state: 'attached' });
  });

  it('says what is wrong with a file, and that nothing was found', async () => {
    const page = await writer();
    await send(page, 'broken.docx', Buffer.from('\u0001\u0002'));
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await send(page, 'calm.txt', Buffer.from('Plants grow.'));
    await page.getByText('Nothing found').waitFor();
  });

  it('shows the same for a proofread document', async () => {
    const page = await writer();
    await page.goto('/documents', { waitUntil: 'commit' });
    const buffer = Buffer.from(docxOf('They was late.', 'It grew, t(28) = 1.20, p = .036, and it grew.'));
    await page
      .getByLabel('Choose files')
      .setInputFiles({ name: 'paper.docx', mimeType: 'application/octet-stream', buffer });
    await page.getByRole('button', { name: 'Proofread', exact: true }).click();
    const section = page.getByRole('region', { name: 'Manuscript checks' });
    await section.getByText('t(28) = 1.20, p = .036').waitFor();
    expect(await section.getByRole('listitem').count()).toBe(1);
  });

  it('has nothing serious for axe and no sideways scrolling in any window', async () => {
    const page = await writer();
    await page.goto('/manuscript', { waitUntil: 'commit' });
    await page.getByLabel('Choose a manuscript').waitFor({ state: 'attached' });
    const found = await faultsInLayouts(page, 'manuscript');
    await send(page, 'growth.md', PAPER);
    await page.getByRole('table', { name: 'Tenses of the sections' }).waitFor();
    found.push(...(await faultsInLayouts(page, 'checked manuscript', { first: 1 })));
    expect(found).toEqual([]);
  });
});
