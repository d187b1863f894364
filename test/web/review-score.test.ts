import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MISTAKES } from '../documents/sample-documents.ts';
import { seriousFindings } from './accessibility.ts';
import { describeInChromium, startWebTest, until, type WebTest } from './chromium.ts';
import { checked, newWriter, write } from './writing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describeInChromium('the score of a review', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await startWebTest({ EMEND_MODELS: 'off' });
  });
  afterAll(async () => {
    await test?.stop();
  });

  for (const [name, options] of [
    ['1280 light', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
    ['768 dark', { viewport: { width: 768, height: 1000 }, colorScheme: 'dark' }],
    ['360 dark', { viewport: { width: 360, height: 760 }, colorScheme: 'dark' }],
  ] as const)
    it(`says what costs how much and where, ${name}`, async () => {
      const page = await newWriter(test, options);
      await write(page, [MISTAKES.spelling, `${MISTAKES.grammar} She recieved it.`, 'This one is right.']);
      await checked(page, 3);
      await page.getByRole('button', { name: 'What costs how much' }).click();
      const dialog = page.getByRole('dialog');
      const row = dialog.getByRole('row', { name: /Correctness/ });
      expect(await row.locator('td').allTextContents()).toEqual(['3', '100']);
      const costly = dialog.locator('.costly-row');
      expect(await costly.count()).toBe(2);
      expect(await costly.first().textContent()).toContain('2 suggestions');
      expect(await dialog.getByRole('link', { name: 'How scores work' }).getAttribute('href')).toBe('/docs/scores');
      expect(await seriousFindings(page)).toEqual([]);
      const folder = process.env['EMEND_SCREENSHOTS'];
      if (folder) await page.screenshot({ path: `${folder}/score-${name.replace(' ', '-')}.png` });
      await costly.first().focus();
      await page.keyboard.press('Enter');
      await until(() => page.locator('.alert-active').textContent()).toBe('go');
      expect(test.faults).toEqual([]);
    });

  it('finds nothing in a right text, and says no more than that', async () => {
    const page = await newWriter(test);
    await write(page, ['This one is right.']);
    await page.getByText('Nothing found.', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'What costs how much' }).click();
    await page.getByRole('dialog').getByText('That does not mean that nothing is wrong').waitFor();
  });
});
