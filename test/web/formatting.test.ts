// @module-tag browser
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isUncovered } from './accessibility.ts';
import { describeInChromium, joinWebTest, until, type WebTest } from './chromium.ts';
import { markup, newWriter, paste, rows, write } from './writing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describeInChromium('buttons and keys that format a text', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
    expect(test.faults).toEqual([]);
  });

  it('sets the selection and goes on with the writing', async () => {
    const page = await newWriter(test);
    await write(page, ['Plants grow.', 'Water', 'Salt']);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.keyboard.press('Shift+Control+ArrowLeft');
    await button('Bold').click();
    await until(() => button('Bold').getAttribute('aria-pressed')).toBe('true');
    await until(() => markup(page)).toBe('<p>Plants grow.</p><p>Water</p><p><strong>Salt</strong></p>');
    await page.keyboard.press('Control+i');
    await until(() => markup(page)).toContain('<strong><em>Salt</em></strong>');
    await page.keyboard.press('Shift+ArrowUp');
    await button('Numbered list').click();
    await until(() => markup(page)).toContain('<p>&gt;1. Water</p><p>&gt;2. ');
    await page.keyboard.press('Control+Shift+8');
    await until(() => markup(page)).toContain('<p>&gt;• Water</p><p>&gt;• ');
    await page.keyboard.press('Control+Home');
    await button('Heading').click();
    await until(() => markup(page)).toContain('<h2>Plants grow.</h2>');
    await page.keyboard.press('Control+Alt+1');
    await until(() => markup(page)).toContain('<h1>Plants grow.</h1>');
    await page.keyboard.press('Control+Alt+0');
    await until(() => markup(page)).toContain('<p>Plants grow.</p>');
    await until(() => button('Heading').getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('Control+z');
    await until(() => markup(page)).toContain('<h1>Plants grow.</h1>');
    // the focus is still in the text
    await page.keyboard.type('So: ');
    await until(() => markup(page)).toContain('<h1>So: Plants grow.</h1>');
  });

  it('is named with its key, and can be reached by Tab', async () => {
    const page = await newWriter(test);
    const bold = page.getByRole('button', { name: 'Bold', exact: true });
    await until(() => bold.getAttribute('title')).toBe('Bold (Ctrl+B)');
    await bold.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Dry');
    await until(() => markup(page)).toBe('<p><strong>Dry</strong></p>');
  });

  it('hides no words behind its two rows that are gone to', async () => {
    const page = await newWriter(test, { viewport: { width: 1280, height: 600 } });
    const lines = Array.from({ length: 40 }, (_, i) => `<p>Line ${i + 1}: she recieved one more letter from him.</p>`);
    await paste(page, lines.join(''));
    await until(() => rows(page).count()).toBeGreaterThan(20);
    const hidden: number[] = [];
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Shift+F8');
      await page.locator('.ProseMirror .alert-active').waitFor();
      if (!(await isUncovered(page, '.ProseMirror .alert-active'))) hidden.push(i);
    }
    expect(hidden).toEqual([]);
  });
});
