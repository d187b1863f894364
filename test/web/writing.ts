import type { Locator, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { newEmail, signUpAs, until, type WebTest } from './chromium.ts';

/** A signed-in writer before an empty page; closed when the test has ended. */
export async function newWriter(test: WebTest, options: Parameters<WebTest['open']>[0] = {}): Promise<Page> {
  const page = await test.open({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  onTestFinished(() => page.context().close());
  await signUpAs(page.context(), test.server.server.address, newEmail('writer'));
  await openReview(page);
  return page;
}

/** The review tool, ready to be written in. */
export async function openReview(page: Page): Promise<void> {
  await page.goto('/review', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Your text' }).waitFor();
}

export const underlined = (page: Page): Locator => page.locator('.ProseMirror .alert');

export const rows = (page: Page): Locator => page.locator('.alert-row');

/** The blocks of the text, in order. */
export const textOf = (page: Page): Promise<string[]> =>
  page.locator('.ProseMirror > *').evaluateAll((blocks) => blocks.map((block) => block.textContent ?? ''));

/** The number of blocks when the cursor stands in the last one and that one is empty, else 0. */
const CARET_IN_NEW_BLOCK = `{
  const blocks = document.querySelectorAll('.ProseMirror > *');
  const last = blocks[blocks.length - 1];
  last?.textContent === '' && last.contains(getSelection().anchorNode) ? blocks.length : 0;
}`;

/** Types paragraphs at the cursor of an empty text. */
export async function write(page: Page, paragraphs: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: 'Your text' }).focus();
  for (const [i, paragraph] of paragraphs.entries()) {
    if (i > 0) await moveCaret(page, 'Enter');
    // on a phone the editor takes up a key only after the browser has dealt with it
    await until(() => page.evaluate(CARET_IN_NEW_BLOCK)).toBe(i + 1);
    await page.keyboard.insertText(paragraph);
    await until(() => textOf(page)).toEqual(paragraphs.slice(0, i + 1));
  }
}

/** Waits until so many suggestions are marked in the text and listed beside it. */
export async function checked(page: Page, count: number): Promise<void> {
  await until(() => underlined(page).count()).toBe(count);
  await until(() => rows(page).count()).toBe(count);
}

/** Everything that the browser keeps, a line for each item. */
export const kept = (page: Page): Promise<string> => page.evaluate<string>('Object.values(localStorage).join("\\n")');

/** Waits until the draft that the browser keeps says so. */
export const drafted = (page: Page, words: string) => until(() => kept(page)).toContain(words);

/**
 * Moves the cursor of the text by a key and waits until the editor knows. The browser moves it at once but tells the
 * editor in a later task: a key pressed before that task acts at the old place (seen once in CI in 7,120 tests).
 */
export async function moveCaret(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
}

/** Accepts all changes of the same words as those of the open card, from the preview. */
export async function acceptAlike(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept more like this' }).click();
  await page
    .getByRole('dialog', { name: 'Accept changes together' })
    .getByRole('button', { name: /^Accept \d/ })
    .click();
}

/** What has the focus: its label, else its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(
    'document.activeElement?.getAttribute("aria-label") ?? (document.activeElement === document.body ? "body" : document.activeElement?.textContent ?? "")',
  );

/** Pastes as if it came from another program, with `plain` as the plain text beside other content. */
export async function paste(page: Page, content: string, type = 'text/html', plain = ''): Promise<void> {
  await page.getByRole('textbox', { name: 'Your text' }).focus();
  await page.evaluate(`{
    const data = new DataTransfer();
    if (${plain !== ''}) data.setData('text/plain', ${JSON.stringify(plain)});
    data.setData('${type}', ${JSON.stringify(content)});
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('.ProseMirror').dispatchEvent(event);
  }`);
}

/** The text in elements, without what the page draws around alerts and empty blocks. */
const MARKUP = `(() => {
  const copy = document.querySelector('.ProseMirror').cloneNode(true);
  for (const drawn of copy.querySelectorAll('.ProseMirror-trailingBreak, .ProseMirror-separator')) drawn.remove();
  for (const alert of copy.querySelectorAll('[data-alert], .table-scroll, .alert-active')) alert.replaceWith(...alert.childNodes);
  for (const item of copy.querySelectorAll('.list-item')) {
    item.prepend('>'.repeat(Number(item.dataset.level)) + item.dataset.marker + ' ');
    for (const { name } of [...item.attributes]) item.removeAttribute(name);
  }
  for (const hint of copy.querySelectorAll('.placeholder-hint')) hint.removeAttribute('class');
  return copy.innerHTML;
})()`;
/** The text in elements: items with their level and mark before the words. */
export const markup = (page: Page): Promise<string> => page.evaluate<string>(MARKUP);
