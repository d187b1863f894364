// @module-tag browser
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { pagesAt } from '../../src/cli/welcome.ts';
import { PARAGRAPH_PATH, startTestServer } from '../http/test-server.ts';
import { faultsInLayouts } from './accessibility.ts';
import { describeInChromium, memberOf, newEmail, settled, startWebTest, until, type WebTest } from './chromium.ts';
import { PASSWORD } from './portal-client.ts';

// Each walks through many pages.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Most compressed bytes of a first load, by page; a page of each chunk. */
const LOADS = {
  '/': 150,
  '/login': 150,
  '/docs/reference': 150,
  '/portal/usage': 150,
  '/documents': 150,
  '/texts': 150,
  '/manuscript': 150,
  '/review': 300,
} as const;

describeInChromium('the portal in Chromium', () => {
  let test: WebTest;
  let address: string;
  /** The administrator's browser; the account has a key. */
  let admin: Page;
  beforeAll(async () => {
    test = await startWebTest({ EMEND_MODELS: 'off' });
    address = test.server.server.address;
    admin = await member('admin');
    await newKey(admin);
  });
  afterAll(async () => {
    await test?.stop();
    expect(test.faults).toEqual([]);
  });

  const member = (name: string, email?: string) => memberOf(test, name, email);
  async function newKey(page: Page): Promise<string> {
    const response = await page.request.post(`${address}/api/portal/keys`, {
      headers: { origin: address },
      data: { kind: 'production', scopes: ['paragraph'] },
    });
    return ((await response.json()) as { key: string }).key;
  }
  const etag = async (path: string) => (await fetch(address + path)).headers.get('etag')!;
  const check = async (key: string) => (await test.server.check(key, { paragraph: 'This are a test.' })).status;

  it('takes the first account by keyboard alone, and makes it administrator', async () => {
    const fresh = await startTestServer({ EMEND_MODELS: 'off', EMEND_WEB_DIR: test.webDir });
    onTestFinished(() => fresh.stop());
    expect(await pagesAt(fresh.server.address)).toEqual({ unclaimed: true, guests: true });
    const page = await test.open({ baseURL: fresh.server.address });
    await page.goto('/portal/keys');
    // Where there is no account there is nothing to sign in to.
    await page.waitForURL('**/signup?next=%2Fportal%2Fkeys');
    await page.getByRole('heading', { name: 'Create the first account' }).waitFor();
    await page.getByLabel('E-mail address').focus();
    await page.keyboard.type('admin@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type('short');
    await page.keyboard.press('Enter');
    // The browser's own message; nothing was sent.
    expect(await page.getByRole('heading', { name: 'Create the first account' }).count()).toBe(1);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/portal/keys');
    await page.getByRole('link', { name: 'Accounts' }).waitFor();
    await page.context().close();
    expect(await pagesAt(fresh.server.address)).toEqual({ unclaimed: false, guests: true });
  });

  it('signs out, refuses a wrong password aloud, and signs in again', async () => {
    const email = newEmail('returning');
    const page = await member('returning', email);
    await page.goto('/portal');
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await until(() => page.getByRole('alert').textContent()).toMatch(/Incorrect e-mail address or password/);
    await page.getByText(/Forgotten your password\? An administrator/).waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Show what is typed').check();
    await until(() => page.getByLabel('Password').getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Your work' }).waitFor();
    await page.context().close();
  });

  it('does not follow an address of another site after signing in', async () => {
    const page = await member('careful');
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await page.waitForURL(`${address}/`);
    }
    await page.context().close();
  });

  it('makes a key, shows it once, never in the address, and revokes it', async () => {
    const page = await member('developer');
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    await page.goto('/portal/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Test').check();
    for (const scope of ['proofread', 'ai-detection', 'pdf'])
      await page.getByRole('checkbox', { name: scope }).uncheck();
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.getByTestId('new-key').textContent())!;
    expect(key).toMatch(/^[0-9A-Za-z]{32}$/);
    // It is not lost by a slip.
    await page.keyboard.press('Escape');
    expect(await page.getByTestId('new-key').count()).toBe(1);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    const row = page.getByRole('row', { name: new RegExp(key.slice(0, 8)) });
    await row.waitFor();
    expect(await check(key)).toBe(200);

    await page.reload();
    await row.waitFor();
    expect(await page.content()).not.toContain(key);
    expect(await row.textContent()).toMatch(/test.*paragraph/);

    await row.getByRole('button', { name: /^Revoke/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke the key' }).press('Enter');
    await page.getByText('There is no active key yet.').waitFor();
    expect(await check(key)).toBe(401);
    expect(seen.join()).not.toContain(key);
    await page.context().close();
  });

  it('shows usage of keys and of the pages', async () => {
    const page = await member('user');
    expect(await check(await newKey(page))).toBe(200);
    await page.goto('/portal/usage');
    const text = async () => {
      await page.reload();
      await settled(page);
      return page.locator('main').textContent();
    };
    await until(text).toMatch(/Paragraph check/);
    await page.getByRole('button', { name: 'By key' }).click();
    await page.getByRole('button', { name: 'Requests' }).click();
    await page.getByRole('img', { name: /1 requests from/ }).waitFor();
    await page.context().close();
  });

  it('puts the beginning of the reader’s own key into the examples', async () => {
    const page = await member('reader');
    await page.goto('/portal/keys');
    await page.getByRole('button', { name: 'Create the first key' }).click();
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.getByTestId('new-key').textContent())!;
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('link', { name: 'Docs' }).click();
    const example = () => page.locator('pre').first().textContent();
    await until(example).toContain(`x-api-key: ${key.slice(0, 8)}…`);
    await page.getByRole('tab', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await until(example).toContain('import requests');
    expect(await page.content()).not.toContain(key);
    await page.context().close();
  });

  it('describes every operation of the interface', async () => {
    const description = (await (await fetch(`${address}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { summary: string }>>;
    };
    const page = await test.open();
    await page.goto('/docs/reference');
    await settled(page);
    const text = (await page.locator('main').textContent())!;
    for (const [path, methods] of Object.entries(description.paths)) {
      expect(text).toContain(path);
      for (const { summary } of Object.values(methods)) expect(text).toContain(summary);
    }
    await page.locator('summary', { hasText: PARAGRAPH_PATH }).press('Enter');
    await page.getByText('is_sensitive_data').first().waitFor();
    await page.context().close();
  });

  it('lets an administrator limit and delete accounts', async () => {
    const email = newEmail('limited');
    await (await member('limited', email)).context().close();
    await admin.goto('/portal/admin/accounts');
    await admin.getByRole('button', { name: /^Change the account admin/ }).click();
    expect(await admin.getByLabel('Role').inputValue()).toBe('administrator');
    await admin.keyboard.press('Escape');
    const change = admin.getByRole('button', { name: `Change the account ${email}` });
    await change.click();
    await admin.getByLabel('Words of documents and reports a month').fill('12000');
    await admin.getByRole('button', { name: 'Save' }).click();
    const row = admin.getByRole('row', { name: new RegExp(email) });
    await until(() => row.textContent()).toContain('12,000');
    await change.click();
    await admin.getByRole('button', { name: 'Delete…' }).click();
    await admin.getByRole('button', { name: 'Delete it with all its data' }).click();
    await row.waitFor({ state: 'detached' });
  });

  it('says when the words of the month are used up', async () => {
    const page = await member('spent');
    await page.route('**/api/portal/limits', async (route) => {
      const limits = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...limits, monthlyCredits: 4_000, creditsUsed: 4_660 } });
    });
    await page.goto('/portal');
    const figure = page.locator('.figure', { hasText: 'Words of documents and reports this month' });
    await until(() => figure.textContent()).toMatch(/4,660.*of 4,000.*Used up/);
    await page.context().close();
  });

  it('shows members nothing of administration', async () => {
    const page = await member('member');
    await page.goto('/portal');
    await settled(page);
    expect(await page.getByText('Administration').count()).toBe(0);
    await page.goto('/portal/admin');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await page.context().close();
  });

  it('shows what people type as text, whatever it is', async () => {
    const email = newEmail('<img/src=x/onerror=document.title=1>');
    const page = await member('', email);
    await page.goto('/portal/account');
    await page.getByText(email).first().waitFor();
    await admin.goto('/portal/admin/accounts');
    await admin.getByText(email).first().waitFor();
    for (const one of [page, admin]) {
      expect(await one.locator('main img').count()).toBe(0);
      expect(await one.title()).not.toBe('1');
    }
    await page.context().close();
  });

  it('deletes an account after its password', async () => {
    const page = await member('leaving');
    await page.goto('/portal/account');
    await page.getByRole('button', { name: 'Delete the account…' }).click();
    await page.getByLabel('Your password').fill('wrong');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByText('Incorrect password.').waitFor();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.waitForURL(`${address}/`);
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    await page.context().close();
  });

  it('moves the focus to the heading of the next page, and back into the page from the skip link', async () => {
    await admin.goto('/portal');
    await settled(admin);
    await admin.getByRole('link', { name: 'Keys', exact: true }).press('Enter');
    await admin.getByRole('heading', { name: 'Keys' }).waitFor();
    await until(() => admin.evaluate('document.activeElement?.textContent')).toBe('Keys');
    await until(() => admin.title()).toBe('Keys – Emend');
    await admin.goto('/docs');
    await settled(admin);
    await admin.keyboard.press('Tab');
    await until(() => admin.evaluate('document.activeElement?.textContent')).toMatch(/Skip/);
    await admin.keyboard.press('Enter');
    await until(() => admin.evaluate('document.activeElement?.id')).toBe('main');
  });

  it('keeps the theme that was chosen', async () => {
    const page = await test.open({ colorScheme: 'dark' });
    const theme = () => page.evaluate('document.documentElement.dataset.theme');
    await page.goto('/docs/scores');
    expect(await theme()).toBe('dark');
    await page.getByRole('button', { name: /^Theme/ }).click();
    await until(theme).toBe('light');
    await page.reload();
    expect(await theme()).toBe('light');
    await page.context().close();
  });

  // The screens themselves are looked at by every-screen.test.ts.
  it('has dialogs without a serious fault of accessibility and no wider than a phone', async () => {
    const found: string[] = [];
    const page = await test.open();
    await page.context().addCookies(await admin.context().cookies());
    for (const [first, name] of ['New key', 'Revoke'].entries()) {
      const load = async () => {
        await page.goto('/portal/keys');
        await page.getByRole('button', { name }).first().click();
        await page.getByRole('dialog').waitFor();
      };
      found.push(...(await faultsInLayouts(page, name, { first, load })));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });

  for (const [path, kilobytes] of Object.entries(LOADS))
    it(`loads ${path} with at most ${kilobytes} KB, all of them from here`, async () => {
      const page = await test.open();
      if (path !== '/login') await page.context().addCookies(await admin.context().cookies());
      const { bytes, hosts } = await firstLoad(page, path);
      expect(bytes).toBeLessThan(kilobytes * 1024);
      expect(hosts).toEqual([new URL(address).host]);
      await page.context().close();
    });

  it('sends pages with a strict policy and assets that never change', async () => {
    const page = await fetch(`${address}/portal/keys`);
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'/,
    );
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await page.text();
    expect(html).not.toMatch(/<script>|<style|style=|\son\w+=/);
    const script = /src="(\/assets\/main-[^"]+)"/.exec(html)![1]!;
    const asset = await fetch(address + script, { headers: { 'accept-encoding': 'br' } });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect((await fetch(`${address}/assets/../index.html`)).status).toBe(404);
    expect((await fetch(`${address}/assets/nothing.js`)).status).toBe(404);
    // People who mistype get a page, programs the error of the interface.
    const lost = await fetch(`${address}/nowhere`, { headers: { accept: 'text/html,*/*' } });
    expect([lost.status, lost.headers.get('content-type')]).toEqual([404, page.headers.get('content-type')]);
    expect(await (await fetch(`${address}/nowhere`)).json()).toMatchObject({ status: false });
    const again = await fetch(`${address}/docs`, { headers: { 'if-none-match': await etag('/docs') } });
    expect(again.status).toBe(304);
  });
});

/** Bytes on the wire and hosts of a first visit. */
async function firstLoad(page: Page, path: string): Promise<{ bytes: number; hosts: string[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  const open = new Set<string>();
  const hosts = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    open.add(requestId);
    hosts.add(new URL(request.url).host);
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    bytes += encodedDataLength;
  });
  await page.goto(path);
  await settled(page);
  await until(() => open.size).toBe(0);
  expect(bytes).toBeGreaterThan(5_000);
  return { bytes, hosts: [...hosts] };
}
