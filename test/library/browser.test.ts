// @module-tag browser
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDemo } from '../../scripts/build-demo.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { createEngine, ENGINE_FILES } from '../../src/engine/engine.ts';
import { checkText } from '../../src/library/answer-questions.ts';
import type { CheckedText } from '../../src/library/checker.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import { seriousFindings } from '../web/accessibility.ts';
import { CHROMIUM, describeInChromium, until } from '../web/chromium.ts';
import { sampleTexts } from './sample-texts.ts';

/** Imports the module in the page, checks, and gives what was found, or the code and message of what went wrong. */
function inPage(page: Page, texts: readonly string[], options: object = {}): Promise<CheckedText[] | string> {
  // as text: what the test runner makes of an import means nothing to a page
  return page.evaluate(`(async () => {
    const { createChecker } = await import('./emend/index.js');
    try {
      const checker = await createChecker({ models: 'models', ...${JSON.stringify(options)} });
      const checked = [];
      for (const text of ${JSON.stringify(texts)}) checked.push(await checker.check(text));
      await checker.close();
      return checked;
    } catch (error) {
      return error.code + ': ' + error.message;
    }
  })()`);
}

/** Logarithms of Node and Chromium differ in the last of their sixteen digits. */
const rounded = (texts: readonly CheckedText[]): unknown =>
  JSON.parse(JSON.stringify(texts, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value)));

describeInChromium('the library in a browser', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'emend-demo-')), 'demo');
  let site: Awaited<ReturnType<typeof serveFolder>>;
  let browser: Browser;
  /** Addresses that pages asked for. */
  const asked: string[] = [];
  const faults: string[] = [];

  async function open(): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    page.context().on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(site.address);
    return page;
  }
  const modelsAsked = () => asked.filter((address) => address.includes('/models/'));

  beforeAll(async () => {
    await buildDemo(folder);
    site = await serveFolder(folder);
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  it('finds what the engine finds in Node, in hundreds of sentences', async () => {
    // all as Markdown, so that one checker, whose start costs as much as a hundred texts, reads README too
    const texts = [...sampleTexts(50), readFileSync(join(packageRoot, 'README.md'), 'utf8')];
    const markdown = { format: 'markdown' } as const;
    const files = new Map(ENGINE_FILES.map((name) => [name, readFileSync(join(packageRoot, 'models', name))]));
    const engine = createEngine(files);
    const expected = texts.map((text) => checkText(engine, text, markdown, {}));
    const page = await open();
    const found = (await inPage(page, texts, markdown)) as CheckedText[];
    const sentences = expected.flatMap((text) => text.sentences);
    expect(sentences.length).toBeGreaterThan(300);
    expect(sentences.flatMap(({ alerts }) => alerts).length).toBeGreaterThan(45);
    expect(rounded(found)).toEqual(rounded(expected));
    expect(faults).toEqual([]);
  });

  it('fetches the models once, from the page’s own server alone', async () => {
    const page = await open();
    const before = asked.length;
    const [first] = (await inPage(page, ['She recieved it.'])) as CheckedText[];
    expect(modelsAsked().slice(-6).length).toBe(6);
    const fetched = asked.length - before;
    const [second] = (await inPage(page, ['She recieved it.'], { rulesOnly: true })) as CheckedText[];
    expect(asked.slice(before + fetched).filter((address) => address.includes('/models/'))).toEqual([]);
    expect([first, second].map((checked) => checked?.sentences[0]?.alerts[0]?.replacements[0])).toEqual([
      'received',
      'received',
    ]);
    expect(asked.filter((address) => !address.startsWith(site.address))).toEqual([]);
  });

  it('says what is wrong with an option, an address and a file', async () => {
    const page = await open();
    expect(await inPage(page, [], { language: 'FR' })).toMatch(/^library\.option: "language" must be one of/);
    expect(await inPage(page, [], { models: '/nowhere/' })).toMatch(/^library\.fetch: http.*: the answer was 404\./);
    const lexicon = join(folder, 'models/lexicon.bin');
    const whole = readFileSync(lexicon);
    const damaged = Uint8Array.from(whole);
    damaged[damaged.length - 9]! ^= 1;
    rmSync(lexicon);
    writeFileSync(lexicon, damaged);
    expect(await inPage(page, [])).toMatch(/^models\.damaged: .*lexicon\.bin.* digest/);
    writeFileSync(lexicon, whole.subarray(0, 1000));
    expect(await inPage(page, [])).toMatch(/^models\.damaged: .*lexicon\.bin.* 1000 bytes instead of/);
    writeFileSync(lexicon, whole);
    expect(await inPage(page, ['Good.'])).toEqual([{ language: 'US', sentences: [{ start: 0, end: 5, alerts: [] }] }]);
  });

  it('has a demo page that can be used by keyboard and read by all', async () => {
    faults.length = 0;
    const page = await open();
    await page.getByLabel('Text').fill('She recieved a apple.');
    await page.getByLabel('English').selectOption('UK');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const status = page.getByRole('status');
    await until(() => status.textContent()).toBe('2 to correct or consider.');
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await seriousFindings(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Change to “an”' }).press('Enter');
    await until(() => status.textContent()).toBe('1 to correct or consider.');
    expect(await page.getByLabel('Text').inputValue()).toBe('She recieved an apple.');
    expect(await page.evaluate('document.activeElement.id')).toBe('results-title');
    await page.getByLabel('Text').press('End');
    await page.keyboard.type(' Good.');
    await until(() => status.textContent()).toBe('The text has changed. Check it again.');
    expect(faults).toEqual([]);
  });
});
