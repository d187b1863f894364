// @module-tag browser
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { seriousFindings } from './accessibility.ts';
import { CHROMIUM, describeInChromium, joinWebTest, newEmail, signUpAs, until, type WebTest } from './chromium.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const ID = '00000000-0000-4000-8000-000000000001';
const ADVICE = 1;
const CORRECTIONS = 1_320;

/** A document with many changes; the service's own answers are the business of other tests. */
function record(id: string, score: number, filename = `score ${score}.docx`) {
  return {
    id,
    filename,
    status: 'SUCCESS',
    message: null,
    words: 25_950,
    progress: 1,
    created_on: 1_900_000_000_000 + score,
    scoring_report: {
      total_score: score,
      total_count: CORRECTIONS + ADVICE,
      total_corrections: CORRECTIONS,
      total_suggestions: ADVICE,
      total_sentences: 1_234,
      correctness_count: CORRECTIONS,
      correctness_score: score,
      clarity_count: ADVICE,
      clarity_score: 99,
    },
  };
}

const CHANGES = Array.from({ length: CORRECTIONS + ADVICE }, (_, i) => ({
  paragraph: i,
  before: 'They have ',
  covered: i === 0 ? 'a long story' : 'recieved',
  after: ' it.',
  replacements: i === 0 ? [] : ['received'],
  comment: 'A comment.',
  category: i === 0 ? 'Clarity' : 'Correctness',
  lang_category: i === 0 ? 'Wordiness' : 'Spelling',
  written: i === 0 ? 'comment' : 'tracked',
}));

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

describeInChromium('the result pages', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
    expect(test.faults).toEqual([]);
  });

  async function reader(options: Parameters<WebTest['open']>[0] = {}, scores: readonly number[] = [21]): Promise<Page> {
    const page = await test.open(options);
    onTestFinished(() => page.context().close());
    await signUpAs(page.context(), test.server.server.address, newEmail('reader'));
    await serve(page, scores);
    return page;
  }
  async function serve(page: Page, scores: readonly number[]): Promise<void> {
    const items = scores.map((score, i) => record(`${ID.slice(0, -1)}${i}`, score));
    await page.route('**/api/portal/documents*', (route) => route.fulfill({ json: { items } }));
    await page.route('**/autoedit/v3/document/*', (route) => {
      const found = items.find(({ id }) => route.request().url().endsWith(id));
      return route.fulfill({ json: { status: true, message: '', data: found } });
    });
    await page.route('**/api/review/documents/*/changes', (route) => route.fulfill({ json: { changes: CHANGES } }));
  }

  for (const [name, options] of [
    ['light', { colorScheme: 'light' }],
    ['dark', { colorScheme: 'dark' }],
    ['light on a phone', { colorScheme: 'light', ...PHONE }],
    ['dark on a phone', { colorScheme: 'dark', ...PHONE }],
  ] as const)
    it(`asks before deleting in a dialog that can be read, ${name}`, async () => {
      const page = await reader(options);
      await page.goto('/documents', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Delete score 21.docx' }).click();
      const dialog = page.getByRole('dialog');
      const question = dialog.getByText('This cannot be undone');
      await question.waitFor();
      const [frame, text] = [await dialog.boundingBox(), await question.boundingBox()];
      expect(text!.x + text!.width).toBeLessThanOrEqual(frame!.x + frame!.width);
      // The words themselves: the boxes of title and question are as wide as the dialog.
      const starts = (await page.evaluate(`[...document.querySelectorAll('dialog h2, dialog p')].map((block) => {
        const range = document.createRange();
        range.selectNodeContents(block);
        return range.getBoundingClientRect().x;
      })`)) as number[];
      expect(Math.abs(starts[0]! - starts[1]!)).toBeLessThan(2);
      const dialogs = "document.querySelector('dialog')";
      expect(await page.evaluate(`${dialogs}.scrollWidth - ${dialogs}.clientWidth`)).toBeLessThanOrEqual(0);
      expect(await seriousFindings(page)).toEqual([]);
    });

  it('colours a score in the history as its own page does', async () => {
    // In the order of the list, newest first.
    const scores = [95, 64, 21];
    const page = await reader({}, scores);
    await page.goto('/documents', { waitUntil: 'commit' });
    await page.locator('.history').waitFor();
    const inks = await page.evaluate(
      "[...document.querySelectorAll('.history .badge')].map((badge) => getComputedStyle(badge).color)",
    );
    const rings: unknown[] = [];
    for (const score of scores) {
      await page.getByRole('link', { name: `score ${score}.docx`, exact: true }).click();
      await page.locator('.score-ring-value').waitFor({ state: 'attached' });
      rings.push(await page.evaluate("getComputedStyle(document.querySelector('.score-ring-value')).stroke"));
      await page.goto('/documents', { waitUntil: 'commit' });
      await page.locator('.history').waitFor();
    }
    expect(new Set(rings).size).toBe(3);
    expect(inks).toEqual(rings);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('counts advice apart from changes, and groups the digits of large numbers', async () => {
    const page = await reader();
    await page.goto('/documents', { waitUntil: 'commit' });
    await until(() => page.getByRole('row', { name: /score 21/ }).textContent()).toContain('Score 21, 1,320 changes');
    await page.goto(`/documents/${ID.slice(0, -1)}0`, { waitUntil: 'commit' });
    await page.locator('.framed-list').waitFor();
    await page.getByText('1,320 changes and 1 piece of advice').waitFor();
    const chips = await page.locator('.filter').allTextContents();
    expect(chips.map((chip) => chip.trim())).toEqual(['All 1,321', 'Correctness 1,320', 'Clarity 1']);
    expect(await page.locator('.category-chart td:nth-child(2)').first().textContent()).toBe('1,320');
    await page.getByRole('button', { name: 'Show 100 more of 1,321' }).waitFor();
  });

  it('keeps bars and marks on paper, in dark ink whatever the theme, without buttons', async () => {
    const page = await reader({ colorScheme: 'dark' });
    await page.goto(`/documents/${ID.slice(0, -1)}0`, { waitUntil: 'commit' });
    await page.locator('.framed-list').waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const style = (selector: string, property: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).getPropertyValue('${property}')`);
    for (const part of ['.chart-fill', '.alert-mark', '.changed-correctness'])
      expect(await style(part, 'print-color-adjust'), part).toBe('exact');
    expect(await style('body', 'background-color')).toBe('rgb(255, 255, 255)');
    expect(await style('.change-text', 'color')).toBe('rgb(28, 33, 38)');
    expect(await style('.change', 'content-visibility')).toBe('visible');
    for (const hidden of ['header', '.result-actions', '.filters'])
      expect(await style(hidden, 'display'), hidden).toBe('none');
    await page.getByText('The first 100 of 1,321 are printed').waitFor();
  });

  it('shows the steps of the work on a document, on its page and in the history', async () => {
    const page = await reader();
    const working = { ...record(ID, 0, 'thesis.docx'), status: 'IN_PROGRESS' };
    let state: object = { status: 'WAITING_IN_QUEUE', progress: 0, step: null };
    const current = () => ({ ...working, ...state });
    await page.route('**/api/portal/documents*', (route) => route.fulfill({ json: { items: [current()] } }));
    await page.route('**/autoedit/v3/document/*', (route) =>
      route.fulfill({ json: { status: true, message: '', data: current() } }),
    );
    await page.goto(`/documents/${ID}`, { waitUntil: 'commit' });
    const steps = page.locator('.steps');
    await steps.waitFor();
    expect(await steps.locator('[aria-current]').count()).toBe(0);
    await page.getByText('Waiting for its turn').waitFor();
    for (const [step, name, progress] of [
      ['reading', 'Reading', 0.02],
      ['checking', 'Checking', 0.4],
      ['writing', 'Writing', 0.9],
    ] as const) {
      state = { step, progress };
      await until(() => steps.locator('[aria-current=step]').textContent()).toContain(name);
      await until(() => page.getByRole('status').textContent()).toBe(name);
      await until(() => page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(String(progress * 100));
      await page.getByText(`${progress * 100} % done`).waitFor();
    }
    expect(await steps.locator('.step-done').count()).toBe(2);
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto('/documents', { waitUntil: 'commit' });
    await until(() => page.getByRole('row', { name: /thesis/ }).textContent()).toContain('Writing 90 %');
  });

  it('takes the bar of progress away once a PDF is checked', async () => {
    const page = await reader();
    const texts = ['They was here.', 'He go home.', 'This one is right.'];
    const paragraphs = texts.map((text) => ({ kind: 'body', level: 0, marker: null, text, page: 1, boxes: [] }));
    await page.route('**/api/review/pdfs/*/paragraphs', (route) =>
      route.fulfill({ json: { pages: [{ width: 595, height: 842 }], paragraphs } }),
    );
    await page.route(`**/api/review/pdfs/${ID}`, (route) =>
      route.fulfill({ json: { id: ID, filename: 'a.pdf', pages: 1, words: 11, created_on: 1 } }),
    );
    await page.route('**/api/review/pdfs/*/pages/*', (route) => route.abort());
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/review/check', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/documents/pdf/${ID}`, { waitUntil: 'commit' });
    await page.getByRole('progressbar').waitFor();
    release();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.getByRole('status').getByText('3 paragraphs checked').waitFor({ state: 'attached' });
    expect(await page.getByText('3 of 3').count()).toBe(0);
  });
});

