// @module-tag browser
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MISTAKES } from '../documents/sample-documents.ts';
import { seriousFindings } from './accessibility.ts';
import { describeInChromium, joinWebTest, until, type WebTest } from './chromium.ts';
import { checked, newWriter, write } from './writing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describeInChromium('the score of a review', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
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
      await until(() => row.locator('td').allTextContents()).toEqual(['3', '100']);
      const costly = dialog.locator('.costly-row');
      await until(() => costly.count()).toBe(2);
      expect(await costly.first().textContent()).toContain('2 suggestions');
      // with the tenths that few mistakes in a long text cost
      expect(await costly.last().textContent()).toMatch(/1 suggestion, \d+\.\d without$/);
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

  it.each(['light', 'dark'] as const)(
    'shows how the score went, and teaches from what was corrected, %s',
    async (colorScheme) => {
      const page = await newWriter(test, { colorScheme });
      // one paragraph: the first of two may be checked, and scored, before the second is there
      await write(page, [`${MISTAKES.spelling} ${MISTAKES.grammar} She recieved it.`]);
      await checked(page, 3);
      const trend = page.locator('.score-trend');
      const score = () => page.locator('.review-side .score-ring').getAttribute('aria-label');
      const before = await score();
      for (const left of [2, 1]) {
        await page
          .getByRole('button', { name: /^Accept: change/ })
          .first()
          .click();
        await checked(page, left);
      }
      await until(score).not.toBe(before);
      await until(() => trend.textContent()).toMatch(
        /^\+\d+: the score was \d+ when you opened this text and is \d+ now$/,
      );
      await page.goto('/texts/errors');
      await page.getByRole('heading', { name: 'Your commonest errors' }).waitFor();
      await until(() => page.locator('.lesson').count()).toBe(2);
      expect(await page.locator('.lesson-sentence').allTextContents()).toContainEqual(
        expect.stringContaining('recieved'),
      );
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Delete these sentences' }).click();
      await page.getByText('Nothing here yet.').waitFor();
      expect(test.faults).toEqual([]);
    },
  );
});
