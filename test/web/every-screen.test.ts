// @module-tag browser
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pdfOf } from '../ai-report/sample-files.ts';
import { docxOf, MISTAKES } from '../documents/sample-documents.ts';
import { faultsInLayouts, type LAYOUTS } from './accessibility.ts';
import { describeInChromium, newEmail, settled, signUpAs, startWebTest, type WebTest } from './chromium.ts';

// Each walks through every screen.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

/** Screens of a visitor; `/review` is that of a guest, and `/signed-in` leads to `/login` who comes from no provider. */
const VISITOR = ['/', '/login', '/signed-in', '/signup', '/link', '/join', '/review', '/docs', '/nowhere'];
/** Screens of an administrator, who sees all that others see. */
const OWN = [
  ...['/', '/texts', '/texts/errors', '/review', '/documents', '/reports', '/manuscript'],
  ...[
    '',
    '/keys',
    '/requests',
    '/usage',
    '/audit',
    '/account',
    '/team',
    '/admin',
    '/admin/accounts',
    '/admin/audit',
  ].map((screen) => `/portal${screen}`),
  ...['/reference', '/categories', '/errors', '/scores', '/rules/indefinite-article'].map((screen) => `/docs${screen}`),
];

/** What can be done with the rows of tables, but is cut off by their frames: a window that is wide enough for a table shows all of it. */
const CUT_OFF = `[...document.querySelectorAll('.table-frame')]
  .filter((frame) => frame.querySelector('button, a'))
  .flatMap((frame) => {
    const { right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('button, a')].filter((control) => control.getBoundingClientRect().right > right + 1);
  })
  .map((control) => control.textContent)`;

/** Short words in tables that go over two lines, as where a column gives way to one that is wide. */
const BROKEN = `[...document.querySelectorAll('.table-frame :is(td, th)')].flatMap((cell) => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const words = [];
  while (walker.nextNode())
    for (const { 0: word, index } of walker.currentNode.data.matchAll(/(?<![^\\s])\\p{L}{2,12}(?![^\\s])/gu)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
    }
  return words;
})`;

/** The width between the narrowest and the widest shows nothing of its own to axe, which takes most of the time of a screen. */
const isJudged = ({ colorScheme, width }: (typeof LAYOUTS)[number]) => colorScheme === 'dark' || width !== 768;

describeInChromium('every screen', () => {
  let test: WebTest;
  let admin: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Screens of things that were sent: a document, a PDF and a report. */
  let results: string[];
  beforeAll(async () => {
    test = await startWebTest({ EMEND_MODELS: 'off' });
    const page = await test.open();
    const { address } = test.server.server;
    await signUpAs(page.context(), address, newEmail('admin'));
    await signUpAs((await test.open()).context(), address, newEmail('a.member.with.a.very.long.name.of.a.person'));
    await page.request.post(`${address}/api/portal/keys`, {
      headers: { origin: address },
      data: { kind: 'production', name: 'Continuous integration of the group', scopes: ['paragraph', 'proofread'] },
    });
    const text = Object.values(MISTAKES).join(' ');
    results = [
      await sent(page, '/documents', 'A long name of a paper, second draft of November.docx', docxOf(text, text)),
      await sent(page, '/documents', 'reading.pdf', await pdfOf([text])),
      await sent(page, '/reports', 'essay.docx', docxOf(...Array.from({ length: 4 }, () => text))),
    ];
    admin = await page.context().storageState();
    await page.context().close();
  });
  afterAll(async () => {
    await test?.stop();
    expect(test.faults).toEqual([]);
  });

  /** Sends a file, and gives the path of its result. */
  async function sent(page: Page, path: string, name: string, content: Uint8Array): Promise<string> {
    await page.goto(path, { waitUntil: 'commit' });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
    if (name.endsWith('.docx') && path === '/documents') await page.getByRole('button', { name: 'Proofread' }).click();
    await page.waitForURL((url) => url.pathname.startsWith(`${path}/`));
    await page.locator('.wp-list, .reading-text, .report-text').first().waitFor();
    return new URL(page.url()).pathname;
  }

  it('is one of these', () => {
    const routes = readFileSync(new URL('../../src/web/routes.ts', import.meta.url), 'utf8');
    const patterns = [...routes.matchAll(/ path: '([^']+)'/g)].map(([, pattern = '']) => pattern);
    expect(patterns.length).toBeGreaterThan(10);
    const seen = [...VISITOR, ...OWN, '/review/a-text', ...results];
    const like = (pattern: string) => new RegExp(`^${pattern.replace('/*', '(/.*)?').replace(/:\w+/g, '[^/]+')}$`);
    expect(patterns.filter((pattern) => !seen.some((path) => like(pattern).test(path)))).toEqual([]);
  });

  /** What is not axe's to find. */
  async function cutOrBroken(page: Page): Promise<string[]> {
    const [cut, broken, side] = [
      await page.evaluate<string[]>(CUT_OFF),
      await page.evaluate<string[]>(BROKEN),
      await page.evaluate<string[]>("[...document.querySelectorAll('.side a')].map((a) => a.pathname)"),
    ];
    return [
      ...cut.map((control) => `cut off: ${control}`),
      ...broken.map((word) => `broken: ${word}`),
      ...side.filter((other) => ![...VISITOR, ...OWN].includes(other)).map((other) => `${other} is not looked at`),
    ];
  }

  it.each(['a visitor', 'an administrator'] as const)(
    'of %s has no serious fault and shows all of itself',
    async (who) => {
      const found: string[] = [];
      const page = await test.open(who === 'a visitor' ? {} : { storageState: admin });
      // Each screen is loaded in another layout than the one before it.
      for (const [first, path] of (who === 'a visitor' ? VISITOR : [...OWN, ...results]).entries()) {
        const load = async () => {
          await page.goto(path);
          await settled(page);
        };
        const also = () => cutOrBroken(page);
        found.push(...(await faultsInLayouts(page, `${who} ${path}`, { first, load, also, isJudged })));
      }
      await page.context().close();
      expect(found).toEqual([]);
    },
  );
});
