// @module-tag browser
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { excessWidth, seriousFindings } from './accessibility.ts';
import { describeInChromium, newEmail, settled, signUpAs, startWebTest, until, type WebTest } from './chromium.ts';
import { PASSWORD } from './portal-client.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Pages for everybody, and those of an account. */
const OPEN = ['/', '/login', '/review'];
const OWN = [
  ...['/documents', '/reports', '/manuscript', '/texts', '/texts/errors'],
  ...['/portal', '/portal/keys', '/portal/requests', '/portal/usage', '/portal/audit', '/portal/account'],
];

/** A folder for pictures of the screens, to be looked at; none without it. */
const SCREENSHOTS = process.env['EMEND_SCREENSHOTS'];

describeInChromium('the pages in other languages', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await startWebTest({ EMEND_MODELS: 'off' });
  });
  afterAll(async () => {
    await test?.stop();
    expect(test.faults).toEqual([]);
  });

  const spoken = (page: Page) => page.evaluate('document.documentElement.lang');

  it('speaks the first language of the browser that there is, and the one that is chosen', async () => {
    const page = await test.open({ locale: 'de-AT' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Klares, richtiges Englisch.' }).waitFor();
    await until(() => spoken(page)).toBe('de');
    await page.getByRole('link', { name: 'Schreiben' }).first().click();
    await page.getByText('Das ist ein Beispiel mit Fehlern.').waitFor();
    // The text that is checked is English, and so are the reasons.
    expect(await page.getByRole('textbox', { name: 'Ihr Text' }).getAttribute('lang')).toBe('en');
    await until(() => page.locator('.review-side').textContent()).toMatch(/Vorschläge.*fourty/s);
    await page.goto('/docs');
    await until(() => page.locator('main').getAttribute('lang')).toBe('en');

    await page.goto('/signup');
    await page.getByLabel('Seiten auf').selectOption('es');
    await page.getByRole('heading', { name: 'Crear la primera cuenta' }).waitFor();
    await page.reload();
    await until(() => spoken(page)).toBe('es');
    await page.getByLabel('Correo electrónico').fill(newEmail('espanola'));
    await page.getByLabel('Contraseña').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/review');
    await page.goto('/');
    await page.getByRole('heading', { name: 'Su trabajo' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    for (const [path, heading] of [
      ['/portal/admin', 'Sistema'],
      ['/portal/admin/accounts', 'Cuentas'],
      ['/portal/admin/audit', 'Registro completo'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await settled(page);
      expect(await seriousFindings(page)).toEqual([]);
      if (SCREENSHOTS) await page.screenshot({ path: join(SCREENSHOTS, `es${path.replaceAll('/', '-')}.png`) });
    }
    await page.context().close();
  });

  it('speaks English where it has none of the languages of the browser', async () => {
    const page = await test.open({ locale: 'fr-FR' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Clear, correct English.' }).waitFor();
    await until(() => spoken(page)).toBe('en');
    await page.context().close();
  });

  for (const locale of ['en-GB', 'de-DE', 'es-ES']) {
    const widths = SCREENSHOTS ? [320, 768, 1280] : locale === 'de-DE' ? [320, 1280] : [320];
    it(`fits a window of ${widths.join(' and ')} px, ${locale}`, async () => {
      const page = await test.open({ locale, viewport: { width: widths[0]!, height: 900 } });
      const found: string[] = [];
      // Other tests look at all pages in English.
      for (const path of locale === 'en-GB' ? OPEN : [...OPEN, ...OWN]) {
        if (path === OWN[0]) await signUpAs(page.context(), test.server.server.address, newEmail('reader'));
        await page.goto(path);
        await settled(page);
        if (path === '/review') await page.locator('.sample-note').waitFor();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          found.push(...(await seriousFindings(page)).map((finding) => `${path} at ${width}: ${finding}`));
          const excess = await excessWidth(page);
          if (excess > 0) found.push(`${path}: ${excess} px wider than ${width}`);
          const picture = `language${path.replaceAll('/', '-')}-${width}-${locale}.png`;
          if (SCREENSHOTS) await page.screenshot({ path: join(SCREENSHOTS, picture) });
        }
        await page.setViewportSize({ width: widths[0]!, height: 900 });
      }
      expect(found).toEqual([]);
      await page.context().close();
    });
  }
});
