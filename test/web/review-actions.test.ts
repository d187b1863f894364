// @module-tag browser
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MISTAKES } from '../documents/sample-documents.ts';
import { describeInChromium, joinWebTest, until, type WebTest } from './chromium.ts';
import { checked, drafted, focused, moveCaret, newWriter, paste, rows, textOf, underlined, write } from './writing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const TEXT = [MISTAKES.grammar, MISTAKES.article, MISTAKES.spelling, 'She recieved one more letter.'] as const;

describeInChromium('actions of the review tool', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  it('gives the focus back to the text after each action in the card, so that Ctrl+Z and F8 work at once', async () => {
    const page = await newWriter(test);
    await write(page, TEXT);
    await checked(page, 4);
    await underlined(page).first().click();
    await page.locator('.card-floating .replacement').first().click();
    await checked(page, 3);
    await until(() => focused(page)).toBe('Your text');
    await page.keyboard.press('Control+z');
    await checked(page, 4);
    await underlined(page).first().click();
    await page.locator('.card-floating').getByRole('button', { name: 'Dismiss', exact: true }).click();
    await checked(page, 3);
    await until(() => focused(page)).toBe('Your text');
    await page.keyboard.press('Control+z');
    await checked(page, 4);
    await page.keyboard.press('Escape');
    await page.keyboard.press('F8');
    await page.keyboard.press('Alt+Enter');
    await until(() => focused(page)).toMatch(/^Change /);
    await page.keyboard.press('Enter');
    await checked(page, 3);
    await page.keyboard.press('Escape');
    await until(() => focused(page)).toBe('Your text');
    await underlined(page).nth(1).click();
    await page.locator('.card-floating').getByRole('button', { name: 'Add to dictionary' }).click();
    await checked(page, 1);
    await until(() => focused(page)).toBe('Your text');
  });

  it('tells screen readers what is undone and done again, by key and by button', async () => {
    const page = await newWriter(test);
    await write(page, TEXT);
    await checked(page, 4);
    const status = page.locator('[aria-live="polite"][role="status"]');
    await page.keyboard.press('F8');
    await page.keyboard.press('Control+Enter');
    await until(() => status.textContent()).toMatch(/^Changed “(.+)” to “(.+)”\. 3 suggestions left\.$/);
    const said = (await status.textContent())!.replace(' 3 suggestions left.', '');
    await page.keyboard.press('Control+z');
    await until(() => status.textContent()).toBe(`Undone: ${said} 4 suggestions left.`);
    await page.keyboard.press('Control+Shift+z');
    await until(() => status.textContent()).toBe(`Done again: ${said} 3 suggestions left.`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(() => status.textContent()).toBe(`Undone: ${said} 4 suggestions left.`);
    expect(test.faults).toEqual([]);
  });

  it('says why undo has nothing to take back in a text that is opened again', async () => {
    const page = await newWriter(test);
    await write(page, TEXT);
    await checked(page, 4);
    const undo = page.getByRole('button', { name: 'Undo' });
    await page.keyboard.press('F8');
    await page.keyboard.press('Control+Enter');
    await checked(page, 3);
    expect(await undo.getAttribute('title')).toBe('Undo');
    await drafted(page, '"accepted":[{');
    await page.reload();
    await checked(page, 3);
    expect(await undo.isDisabled()).toBe(true);
    expect(await undo.getAttribute('title')).toMatch(/^Only what was done since this text was opened can be undone\./);
    await page.keyboard.press('F8');
    await page.keyboard.press('Control+Enter');
    await checked(page, 2);
    expect(await undo.getAttribute('title')).toBe('Undo');
  });

  it('gathers words that it does not know, and puts them into the dictionary from one dialog', async () => {
    const page = await newWriter(test);
    await write(page, [
      'The immuncompetent mice bore a pleiotrophic gene (Table 2).',
      'The robustely bred mice recieved it (Table 3).',
    ]);
    await until(() => underlined(page).count()).toBe(4);
    await until(() => rows(page).count()).toBe(1);
    await page.getByRole('button', { name: '3 words we do not know' }).click();
    const dialog = page.getByRole('dialog', { name: '3 words we do not know' });
    await until(() => dialog.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^immuncompetent[\s\S]*The immuncompetent mice/),
      expect.stringMatching(/^pleiotrophic[\s\S]*a pleiotrophic gene/),
      expect.stringMatching(/^robustely[\s\S]*The robustely bred/),
    ]);
    await dialog.getByRole('button', { name: 'Show robustely in the text' }).click();
    await page.locator('.card-floating').getByText('Did you mean “robustly”?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '3 words we do not know' }).click();
    await page.getByRole('button', { name: 'Add robustely to the dictionary' }).click();
    await page.getByRole('button', { name: 'Add all 2 to the dictionary' }).click();
    await checked(page, 1);
    await page.getByRole('button', { name: 'Dictionary', exact: true }).click();
    for (const word of ['immuncompetent', 'pleiotrophic', 'robustely'])
      await page.getByRole('button', { name: `Remove ${word}` }).waitFor();
  });

  it('hears the keys of the text from everywhere on the page but from fields', async () => {
    const page = await newWriter(test);
    await write(page, TEXT);
    await checked(page, 4);
    await rows(page).nth(1).click();
    await page.locator('.alert-list .replacement').first().click();
    await checked(page, 3);
    await until(() => focused(page)).toMatch(/^Change recieved/);
    await page.keyboard.press('Control+z');
    await checked(page, 4);
    await page.keyboard.press('Control+y');
    await checked(page, 3);
    await page.evaluate('document.activeElement.blur()');
    await page.keyboard.press('Control+z');
    await checked(page, 4);
    await page.keyboard.press('F8');
    await page.locator('.card-floating').waitFor();
    await until(() => focused(page)).toBe('Your text');
    const first = await page.locator('.alert-active').textContent();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('F8');
    await until(() => page.locator('.alert-active').textContent()).not.toBe(first);
    await page.getByRole('button', { name: 'Redo' }).focus();
    await page.keyboard.press('Shift+F8');
    await until(() => page.locator('.alert-active').textContent()).toBe(first);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Dictionary', exact: true }).click();
    await page.getByPlaceholder('New word').pressSequentially('emend');
    await page.keyboard.press('Control+z');
    expect(await textOf(page)).toEqual([...TEXT]);
  });

  it('goes through all suggestions on a phone, one after the other, and keeps its place', async () => {
    const page = await newWriter(test, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await write(page, TEXT);
    await checked(page, 4);
    const active = () => page.locator('.alert-active').textContent();
    await page.getByRole('button', { name: 'Go through them' }).tap();
    await page.getByText('1 of 4').waitFor();
    await page.getByRole('button', { name: 'Next' }).tap();
    await page.getByText('2 of 4').waitFor();
    await page.locator('.card-steps .replacement').first().tap();
    await page.getByText('2 of 3').waitFor();
    await until(active).toBe('recieved');
    // no keyboard of the phone comes up meanwhile
    expect(await focused(page)).not.toBe('Your text');
    await page.locator('.card-steps').getByRole('button', { name: 'Close' }).tap();
    await page.locator('.card-steps').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Go through them' }).tap();
    await page.getByText('2 of 3').waitFor();
    await page.locator('.card-steps').getByRole('button', { name: 'Dismiss', exact: true }).tap();
    await page.getByText('2 of 2').waitFor();
    await page.locator('.card-steps').getByRole('button', { name: 'Dismiss', exact: true }).tap();
    // that was the last; the one that was skipped is where the next round begins
    await page.locator('.card-steps').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Go through them' }).tap();
    await page.getByText('1 of 1').waitFor();
    await until(active).toBe('go');
  });

  it('leaves out of the steps what the filter hides', async () => {
    const page = await newWriter(test);
    await write(page, [MISTAKES.grammar, MISTAKES.fluency]);
    await checked(page, 2);
    await page.getByRole('button', { name: /^Correctness/ }).click();
    await page.getByRole('textbox', { name: 'Your text' }).focus();
    await moveCaret(page, 'Control+Home');
    await page.keyboard.press('F8');
    await until(() => page.locator('.alert-active').textContent()).not.toBe('go');
  });

  it('gives no score for what was not checked', async () => {
    const page = await newWriter(test);
    const ring = page.locator('.review-side .score-ring');
    const held: (() => void)[] = [];
    await page.route('**/api/review/check', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await paste(page, `<p>${MISTAKES.grammar}</p><p>${MISTAKES.spelling}</p>`);
    await until(() => held.length).toBe(2);
    expect(await ring.getAttribute('aria-label')).toBe('Language score: none yet');
    expect(await page.getByText(/^Nothing found/).count()).toBe(0);
    held[0]!();
    await until(() => underlined(page).count()).toBe(1);
    expect(await ring.getAttribute('aria-label')).toBe('Language score: none yet');
    held[1]!();
    await checked(page, 2);
    await until(() => ring.getAttribute('aria-label')).toMatch(/^Language score: \d+ of 100$/);
    await moveCaret(page, 'Control+End');
    await page.keyboard.insertText(' He have a letter for the whole family.');
    await until(() => held.length).toBe(3);
    expect(await ring.getAttribute('aria-label')).toBe('Language score: none yet');
    held[2]!();
    await until(() => ring.getAttribute('aria-label')).toMatch(/^Language score: \d+ of 100$/);
  });

  it('says that the service is gone without moving the text', async () => {
    const page = await newWriter(test);
    await write(page, ['He go home.']);
    await checked(page, 1);
    const top = () => page.evaluate<number>('document.querySelector(".ProseMirror").getBoundingClientRect().top');
    const before = await top();
    await page.route('**/api/review/check', (route) => route.abort());
    await page.keyboard.insertText(' He go out.');
    await page.getByRole('alert').getByText('cannot be reached').waitFor();
    expect(await top()).toBe(before);
  });
});
