import type { Page } from 'playwright-core';
import { docxOf } from '../../test/ai-report/sample-files.ts';
import { settled, signUpAs, startWebTest } from '../../test/web/chromium.ts';

/**
 * First visits in Chromium with empty caches: the time of the largest paint (LCP), when the page stops using the
 * processor, how much it moved (CLS), and how much was transferred.
 *
 *   npx tsx bench/web/load.ts [ROUNDS]
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const PAGES = [
  '/',
  '/login',
  '/docs',
  '/docs/reference',
  '/portal',
  '/portal/usage',
  '/portal/admin',
  '/review',
  '/documents',
];

interface Visit {
  readonly lcp: number;
  readonly cls: number;
  /** Main-thread time of scripts, styles and layout in ms. On a machine that does other work, it is more reliable than wall time. */
  readonly work: number;
  readonly bytes: number;
  readonly requests: number;
}

/** Forty paragraphs with one mistake each. */
const PAPER = docxOf(
  ...Array.from(
    { length: 40 },
    (_, i) => `Each student have written essay ${i + 1} in the laboratory during the last year.`,
  ),
);

/** Proofreads a document. @returns the path of its result */
async function resultPage(page: Page): Promise<string> {
  await page.goto('/documents');
  const mimeType = 'application/octet-stream';
  await page.locator('input[type=file]').setInputFiles({ name: 'paper.docx', mimeType, buffer: Buffer.from(PAPER) });
  await page.getByRole('button', { name: 'Proofread' }).click();
  await page.locator('.wp-item-row').first().waitFor();
  return new URL(page.url()).pathname;
}

/** Runs before the page's own scripts. */
const OBSERVE = `
  window.measured = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) measured.lcp = e.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) measured.cls += e.value; })
    .observe({ type: 'layout-shift', buffered: true });
`;

async function visit(page: Page, path: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.addInitScript(OBSERVE);
  await page.goto(path);
  await settled(page);
  // The last candidate for the largest paint is reported a frame or two later.
  await page.waitForTimeout(500);
  const { lcp, cls } = await page.evaluate<{ lcp: number; cls: number }>('measured');
  const { metrics } = await session.send('Performance.getMetrics');
  const work = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  return { lcp, cls, work, bytes, requests };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

const test = await startWebTest({ EMEND_MODELS: 'off' });
try {
  const first = await test.open();
  await signUpAs(first.context(), test.server.server.address, 'bench@example.org');
  const cookies = await first.context().cookies();
  console.log('page               LCP ms (median, worst)   work ms    CLS      KB  requests');
  const result = await resultPage(first);
  const visited = [...PAGES, result].map((path) => ({ path, locale: 'en' }));
  for (const { path, locale } of [...visited, { path: '/', locale: 'de' }, { path: result, locale: 'de' }]) {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await test.open({ locale });
      if (path !== '/' && path !== '/login') await page.context().addCookies(cookies);
      visits.push(await visit(page, path));
      await page.context().close();
    }
    const lcp = visits.map((one) => one.lcp);
    console.log(
      `${path === result ? 'a result' : path} ${locale === 'en' ? '' : locale}`.padEnd(18),
      median(lcp).toFixed(0).padStart(8),
      Math.max(...lcp)
        .toFixed(0)
        .padStart(10),
      median(visits.map(({ work }) => work))
        .toFixed(0)
        .padStart(14),
      Math.max(...visits.map(({ cls }) => cls))
        .toFixed(3)
        .padStart(9),
      (visits[0]!.bytes / 1024).toFixed(1).padStart(7),
      String(visits[0]!.requests).padStart(6),
    );
  }
} finally {
  await test.stop();
}
