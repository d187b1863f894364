// @module-tag browser
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../blobs/running-store.ts';
import { type RunningProvider, startProvider } from '../oidc/running-provider.ts';
import { seriousFindings } from './accessibility.ts';
import { describeInChromium, settled, startWebTest, until, type WebTest } from './chromium.ts';
import { signUp } from './portal-client.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** Presses the provider's button and waits until its page is shown: until then the fields are those of our own page. */
async function goToProvider(page: Page, button: string): Promise<void> {
  const ours = new URL(page.url()).origin;
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL((url) => url.origin !== ours);
}

describeInChromium('the sign-in page with a provider', () => {
  let provider: RunningProvider;
  let test: WebTest;
  beforeAll(async () => {
    const port = await freePort();
    provider = await startProvider(`http://127.0.0.1:${port}/oidc/callback`);
    test = await startWebTest({ EMEND_PORT: String(port), EMEND_MODELS: 'off', ...provider.settings });
    await signUp(test.server.server.address, 'admin@example.org');
  });
  afterAll(async () => {
    await test.stop();
    await provider.stop();
  });

  it.each([
    ['en', 'Continue with Quillfeather Press', 'Delete the account…', 'Your e-mail address'],
    ['de', 'Weiter mit Quillfeather Press', 'Konto löschen…', 'Ihre E-Mail-Adresse'],
    ['es', 'Continuar con Quillfeather Press', 'Eliminar la cuenta…', 'Su dirección de correo'],
  ])('signs in, shows the connection and deletes the account, in %s', async (locale, button, remove, proof) => {
    const subject = `ann-${locale}-${Date.now()}`;
    const email = `${subject}@example.org`;
    provider.people.set(subject, { email, email_verified: true });
    const page = await test.open({ locale });
    await page.goto('/portal/account');
    await until(() => new URL(page.url()).pathname).toBe('/login');
    await page.getByRole('button', { name: button }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await goToProvider(page, button);
    await page.getByRole('textbox').fill(subject);
    await page.getByRole('button', { name: 'Continue' }).click();
    await until(() => new URL(page.url()).pathname).toBe('/portal/account');
    await settled(page);
    await page.getByText(email).first().waitFor();
    expect(await page.locator('input[type=password]').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: remove }).click();
    await page.getByLabel(proof).fill(email);
    await page.locator('dialog button[type=submit]').click();
    await until(() => new URL(page.url()).pathname).toBe('/');
    expect(test.faults).toEqual([]);
    await page.context().close();
  });

  it('says in the reader’s language why nobody was signed in', async () => {
    const page = await test.open({ locale: 'de' });
    await page.goto('/login');
    await goToProvider(page, 'Weiter mit Quillfeather Press');
    // Whoever types nothing refuses.
    await page.getByRole('button', { name: 'Continue' }).click();
    await until(() => page.getByRole('alert').first().textContent()).toContain('hat Sie nicht hineingelassen');
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.context().close();
  });
});
