// @module-tag browser
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { docxWithMistakes } from '../documents/sample-documents.ts';
import { seriousFindings } from './accessibility.ts';
import { describeInChromium, newEmail, signUpAs, startWebTest, until, type WebTest } from './chromium.ts';
import { PASSWORD } from './portal-client.ts';
import { checked, drafted, focused, newWriter, textOf, write } from './writing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describeInChromium('the end of a session', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await startWebTest({ EMEND_MODELS: 'off' });
  });
  afterAll(async () => {
    await test?.stop();
  });

  const signInAgain = async (page: Page, password = PASSWORD) => {
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByRole('dialog').getByLabel('Password').fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  };

  it('leaves the text where it is, and goes on with it after signing in over the page', async () => {
    const page = await newWriter(test);
    await write(page, ['He go home.']);
    await checked(page, 1);
    await page.context().clearCookies();
    await page.keyboard.insertText(' She go home.');
    await page.getByRole('alert').getByText('Your session has ended').waitFor();
    await page.keyboard.insertText(' We recieved it.');
    await until(() => textOf(page)).toEqual(['He go home. She go home. We recieved it.']);
    expect(new URL(page.url()).pathname).toBe('/review');
    expect(await seriousFindings(page)).toEqual([]);
    await drafted(page, 'recieved it');
    await signInAgain(page, 'not the password');
    await until(() => page.getByRole('dialog').getByRole('alert').textContent()).toMatch(
      /^Incorrect e-mail address or password/,
    );
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await until(() => page.getByText('Your session has ended').count()).toBe(0);
    await until(() => focused(page)).toBe('Your text');
    await checked(page, 3);
    expect(await textOf(page)).toEqual(['He go home. She go home. We recieved it.']);
  });

  it('keeps the file that was chosen, and sends it after signing in', async () => {
    const page = await test.open();
    onTestFinished(() => page.context().close());
    await signUpAs(page.context(), test.server.server.address, newEmail('sender'));
    await page.goto('/documents');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'chapter.docx', mimeType: '', buffer: Buffer.from(docxWithMistakes()) });
    await page.getByRole('heading', { name: 'chapter.docx' }).waitFor();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Proofread', exact: true }).click();
    await page.getByRole('alert').getByText('Your session has ended').waitFor();
    await page.getByRole('heading', { name: 'chapter.docx' }).waitFor();
    await signInAgain(page);
    await page.waitForURL(/\/documents\/[\w-]{8,}/);
  });

  it('shows nothing of the former account to another one that signs in', async () => {
    const page = await newWriter(test);
    await write(page, ['The first account wrote this.']);
    await drafted(page, 'first account');
    await page.context().clearCookies();
    await page.keyboard.insertText(' And this.');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use another account' }).click();
    await page.waitForURL('**/login?next=*');
    await page.getByRole('link', { name: 'Create one' }).click();
    // both pages have a field for the address
    await page.getByRole('button', { name: 'Create account' }).waitFor();
    await page.getByLabel('E-mail address').fill(newEmail('other'));
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    // A new account begins with the sample.
    await page.getByText('This is a sample with mistakes.').waitFor();
    expect((await textOf(page)).join(' ')).not.toContain('The first account wrote this');
  });
});
