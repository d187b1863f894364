// @module-tag browser
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pdfOf } from '../ai-report/sample-files.ts';
import { seriousFindings } from './accessibility.ts';
import { describeInChromium, joinWebTest, newEmail, signUpAs, until, type WebTest } from './chromium.ts';
import { PASSWORD } from './portal-client.ts';
import { checked, drafted, kept, newWriter, openReview, textOf, write } from './writing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describeInChromium('texts of a writer', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  const titles = (page: Page) => page.locator('.work-list .work-link').allTextContents();
  const place = (page: Page) => page.getByRole('button', { name: /Choose where this text is kept$/ });
  async function keepOnServer(page: Page): Promise<void> {
    await place(page).click();
    await page.getByRole('radio', { name: /^On the server/ }).check();
    await page.getByRole('button', { name: 'Keep it there' }).click();
    await until(() => place(page).textContent()).toBe('On the server');
  }
  const signIn = (context: BrowserContext, email: string) =>
    context.request.post(`${test.server.server.address}/api/portal/session`, {
      headers: { origin: test.server.server.address },
      data: { email, password: PASSWORD },
    });

  it('keeps several texts with their names, finds them by their words, and deletes one', async () => {
    const page = await newWriter(test);
    await write(page, ['The first text is about rivers.']);
    await drafted(page, 'rivers');
    await page.getByRole('button', { name: 'New text' }).click();
    await until(() => textOf(page)).toEqual(['']);
    await write(page, ['The second is about mountains.']);
    await page.getByRole('textbox', { name: 'Name of this text' }).fill('Geology essay');
    await drafted(page, 'mountains');
    await page.reload();
    await until(() => textOf(page)).toEqual(['The second is about mountains.']);
    await page.goto('/texts');
    await until(() => titles(page)).toEqual(['Geology essay', 'The first text is about rivers.']);
    const search = page.getByRole('searchbox');
    await search.fill('RIVERS text');
    await until(() => titles(page)).toEqual(['The first text is about rivers.']);
    await search.fill('geology');
    await until(() => titles(page)).toEqual(['Geology essay']);
    await search.fill('oceans');
    await page.getByText('No text has these words.').waitFor();
    await search.fill('');
    await page.getByRole('button', { name: 'Delete Geology essay' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await until(() => titles(page)).toEqual(['The first text is about rivers.']);
    expect(await kept(page)).not.toContain('mountains');
    await page.getByRole('link', { name: 'The first text' }).click();
    await until(() => textOf(page)).toEqual(['The first text is about rivers.']);
    expect(test.faults).toEqual([]);
  });

  it('opens a text of the server in another browser, and leaves no copy in the first', async () => {
    const page = await test.open();
    const email = newEmail('mover');
    await signUpAs(page.context(), test.server.server.address, email);
    await openReview(page);
    await write(page, ['Glaciers move slowly.']);
    await drafted(page, 'Glaciers');
    expect(await place(page).textContent()).toBe('In this browser only');
    await keepOnServer(page);
    const other = await test.open();
    await signIn(other.context(), email);
    await other.goto('/texts');
    await until(() => titles(other)).toEqual(['Glaciers move slowly.']);
    await other.getByText('On the server', { exact: true }).waitFor();
    await other.getByRole('searchbox').fill('slowly');
    await until(() => titles(other)).toEqual(['Glaciers move slowly.']);
    await other.getByRole('link', { name: 'Glaciers' }).click();
    await until(() => textOf(other)).toEqual(['Glaciers move slowly.']);
    await other.getByRole('textbox', { name: 'Your text' }).focus();
    await other.keyboard.press('Control+End');
    await other.keyboard.insertText(' They melt fast.');
    await until(() => place(other).textContent()).toMatch(/^(Saving …|On the server)$/);
    await other.getByRole('link', { name: 'My texts' }).click();
    await until(() => kept(other)).not.toContain('melt fast');
    // the first browser knows the older version, and takes the newer one
    await page.goto('/texts');
    await until(() => kept(page)).not.toContain('Glaciers');
    await page.getByRole('link', { name: 'Glaciers' }).click();
    await until(() => textOf(page)).toEqual(['Glaciers move slowly. They melt fast.']);
    await Promise.all([page, other].map((tab) => tab.context().close()));
    expect(test.faults).toEqual([]);
  });

  it('keeps both versions of what was written in two browsers at once', async () => {
    const page = await test.open();
    const email = newEmail('two');
    await signUpAs(page.context(), test.server.server.address, email);
    await openReview(page);
    await write(page, ['One.']);
    await drafted(page, 'One.');
    await keepOnServer(page);
    const other = await test.open();
    await signIn(other.context(), email);
    await other.goto('/texts');
    await other.getByRole('link', { name: 'One.' }).click();
    await until(() => textOf(other)).toEqual(['One.']);
    for (const [tab, words] of [
      [page, ' Here.'],
      [other, ' There.'],
    ] as const) {
      await tab.getByRole('textbox', { name: 'Your text' }).focus();
      await tab.keyboard.press('Control+End');
      await tab.keyboard.insertText(words);
      await until(() => kept(tab)).toContain(words.trim());
      await until(() => place(tab).textContent()).toBe('On the server');
      await until(() => kept(tab)).toMatch(/"server":\{"revision":[2-9]/);
    }
    await other.getByRole('button', { name: 'Show the other version' }).click();
    await until(() => textOf(other)).toEqual(['One. Here.']);
    await Promise.all([page, other].map((tab) => tab.context().close()));
  });

  it('goes on without the server, and brings the text there later', async () => {
    const page = await newWriter(test);
    await write(page, ['Before.']);
    await drafted(page, 'Before.');
    await keepOnServer(page);
    await page.clock.install();
    await page.route('**/api/review/texts/*', (route) => route.abort());
    await page.keyboard.insertText(' ');
    await page.getByRole('textbox', { name: 'Your text' }).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(' After.');
    await until(() => place(page).textContent()).toBe('Not on the server yet');
    await page.unroute('**/api/review/texts/*');
    // The page tries again after 15 seconds.
    await page.clock.fastForward(15_000);
    await until(() => place(page).textContent()).toBe('On the server');
    // back into this browser alone
    await place(page).click();
    await page.getByRole('radio', { name: /^In this browser only/ }).check();
    await page.getByRole('button', { name: 'Keep it there' }).click();
    await until(() => place(page).textContent()).toBe('In this browser only');
    const answer = await page.context().request.get(`${test.server.server.address}/api/review/texts`);
    expect(await answer.json()).toEqual({ items: [] });
  });

  it.each(['light', 'dark'] as const)('shows recent work on the start page, %s', async (colorScheme) => {
    const page = await newWriter(test, { colorScheme });
    await write(page, ['He go home.']);
    await checked(page, 1);
    await drafted(page, 'He go home.');
    await page.getByRole('link', { name: 'Emend' }).click();
    await page.getByRole('heading', { name: 'Your work' }).waitFor();
    await until(() => titles(page)).toEqual(['He go home.']);
    await page.getByText('Nothing sent yet.').waitFor();
    const pdf = { name: 'reading.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfOf(['It is long.'])) };
    const headers = { origin: new URL(page.url()).origin };
    expect((await page.request.post('/api/review/pdfs', { headers, multipart: { file: pdf } })).ok()).toBe(true);
    await page.reload();
    await until(() => titles(page)).toEqual(['He go home.', 'reading.pdf']);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('searchbox').fill('nowhere');
    await until(() => page.getByText('Nothing found.').count()).toBe(3);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('link', { name: 'All of Texts' }).click();
    await page.getByRole('heading', { name: 'My texts' }).waitFor();
    await until(() => titles(page)).toEqual(['He go home.']);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'New text' }).click();
    await until(() => textOf(page)).toEqual(['']);
    await place(page).click();
    expect(await seriousFindings(page)).toEqual([]);
  });
});
