// @module-tag browser
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { describeInChromium, joinWebTest, until, type WebTest } from './chromium.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describeInChromium('the focus after a move to another page', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  const focused = (page: Page) =>
    page.evaluate<string>('document.activeElement.localName + " " + document.activeElement.textContent');

  /** The page of an address, low enough to be scrolled. */
  async function visit(path: string): Promise<Page> {
    const page = await test.open({ viewport: { width: 800, height: 300 } });
    onTestFinished(() => page.context().close());
    await page.goto(path);
    await page.locator('main h1').waitFor();
    return page;
  }

  it('goes to the heading, also from a link that stays', async () => {
    const page = await visit('/docs');
    await page.getByRole('link', { name: 'Errors', exact: true }).press('Enter');
    await until(() => focused(page)).toBe('h1 Errors');
    await page.getByRole('link', { name: 'Scores', exact: true }).press('Enter');
    await until(() => focused(page)).toMatch(/^h1 .*[Ss]core/);
    expect(test.faults).toEqual([]);
  });

  it('stays in a field that somebody was quicker to go to', async () => {
    const page = await visit('/');
    await page.evaluate('scrollTo(0, 200)');
    // As soon as the field is there, before the page has drawn a frame.
    await page.evaluate(`new MutationObserver((_, observer) => {
      const field = document.querySelector('main input[type=email]');
      if (!field) return;
      field.focus({ preventScroll: true });
      observer.disconnect();
    }).observe(document.querySelector('main'), { childList: true, subtree: true })`);
    await page.evaluate(`document.querySelector('header a[href^="/login"]').click()`);
    await until(() => page.evaluate('scrollY')).toBe(0);
    await page.keyboard.type('ann@example.org');
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('ann@example.org');
    expect(test.faults).toEqual([]);
  });
});
