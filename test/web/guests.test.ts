// @module-tag browser
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer } from '../http/test-server.ts';
import { faultsInLayouts, seriousFindings } from './accessibility.ts';
import { describeInChromium, newEmail, signUpAs, startWebTest, until, type WebTest } from './chromium.ts';
import { PASSWORD } from './portal-client.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const NOTE = 'You are writing without an account: the text stays in this browser.';

describeInChromium('the first run in Chromium', () => {
  let test: WebTest;
  let address: string;
  beforeAll(async () => {
    test = await startWebTest({ EMEND_MODELS: 'off' });
    address = test.server.server.address;
  });
  afterAll(async () => {
    await test?.stop();
    expect(test.faults).toEqual([]);
  });

  const surface = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
  const suggestions = (page: Page) => page.locator('.review-side');

  it('lets a guest try the review on this machine, with a sample that one click throws away', async () => {
    const page = await test.open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto('/');
    await page.getByText('No account is needed to try the review.').waitFor();
    await page.getByRole('link', { name: 'Start writing' }).first().press('Enter');
    await page.getByText('This is a sample with mistakes.').waitFor();
    await until(() => suggestions(page).textContent()).toMatch(/fourty/);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Write your own text' }).press('Enter');
    await page.getByText(NOTE).waitFor();
    await until(() => page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe('Your text');
    await page.keyboard.type('The informations was usefull. Xylofib is known.');
    await until(() => suggestions(page).textContent()).toMatch(/usefull/);
    await page.reload();
    await until(() => surface(page).textContent()).toContain('The informations');
    // What is kept is kept here; nothing of the account's was asked for.
    expect(asked.filter((request) => /texts|dictionary|portal\/(?!session)/.test(request))).toEqual([]);
    expect(await page.getByRole('link', { name: 'My texts' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Documents' }).click();
    await page.waitForURL('**/signup?next=%2Fdocuments');

    // The account that the guest makes gets the text.
    await page.goto('/review');
    await page.getByRole('link', { name: 'Create the administrator’s account' }).click();
    await page.getByLabel('E-mail address').fill(newEmail('former-guest'));
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Password').press('Enter');
    await page.waitForURL('**/review');
    await page.getByRole('link', { name: 'My texts' }).waitFor();
    await until(() => surface(page).textContent()).toContain('The informations');
    expect(await page.getByText(NOTE).count()).toBe(0);
    expect(await page.evaluate('Object.keys(localStorage).filter((key) => key.startsWith("emend.guest."))')).toEqual(
      [],
    );

    // A checklist for the administrator, until it is put away.
    await page.goto('/');
    const checklist = page.getByRole('region', { name: 'Set up this installation' });
    await checklist.getByText('Decide who may create an account').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await checklist.getByRole('button', { name: 'Hide' }).press('Enter');
    await checklist.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Texts' }).waitFor();
    expect(await checklist.count()).toBe(0);
    await page.context().close();
  });

  it('begins with the sample after sign-up, once', async () => {
    const page = await test.open();
    await page.goto('/signup');
    await page.getByLabel('E-mail address').fill(newEmail('new'));
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Password').press('Enter');
    await page.waitForURL('**/review');
    await page.getByText('This is a sample with mistakes.').waitFor();
    await until(() => suggestions(page).textContent()).toMatch(/fourty/);
    await page.reload();
    await page.getByRole('button', { name: 'Write your own text' }).click();
    await page.reload();
    await surface(page).waitFor();
    await page.getByRole('button', { name: 'Try it with a sample' }).waitFor();
    expect(await surface(page).textContent()).toBe('');
    await page.context().close();
  });

  it('asks for an account by every other name, and where guests are not wanted', async () => {
    const elsewhere = await test.open();
    await elsewhere.goto(`http://emend.test:${new URL(address).port}/review`);
    await elsewhere.waitForURL('**/login?next=%2Freview');
    await elsewhere.context().close();
    const closed = await startTestServer({ EMEND_MODELS: 'off', EMEND_WEB_DIR: test.webDir, EMEND_GUESTS: 'off' });
    onTestFinished(() => closed.stop());
    const page = await test.open({ baseURL: closed.server.address });
    await page.goto('/review');
    await page.waitForURL('**/signup?next=%2Freview');
    const refused = await fetch(`${closed.server.address}/api/review/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: closed.server.address, 'x-emend-guest': '1' },
      body: '{"paragraph": "This are a test."}',
    });
    expect(refused.status).toBe(401);
    await page.context().close();
  });

  it('takes guests from anywhere where that was set, and no more than they may ask', async () => {
    const open = await startTestServer({ EMEND_MODELS: 'off', EMEND_WEB_DIR: test.webDir, EMEND_GUESTS: 'on' });
    onTestFinished(() => open.stop());
    const page = await test.open({ baseURL: `http://emend.test:${new URL(open.server.address).port}` });
    await page.goto('/review');
    await until(() => suggestions(page).textContent()).toMatch(/fourty/);
    const check = () =>
      fetch(`${open.server.address}/api/review/check`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: open.server.address, 'x-emend-guest': '1' },
        body: '{"paragraph": "This are a test."}',
      });
    const statuses = (await Promise.all(Array.from({ length: 60 }, check))).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
    await page.context().close();
  });

  it('does not turn a writer’s page into that of a guest when the session ends elsewhere', async () => {
    const page = await test.open();
    await signUpAs(page.context(), address, newEmail('two-tabs'));
    await page.goto('/review');
    await surface(page).waitFor();
    const other = await page.context().newPage();
    await other.goto('/portal/account');
    await other.getByRole('button', { name: /^Account/ }).click();
    await other.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/login?next=%2Freview');
    await page.context().close();
  });

  it('fits every window without a serious fault', async () => {
    const page = await test.open();
    const found: string[] = [];
    await page.goto('/');
    await page.getByText('No account is needed').waitFor();
    found.push(...(await faultsInLayouts(page, 'front')));
    await page.goto('/review');
    await page.getByText('This is a sample with mistakes.').waitFor();
    await until(() => suggestions(page).textContent()).toMatch(/fourty/);
    found.push(...(await faultsInLayouts(page, 'sample', { first: 1 })));
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText(NOTE).waitFor();
    found.push(...(await faultsInLayouts(page, 'guest', { first: 2 })));
    expect(found).toEqual([]);
    await page.context().close();
  });
});
