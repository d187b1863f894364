// @module-tag browser
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MISTAKES } from '../documents/sample-documents.ts';
import { seriousFindings } from './accessibility.ts';
import { describeInChromium, joinWebTest, newEmail, until, type WebTest } from './chromium.ts';
import { PASSWORD } from './portal-client.ts';
import { checked, drafted, kept, newWriter, openReview, textOf, underlined, write } from './writing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** As if the tab had slept: it hears nothing of what other tabs keep. */
const DEAF = 'addEventListener("storage", (event) => event.stopImmediatePropagation(), true)';

describeInChromium('drafts of the review tool', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  /** The same browser's next tab. */
  async function nextTab(page: Page, script = ''): Promise<Page> {
    const tab = await page.context().newPage();
    if (script) await tab.addInitScript(script);
    await openReview(tab);
    return tab;
  }
  const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account/ });
  /** Signs up by the form, in a browser where another account was before. */
  async function signUpHere(page: Page): Promise<void> {
    await page.goto('/signup?next=/review');
    await page.getByLabel('E-mail address').fill(newEmail('second'));
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('textbox', { name: 'Your text' }).waitFor();
  }

  it('does not lose the newer text to a tab where nothing was written', async () => {
    const page = await newWriter(test);
    await write(page, ['The old text of the morning.']);
    await drafted(page, 'old text');
    const idle = await nextTab(page, DEAF);
    await until(() => textOf(idle)).toEqual(['The old text of the morning.']);
    await page.keyboard.insertText(' It is newer now.');
    await drafted(page, 'newer now');
    await idle.close();
    expect(await kept(page)).toContain('newer now');
    await page.reload();
    await until(() => textOf(page)).toEqual(['The old text of the morning. It is newer now.']);
  });

  it('is written while somebody types without a rest', async () => {
    const page = await newWriter(test);
    await page.getByRole('textbox', { name: 'Your text' }).focus();
    // by the page's own clock, so that the keys never rest, however busy the machine is
    await page.evaluate(`{
      window.typing = setInterval(() => document.execCommand('insertText', false, 'on '), 100);
    }`);
    await until(() => kept(page)).toContain('on on on');
    expect(await page.evaluate('typeof typing')).toBe('number');
    await page.evaluate('clearInterval(typing)');
  });

  it('shows in one tab what was written in another', async () => {
    const page = await newWriter(test);
    const second = await nextTab(page);
    await write(page, ['He go home.']);
    await until(() => textOf(second)).toEqual(['He go home.']);
    await checked(second, 1);
    await second.getByRole('combobox', { name: 'Language' }).selectOption('UK');
    await until(() => page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('UK');
    // what came from elsewhere is not this tab's to undo
    expect(await second.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  });

  it('keeps both texts when two tabs were written in, and offers the other', async () => {
    const page = await newWriter(test);
    const second = await nextTab(page, DEAF);
    await write(page, ['Written in the first tab.']);
    await drafted(page, 'first tab');
    await write(second, ['Written in the second tab.']);
    await drafted(second, 'second tab');
    await second.getByRole('button', { name: 'Show the other version' }).waitFor();
    expect(await textOf(second)).toEqual(['Written in the second tab.']);
    // The first tab had nothing unsaved: it follows the newest, and can have its own back.
    await until(() => textOf(page)).toEqual(['Written in the second tab.']);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show the other version' }).click();
    await until(() => textOf(page)).toEqual(['Written in the first tab.']);
    await drafted(page, 'first tab');
    await page.reload();
    await until(() => textOf(page)).toEqual(['Written in the first tab.']);
    await page.getByRole('button', { name: 'Delete the other version' }).click();
    await until(() => kept(page)).not.toContain('second tab');
    expect(await page.getByRole('button', { name: 'Show the other version' }).count()).toBe(0);
  });

  it('shows a draft to nobody but the account that wrote it, and keeps it where that is wished', async () => {
    const page = await newWriter(test);
    const email = (await accountMenu(page).getAttribute('aria-label'))!.replace('Account ', '');
    await write(page, [MISTAKES.spelling, MISTAKES.grammar]);
    await checked(page, 2);
    await underlined(page).first().click();
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await drafted(page, '"dismissed":["');
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep and sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    await signUpHere(page);
    // A new account begins with the sample, never with what another one wrote.
    await page.getByRole('button', { name: 'Write your own text' }).click();
    await until(() => textOf(page)).toEqual(['']);
    await write(page, [MISTAKES.spelling]);
    await checked(page, 1);
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Delete and sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    await page.goto('/login?next=/review');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await until(() => textOf(page)).toEqual([MISTAKES.spelling, MISTAKES.grammar]);
    await checked(page, 1);
  });

  it('deletes what it kept at sign-out where that is wished, and in the other tabs too', async () => {
    const page = await newWriter(test);
    const second = await nextTab(page);
    await write(page, ['A secret of the laboratory.']);
    await drafted(page, 'secret');
    await until(() => textOf(second)).toEqual(['A secret of the laboratory.']);
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Delete and sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    await second.getByLabel('Password').waitFor();
    expect(await second.content()).not.toContain('secret');
    await second.close();
    expect(await kept(page)).not.toContain('secret');
  });

  it('deletes what it kept with the account', async () => {
    const page = await newWriter(test);
    await write(page, ['A secret of the laboratory.']);
    await drafted(page, 'secret');
    await page.goto('/portal/account');
    await page.getByRole('button', { name: 'Delete the account…' }).click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await kept(page)).not.toContain('secret');
  });

  it('asks nothing at sign-out where nothing is kept', async () => {
    const page = await newWriter(test);
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
  });

  it('shows what was dismissed, gives it back, and starts a new text with nothing dismissed', async () => {
    const page = await newWriter(test);
    await write(page, [MISTAKES.spelling, MISTAKES.grammar]);
    await checked(page, 2);
    for (const left of [1, 0]) {
      await underlined(page).first().click();
      await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
      await checked(page, left);
    }
    await page.getByText('Dismissed (2)').click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore recieved' }).click();
    await checked(page, 1);
    await page.getByText('Dismissed (1)').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Dismissed (2)').waitFor();
    await page.getByRole('button', { name: 'New text' }).click();
    await until(() => page.locator('.dismissed').count()).toBe(0);
    await write(page, [MISTAKES.spelling]);
    await checked(page, 1);
    // the old one is among the texts, as it was left
    await page.getByRole('link', { name: 'My texts' }).click();
    await page.locator('.work-list').getByRole('link').last().click();
    await until(() => textOf(page)).toEqual([MISTAKES.spelling, MISTAKES.grammar]);
    await page.getByText('Dismissed (2)').waitFor();
  });
});
