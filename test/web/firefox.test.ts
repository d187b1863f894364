// @module-tag browser
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { docxOf, MIXED, pdfOf } from '../ai-report/sample-files.ts';
import { MISTAKES } from '../documents/sample-documents.ts';
import { newEmail } from './chromium.ts';
import { describeInFirefox, type FirefoxTest, startFirefoxTest } from './firefox.ts';
import { PASSWORD } from './portal-client.ts';

/** The types of the pages are not those of the tests, where no element is known to take files. */
type FileInput = ElementHandle & { uploadFile(path: string): Promise<void> };

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** The five main paths; every screen and every other path is tested in Chromium. */
describeInFirefox('in Firefox a writer', () => {
  let test: FirefoxTest;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'emend-firefox-'));
    test = await startFirefoxTest();
  });
  afterAll(async () => {
    await test?.stop();
    rmSync(folder, { recursive: true, force: true });
    expect(test.faults).toEqual([]);
  });

  const until = <T>(probe: () => Promise<T>) => expect.poll(probe, { timeout: 60_000 });
  const texts = (page: Page, selector: string) =>
    page.$$eval(selector, (found) => found.map((element) => element.textContent));
  /** Clicks what has this text once it is there. */
  const click = (page: Page, selector: string) => page.locator(selector).click();
  async function writerAt(path: string): Promise<Page> {
    const page = await test.writer();
    await page.goto(test.server.server.address + path);
    return page;
  }
  async function choose(page: Page, name: string, content: Uint8Array): Promise<void> {
    const path = join(folder, name);
    writeFileSync(path, content);
    const input = (await page.waitForSelector('input[type=file]')) as FileInput;
    await input.uploadFile(path);
  }

  it('makes an account and a key', async () => {
    const page = await test.open();
    await page.goto(`${test.server.server.address}/signup`);
    await page.locator('input[type=email]').fill(newEmail('new'));
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    // the review, where an account begins, is let come: a page that is asked for while another loads may be aborted
    await page.waitForSelector('.ProseMirror');
    await page.goto(`${test.server.server.address}/portal/keys`);
    await click(page, '::-p-xpath(//main//button[contains(., "New key")])');
    await page.waitForSelector('dialog[open]');
    await click(page, 'dialog[open] button[type=submit]');
    await until(() => page.$eval('dialog[open]', (dialog) => dialog.textContent)).toMatch(/emend_|[A-Za-z0-9]{24}/);
  });

  it('writes a text, takes corrections by pointer and key, and takes one back', async () => {
    const page = await writerAt('/review');
    await page.waitForSelector('.ProseMirror');
    await page.focus('.ProseMirror');
    await page.keyboard.type('He go to school every day. We recieved the letters in March.');
    await until(() => texts(page, '.ProseMirror .alert')).toEqual(['go', 'recieved']);
    await click(page, '.ProseMirror .alert');
    await click(page, '.card-floating .replacement');
    await until(() => texts(page, '.alert-active')).toEqual(['recieved']);
    await page.keyboard.down('Control');
    await page.keyboard.press('Enter');
    await page.keyboard.up('Control');
    const words = () => texts(page, '.ProseMirror > *');
    await until(words).toEqual(['He goes to school every day. We received the letters in March.']);
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    await until(words).toEqual(['He goes to school every day. We recieved the letters in March.']);
  });

  it('has a Word file proofread and decides about its changes', async () => {
    const page = await writerAt('/documents');
    await choose(page, 'paper.docx', docxOf(...Object.values(MISTAKES)));
    await click(page, '::-p-xpath(//button[.="Proofread"])');
    await page.waitForSelector('.wp-list');
    await click(page, '.wp-item-row');
    await click(page, '::-p-xpath(//*[contains(@class, "wp-side")]//button[.="Accept"])');
    await until(() => page.$eval('main', (main) => main.textContent)).toContain('1 accepted');
    await click(page, '::-p-xpath(//button[.="Download …"])');
    await page.waitForSelector('dialog[open]');
    await until(() => page.$eval('dialog[open]', (dialog) => dialog.textContent)).toContain('Clean');
  });

  it('has a document judged, with every paragraph coloured', async () => {
    const page = await writerAt('/reports');
    await choose(page, 'essay.docx', docxOf(...MIXED));
    await page.waitForSelector('.report-text');
    await until(() => page.$eval('main', (main) => main.textContent)).toContain('Mixed');
  });

  it('reads a PDF as text beside its page', async () => {
    const page = await writerAt('/documents');
    await choose(
      page,
      'printed.pdf',
      await pdfOf([MISTAKES.grammar, 'This one is right, and nothing is marked in it.']),
    );
    await page.waitForSelector('.reading-text');
    await until(() => page.$eval('.reading-text', (text) => text.textContent)).toContain('This one is right');
    await until(() => page.$$eval('main img', (images) => images.some((image) => image.naturalWidth > 0))).toBe(true);
  });
});
