// @module-tag browser
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MISTAKES } from '../documents/sample-documents.ts';
import { describeInChromium, joinWebTest, until, type WebTest } from './chromium.ts';
import { checked, focused, moveCaret, newWriter, rows, textOf, underlined, write } from './writing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const TEXT = [MISTAKES.grammar, MISTAKES.article, MISTAKES.spelling, 'She recieved one more letter.'] as const;
const RIGHT = [
  'He goes to school every day.',
  'There was an apple on the table.',
  'We received the letters in March.',
  'She received one more letter.',
];

describeInChromium('the flow of a review', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  const newText = async (): Promise<Page> => {
    const page = await newWriter(test);
    await write(page, TEXT);
    await checked(page, 4);
    return page;
  };
  const active = (page: Page) => page.locator('.alert-active').textContent();

  it('opens the next card after each one, by pointer', async () => {
    const page = await newText();
    await page.locator('.ProseMirror .alert').first().click();
    for (const next of ['a', 'recieved', 'recieved']) {
      await page.locator('.card-floating .replacement').first().click();
      await until(() => active(page)).toBe(next);
      await until(() => focused(page)).toBe('Your text');
    }
    await page.locator('.card-floating').getByRole('button', { name: 'Dismiss', exact: true }).click();
    await page.locator('.card-floating').waitFor({ state: 'detached' });
    await until(() => textOf(page)).toEqual([...RIGHT.slice(0, 3), TEXT[3]]);
    expect(test.faults).toEqual([]);
  });

  it('takes one key for each, from the text', async () => {
    const page = await newText();
    await moveCaret(page, 'Control+Home');
    await page.keyboard.press('F8');
    await until(() => active(page)).toBe('go');
    await page.keyboard.press('Control+Enter');
    await until(() => active(page)).toBe('a');
    await page.keyboard.press('Alt+Delete');
    await until(() => active(page)).toBe('recieved');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+Enter');
    await page.locator('.card-floating').waitFor({ state: 'detached' });
    await until(() => textOf(page)).toEqual([RIGHT[0], TEXT[1], RIGHT[2], RIGHT[3]]);
    // without an open card the key keeps its meaning
    await page.keyboard.press('Control+Enter');
    expect((await textOf(page)).length).toBe(4);
  });

  it('goes on within the card for those who work there by keyboard', async () => {
    const page = await newText();
    await moveCaret(page, 'Control+Home');
    await page.keyboard.press('F8');
    await page.keyboard.press('Alt+Enter');
    await until(() => focused(page)).toBe('Change go to goes');
    await page.keyboard.press('Enter');
    await until(() => focused(page)).toBe('Change a to an');
    await page.keyboard.press('Delete');
    await until(() => focused(page)).toBe('Change recieved to received');
    await page.keyboard.press('Escape');
    await until(() => focused(page)).toBe('Your text');
  });

  it('accepts in the list with one click, or one key', async () => {
    const page = await newText();
    await rows(page).first().hover();
    await page.getByRole('button', { name: 'Accept: change go to goes' }).click();
    await checked(page, 3);
    await until(() => page.evaluate('document.activeElement?.className')).toBe('alert-row');
    await page.keyboard.press('Control+Enter');
    await checked(page, 2);
    await until(() => textOf(page)).toEqual([...RIGHT.slice(0, 2), ...TEXT.slice(2)]);
  });

  it('shows what is accepted together, leaves out what is not wanted, and takes it back at once', async () => {
    const page = await newText();
    await page.getByRole('button', { name: 'Accept all corrections' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept changes together' });
    const changes = dialog.getByRole('listitem');
    await until(() => changes.count()).toBe(4);
    // on a phone the kinds of changes take no room from their words
    await page.setViewportSize({ width: 320, height: 700 });
    const broken =
      "[...document.querySelectorAll('.bulk-list :is(del, ins)')].filter((e) => e.getClientRects().length > 1).length";
    expect(await page.evaluate(broken)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await changes.nth(1).getByRole('checkbox').uncheck();
    await dialog.getByRole('button', { name: 'Accept 3' }).click();
    await until(() => textOf(page)).toEqual([RIGHT[0], TEXT[1], RIGHT[2], RIGHT[3]]);
    const toast = page.locator('.toast');
    await until(() => toast.textContent()).toContain('Accepted 3 changes.');
    await toast.getByRole('button', { name: 'Undo' }).click();
    await until(() => textOf(page)).toEqual([...TEXT]);
    await toast.waitFor({ state: 'detached' });
    await rows(page).nth(2).click();
    await page.getByRole('button', { name: 'Accept more like this' }).click();
    await until(() => dialog.getByRole('radio').count()).toBe(2);
    await until(() => changes.count()).toBe(2);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await until(() => textOf(page)).toEqual([...TEXT]);
  });

  it('ignores a rule in this text, lists that, and takes it back', async () => {
    const page = await newText();
    await rows(page).nth(2).click();
    await page.getByRole('button', { name: 'Ignore this rule' }).click();
    await checked(page, 2);
    await moveCaret(page, 'Control+End');
    await page.keyboard.insertText(' We recieved them.');
    await until(async () => (await textOf(page)).at(-1)).toContain('We recieved them.');
    await until(() => page.getByText(/^Checking/).count()).toBe(0);
    await checked(page, 2);
    await page.getByText('Dismissed (1)').click();
    await page.getByText('ignored rule, 3 places').waitFor();
    await page.getByRole('button', { name: 'Restore recieved' }).click();
    await checked(page, 5);
  });

  it('names its keys on request', async () => {
    const page = await newText();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByText('Accept the open suggestion and open the next').waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await help.waitFor();
  });

  it.each([1280, 390])('says what the options mean, in a window of %d px', async (width) => {
    const page = await newWriter(test, { viewport: { width, height: 800 } });
    if (width === 390) await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('button', { name: 'What the options mean' }).click();
    const meanings = page.getByRole('dialog', { name: 'What the options mean' });
    await until(() => meanings.getByRole('term').allTextContents()).toEqual([
      ...['Language', 'Depth', 'Writing', 'Style guide', 'Corrections'],
    ]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await meanings.waitFor({ state: 'detached' });
  });

  it.each([
    ['in a narrow window that has a keyboard', {}, true],
    ['not on a phone', { hasTouch: true, isMobile: true }, false],
  ])('shows the button for its keys %s', async (_, device, isShown) => {
    const page = await newWriter(test, { viewport: { width: 390, height: 844 }, ...device });
    await page.getByRole('button', { name: 'Heading' }).waitFor();
    expect(await page.getByRole('button', { name: 'Shortcuts' }).isVisible()).toBe(isShown);
  });

  it('moves the list along with the text', async () => {
    const page = await newWriter(test, { viewport: { width: 1280, height: 600 } });
    await pasteLines(page, mistakes(60));
    await until(() => rows(page).count()).toBe(60);
    await page.evaluate('document.activeElement.blur(); scrollTo(0, 0)');
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await until(() => page.evaluate<number>('document.querySelector(".alert-list").scrollTop')).toBeGreaterThan(200);
    await page.evaluate('scrollTo(0, 0)');
    await until(() => page.evaluate<number>('document.querySelector(".alert-list").scrollTop')).toBeLessThan(5);
  });

  it('draws the rows of a long list that are near what is looked at, all of them on paper', async () => {
    const page = await newWriter(test, { viewport: { width: 1280, height: 600 } });
    await pasteLines(page, mistakes(150));
    await until(() => page.locator('[data-testid="alert-count"]').textContent()).toBe('150');
    await until(() => rows(page).count()).toBe(60);
    const place = () =>
      page.evaluate<string>(`{
        const { activeElement } = document;
        const row = activeElement.closest('[aria-posinset]');
        [activeElement.className, row?.getAttribute('aria-posinset'), row?.getAttribute('aria-setsize')].join(' ');
      }`);
    await rows(page).first().focus();
    await page.keyboard.press('End');
    await until(place).toBe('alert-row 150 150');
    expect(await rows(page).count()).toBe(60);
    await page.keyboard.press('ArrowUp');
    await until(place).toBe('alert-row 149 150');
    await page.keyboard.press('Home');
    await until(place).toBe('alert-row 1 150');
    // scrolled to its end the list goes on, and what was in view stays in view
    await page.evaluate('document.activeElement.blur()');
    const last = page.locator('.alert-item').last();
    const seen = await last.elementHandle();
    await page.evaluate('document.querySelector(".alert-list").scrollTop = 100_000');
    await until(() => last.getAttribute('aria-posinset')).toBe('80');
    const [own, frame] = [await seen!.boundingBox(), await page.locator('.alert-list').boundingBox()];
    expect(own!.y).toBeGreaterThanOrEqual(frame!.y);
    expect(own!.y + own!.height).toBeLessThanOrEqual(frame!.y + frame!.height + 1);
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    expect(await rows(page).count()).toBe(150);
    await page.evaluate('dispatchEvent(new Event("afterprint"))');
    await until(() => rows(page).count()).toBe(60);
    expect(test.faults).toEqual([]);
  });

  it('changes no more of the page for a key in a text that is three times as long', async () => {
    const changes: number[] = [];
    for (const count of [100, 300]) {
      const page = await newWriter(test, { viewport: { width: 1280, height: 600 } });
      await pasteLines(page, mistakes(count));
      await until(() => underlined(page).count()).toBe(count);
      await page.locator('.check-progress').waitFor({ state: 'detached' });
      await page.locator('.ProseMirror p').nth(1).click();
      await moveCaret(page, 'End');
      // A half-written word can have an alert for a moment, and then the sixty rows that are drawn are numbered twice, however many alerts there are.
      await page.evaluate(`{
        window.changed = 0;
        const isNumbering = ({ attributeName }) => /^aria-(?:setsize|posinset)$/.test(attributeName ?? '');
        new MutationObserver((records) => { window.changed += records.filter((each) => !isNumbering(each)).length; }).observe(document.body,
          { subtree: true, childList: true, attributes: true, characterData: true });
      }`);
      for (const key of 'and then the others went') await page.keyboard.press(key === ' ' ? 'Space' : key);
      await until(async () => (await textOf(page))[1]).toContain('and then the others went');
      // list and figures follow once the hands rest, and the answer of the check after that
      await page.waitForResponse('**/api/review/check');
      await page.locator('.check-progress').waitFor({ state: 'detached' });
      changes.push(await page.evaluate<number>('window.changed'));
      await page.context().close();
    }
    expect(changes[1]).toBeLessThan(1.5 * changes[0]! + 20);
  });
});

const mistakes = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `Line ${i + 1}: she recieved one more letter from him.`);

async function pasteLines(page: Page, lines: readonly string[]): Promise<void> {
  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text/plain', ${JSON.stringify(lines.join('\n\n'))});
    document.querySelector('.ProseMirror').dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }`);
}