describeInChromium('dialogs beside a classic scroll bar', () => {
  let test: WebTest;
  let browser: Browser;
  beforeAll(async () => {
    test = await joinWebTest();
    // Playwright hides the bars of its own browsers.
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    await test?.stop();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`darkens the whole window and moves nothing, ${colorScheme}`, async () => {
      const { address } = test.server.server;
      const context = await browser.newContext({ baseURL: address, colorScheme });
      onTestFinished(() => context.close());
      await signUpAs(context, address, newEmail('keeper'));
      const page = await context.newPage();
      await page.goto('/portal/keys');
      const open = page.getByRole('button', { name: 'New key' });
      await open.waitFor();
      const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
      const before = await place();
      expect(await page.evaluate('innerWidth - document.documentElement.clientWidth')).toBeGreaterThan(0);
      await open.click();
      await page.getByRole('dialog').waitFor();
      expect(await place()).toEqual(before);
      const { width, height } = page.viewportSize()!;
      const picture = (await page.screenshot()).toString('base64');
      // Below the header, so that its line is not in the row; the ground of the page and its very edge.
      const [ground, edge] = (await page.evaluate(
        `(async () => {
          const image = new Image();
          image.src = 'data:image/png;base64,${picture}';
          await image.decode();
          const canvas = new OffscreenCanvas(${width}, ${height}).getContext('2d');
          canvas.drawImage(image, 0, 0);
          return [${width} - 40, ${width} - 3].map((x) => [...canvas.getImageData(x, ${height} - 20, 1, 1).data]);
        })()`,
      )) as [number[], number[]];
      expect(edge).toEqual(ground);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await place()).toEqual(before);
      expect(await page.evaluate('innerWidth - document.documentElement.clientWidth')).toBeGreaterThan(0);
    });
});
