// @module-tag browser
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MISTAKES } from '../documents/sample-documents.ts';
import { excessWidth, findingsInThemes, isUncovered, seriousFindings, ZOOMED } from './accessibility.ts';
import { describeInChromium, joinWebTest, until, type WebTest } from './chromium.ts';
import {
  acceptAlike,
  checked,
  drafted,
  focused,
  moveCaret,
  newWriter,
  paste,
  rows,
  textOf,
  underlined,
  write,
} from './writing.ts';

// A browser, a service and whatever else the machine does: a test takes 2 s alone and 40 s at a load of 30.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Two kinds of spelling, an agreement, an article: the rules alone find them, whatever the models say. */
const TEXT = [MISTAKES.grammar, MISTAKES.article, MISTAKES.spelling, 'She recieved one more letter.'] as const;

describeInChromium('the review tool', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  const writer = (options: Parameters<WebTest['open']>[0] = {}) => newWriter(test, options);

  it('checks while one writes and underlines by category, not by colour alone', async () => {
    const page = await writer();
    await write(page, [...TEXT, MISTAKES.fluency]);
    await checked(page, 5);
    const styles = (await page.evaluate(
      '[...document.querySelectorAll(".ProseMirror .alert")].map((mark) => [mark.textContent, getComputedStyle(mark).textDecorationStyle])',
    )) as [string, string][];
    expect(styles[0]).toEqual(['go', 'wavy']);
    expect(styles.at(-1)![1]).toBe('dotted');
    expect(await page.getByTestId('alert-count').textContent()).toBe('5');
    const score = await page.locator('.review-side .score-ring').getAttribute('aria-label');
    expect(score).toMatch(/^Language score: \d+ of 100$/);
    expect(test.faults).toEqual([]);
  });

  it('explains in a card, offers at most five replacements, accepts, and takes it back in one step', async () => {
    const page = await writer();
    await write(page, TEXT);
    await checked(page, 4);
    await underlined(page).first().click();
    const card = page.getByRole('dialog');
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await underlined(page).first().click();
    await card.waitFor();
    expect((await card.locator('.alert-card-comment').textContent())!.length).toBeGreaterThan(10);
    const replacements = card.locator('.replacement');
    expect(await replacements.count()).toBeGreaterThan(0);
    expect(await replacements.count()).toBeLessThanOrEqual(5);
    await replacements.first().click();
    await until(async () => (await textOf(page))[0]).toBe('He goes to school every day.');
    await checked(page, 3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(() => textOf(page)).toEqual([...TEXT]);
    await checked(page, 4);
  });

  it('accepts all of a rule as one step after a preview, and dismisses until that is taken back', async () => {
    const page = await writer();
    await write(page, TEXT);
    await checked(page, 4);
    await rows(page).nth(2).click();
    await acceptAlike(page);
    await until(async () => (await textOf(page)).slice(2)).toEqual([
      'We received the letters in March.',
      'She received one more letter.',
    ]);
    await checked(page, 2);
    await rows(page).first().click();
    await page.locator('.alert-list').getByRole('button', { name: 'Dismiss', exact: true }).click();
    await checked(page, 1);
    await drafted(page, '"dismissed":["');
    await page.reload();
    await checked(page, 1);
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    expect((await textOf(page))[0]).toBe(MISTAKES.grammar);
  });

  it('undoes a dismissal and then the change before it, in that order', async () => {
    const page = await writer();
    await write(page, TEXT);
    await checked(page, 4);
    await rows(page).nth(2).click();
    await acceptAlike(page);
    await rows(page).first().click();
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await checked(page, 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await checked(page, 2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await checked(page, 4);
    expect(await textOf(page)).toEqual([...TEXT]);
  });

  it('keeps words in the dictionary of the account and the draft in the browser alone', async () => {
    const page = await writer();
    const bodies: string[] = [];
    page.on('request', (request: Request) => {
      if (!request.url().endsWith('/api/review/check')) bodies.push(request.url() + (request.postData() ?? ''));
    });
    await write(page, ['We recieved the glass jars.', 'She recieved one more letter.']);
    await checked(page, 2);
    await underlined(page).first().click();
    await page.getByRole('button', { name: 'Add to dictionary' }).click();
    await checked(page, 0);
    await drafted(page, 'one more letter');
    await page.reload();
    await until(() => textOf(page)).toEqual(['We recieved the glass jars.', 'She recieved one more letter.']);
    await page.getByText('Nothing found.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Dictionary', exact: true }).click();
    await page.getByRole('button', { name: 'Remove recieved' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await checked(page, 2);
    expect(bodies.filter((body) => body.includes('glass'))).toEqual([]);
    expect(test.server.log.join('')).not.toContain('recieved');
  });

  it('checks anew under another language', async () => {
    const page = await writer();
    await write(page, ['The colour of the door was bright in the morning sun.']);
    await checked(page, 1);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('UK');
    await checked(page, 0);
    await drafted(page, '"UK"');
    await page.reload();
    await until(() => page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('UK');
  });

  it('asks once whether a text is in the other English, and checks it so', async () => {
    const page = await writer();
    await write(page, ['The colour of the door was grey.']);
    const hint = page.locator('.regional-hint');
    await checked(page, 2);
    expect(await hint.count()).toBe(0);
    await page.keyboard.insertText(' It was the favourite of the neighbours.');
    await until(() => hint.locator('p').textContent()).toBe('4 words are British English.');
    expect(await seriousFindings(page)).toEqual([]);
    await hint.getByRole('button', { name: 'Check as British English' }).click();
    await checked(page, 0);
    await hint.waitFor({ state: 'detached' });
    expect(await page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('UK');
  });

  it('aborts a check that is stale and shows what the newer one found', async () => {
    const page = await writer();
    const aborted: string[] = [];
    page.on('requestfailed', (request) => void aborted.push(request.postData() ?? ''));
    let held = 0;
    await page.route('**/api/review/check', async (route) => {
      // The first answer never comes.
      if (held++ > 0) await route.continue();
    });
    await write(page, ['He go home.']);
    await until(() => held).toBe(1);
    await page.keyboard.insertText(' We recieved it.');
    await checked(page, 2);
    await until(() => aborted.length).toBe(1);
    expect(aborted[0]).toContain('"He go home."');
  });

  it('says when the service cannot be reached, and goes on by itself', async () => {
    const page = await writer();
    await page.route('**/api/review/check', (route) => route.abort());
    await write(page, ['He go home.']);
    await page.getByRole('alert').getByText('Emend cannot be reached. Your text is kept').waitFor();
    await page.unroute('**/api/review/check');
    await checked(page, 1);
    await until(() => page.getByRole('alert').count()).toBe(0);
  });

  it('can be used from beginning to end by keyboard, at a zoom of 200 %', async () => {
    const page = await writer(ZOOMED);
    const tabTo = async (name: RegExp) => {
      const seen: string[] = [];
      for (let i = 0; i < 80; i++) {
        seen.push(await focused(page));
        if (name.test(seen.at(-1)!)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not lead to ${name}: ${seen.join(' / ')}`);
    };
    await page.locator('main').focus();
    await tabTo(/^Your text$/);
    for (const [i, paragraph] of TEXT.entries()) {
      if (i > 0) await page.keyboard.press('Enter');
      await page.keyboard.type(paragraph);
    }
    await checked(page, 4);
    await moveCaret(page, 'Control+Home');
    await page.keyboard.press('F8');
    await until(() => isUncovered(page, '.ProseMirror .alert-active')).toBe(true);
    await page.keyboard.press('Alt+Enter');
    await until(() => focused(page)).toBe('Change go to goes');
    await until(() => isUncovered(page, ':focus')).toBe(true);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await checked(page, 3);
    await until(async () => (await textOf(page))[0]).toBe('He goes to school every day.');
    const status = page.locator('[aria-live="polite"][role="status"]');
    await until(() => status.textContent()).toContain('Changed “go” to “goes”. 3 suggestions left.');
    // The side list: one stop of the Tab key, arrows within, Enter opens, Escape closes, Delete dismisses.
    await page.getByRole('textbox', { name: 'Your text' }).focus();
    await tabTo(/recieved|apple|^a/);
    await page.keyboard.press('End');
    await until(() => focused(page)).toContain('recieved');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await until(() => focused(page)).toMatch(/^Change /);
    await page.keyboard.press('Escape');
    await page.locator('.alert-row[aria-expanded="true"]').waitFor({ state: 'detached' });
    await until(() => page.evaluate('document.activeElement?.className')).toBe('alert-row');
    await page.keyboard.press('Delete');
    await checked(page, 2);
    await until(() => page.evaluate('document.activeElement?.className')).toBe('alert-row');
    await page.keyboard.press('Enter');
    await until(() => focused(page)).toMatch(/^Change recieved/);
    await page.keyboard.press('Enter');
    await checked(page, 1);
    // the next one is open, ready for another Enter
    await until(() => focused(page)).toMatch(/^Change recieved/);
    await page.keyboard.press('Escape');
    await until(() => page.evaluate('document.activeElement?.className')).toBe('alert-row');
    await page.keyboard.press('Escape');
    await until(() => focused(page)).toBe('Your text');
    await page.keyboard.press('Control+z');
    await checked(page, 2);
  });

  it('keeps the order of letters that are typed before a new paragraph is drawn', async () => {
    const page = await writer();
    const text = Array.from({ length: 12 }, (_, i) => `Line ${i + 1} has some words.`);
    await page.getByRole('textbox', { name: 'Your text' }).focus();
    for (const [i, paragraph] of text.entries()) {
      if (i > 0) await page.keyboard.press('Enter');
      await page.keyboard.type(paragraph);
    }
    await until(() => textOf(page)).toEqual(text);
    expect(test.faults).toEqual([]);
  });

  it('keeps every word that is pasted, bold text and headings, and no markup else', async () => {
    const page = await writer();
    const html =
      '<h2 onclick="x()">Title</h2><p>A <b>bold</b> word.<img src=x onerror="document.title=1"></p><ul><li>Item<ol><li>Below</li></ol></li></ul><dl><dt>Term</dt><dd>Meaning</dd></dl><table><caption>Table</caption><tr><th>Head</th><td><p>Cell</p></td><td>Last</td></tr></table><script>document.title=2</script>';
    await paste(page, html);
    await until(() => textOf(page)).toEqual([
      'Title',
      'A bold word.',
      ...['Item', 'Below', 'Term', 'Meaning', 'Table', 'HeadCellLast', ''],
    ]);
    expect(await page.locator('.ProseMirror :is(th, td)').allTextContents()).toEqual(['Head', 'Cell', 'Last']);
    const kept = await page.locator('.ProseMirror').innerHTML();
    expect(kept).toContain('<strong>bold</strong>');
    expect(kept).not.toMatch(/<script|onclick|onerror|src=/);
    await until(() => page.title()).toBe('Title – Emend');
  });

  it('has no serious accessibility fault in either theme', async () => {
    const page = await writer();
    expect(await findingsInThemes(page)).toEqual([]);
    await write(page, [...TEXT, MISTAKES.fluency, MISTAKES.style, MISTAKES.clarity]);
    await until(() => rows(page).count()).toBeGreaterThan(5);
    await underlined(page).first().click();
    expect(await findingsInThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await rows(page).nth(1).click();
    expect(await findingsInThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dictionary', exact: true }).click();
    expect(await findingsInThemes(page)).toEqual([]);
  });

  it('steps through suggestions in a sheet on a phone, without sideways scrolling', async () => {
    const page = await writer({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    // Longer than the screen, so that the sheet could lie over the words and the list below them.
    const filler = 'The letters lay on the table near the window. The visitors read them in the afternoon. '.repeat(4);
    await write(page, [...TEXT.slice(0, 2), filler, filler, ...TEXT.slice(2)]);
    await checked(page, 4);
    const seen = () =>
      page.evaluate(`(() => {
        const words = document.querySelector('.alert-active').getBoundingClientRect();
        const sheet = document.querySelector('.card-floating').getBoundingClientRect();
        return words.top > 100 && words.bottom < sheet.top;
      })()`);
    for (const which of [0, 3]) {
      await underlined(page).nth(which).click();
      await page.getByRole('dialog').waitFor();
      await until(seen).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Go through them' }).click();
    await page.getByText('1 of 4').waitFor();
    await until(seen).toBe(true);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('2 of 4').waitFor();
    const { bottom, overflow } = (await page.evaluate(`({
      bottom: document.querySelector('.card-floating').getBoundingClientRect().bottom,
      overflow: document.documentElement.scrollWidth - innerWidth,
    })`)) as { bottom: number; overflow: number };
    expect(Math.round(bottom)).toBe(844);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
