import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildAddIns } from '../../scripts/build-add-ins.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { startTestServer, type TestServer } from '../http/test-server.ts';
import { CHROMIUM } from '../web/chromium.ts';

const MOCK = join(import.meta.dirname, 'mock');

/** A piece of a paragraph of the mock's document. */
export interface Piece {
  readonly text: string;
  readonly change?: 'ins' | 'del';
}

/** The add-ins, served; Emend, which allows their origin; and a browser. */
export interface PaneTest {
  readonly folder: string;
  readonly server: TestServer;
  /** Opens a pane over a document; its host is a mock. */
  open(
    pane: 'word' | 'onlyoffice',
    paragraphs: readonly (string | readonly Piece[])[],
    options?: object,
  ): Promise<Page>;
  /** Tells the pane where Emend is, checks the document, and waits until nothing is open. */
  check(page: Page): Promise<void>;
  /** The pieces of the document's paragraphs: kept text as it is, inserted in +…+, deleted in -…-. */
  document(page: Page): Promise<string[]>;
  /** What pages threw. */
  readonly faults: readonly string[];
  stop(): Promise<void>;
}

export async function startPaneTest(): Promise<PaneTest> {
  const folder = mkdtempSync(join(tmpdir(), 'emend-add-ins-'));
  await buildAddIns(folder, 'https://add-ins.example.org/word');
  mkdirSync(join(folder, 'v1'));
  copyFileSync(join(MOCK, 'plugins.js'), join(folder, 'v1', 'plugins.js'));
  const site = await serveFolder(folder);
  const [server, browser]: [TestServer, Browser] = await Promise.all([
    startTestServer({ EMEND_MODELS: 'off', EMEND_ALLOWED_ORIGINS: new URL(site.address).origin }),
    chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] }),
  ]);
  const key = await server.key();
  const faults: string[] = [];
  return {
    folder,
    server,
    faults,
    async open(pane, paragraphs, options = {}) {
      const page = await (await browser.newContext({ viewport: { width: 360, height: 900 } })).newPage();
      page.on('pageerror', (error) => faults.push(String(error)));
      await page.addInitScript({ path: join(MOCK, 'tracked-document.js') });
      const pieces = paragraphs.map((each) => (typeof each === 'string' ? [{ text: each }] : each));
      await page.addInitScript(`trackedDocument.paragraphs = ${JSON.stringify(pieces)};`);
      await page.addInitScript(`globalThis.mockOptions = ${JSON.stringify(options)};`);
      await page.route('https://appsforoffice.microsoft.com/**', (route) =>
        route.fulfill({ path: join(MOCK, 'office.js') }),
      );
      await page.goto(`${site.address}${pane === 'word' ? 'word/taskpane.html' : 'onlyoffice/index.html'}`);
      return page;
    },
    async check(page) {
      const address = page.getByLabel('Address of Emend');
      await address.waitFor({ state: 'attached' });
      // closed when a key was kept
      if (await address.isVisible()) {
        await address.fill(server.server.address);
        await page.getByLabel('Key of your account').fill(key);
        await page.getByRole('button', { name: 'Save' }).click();
      }
      await page.getByRole('button', { name: 'Check the document' }).click();
      await page.getByText(/^(\d+ suggestions?|Nothing found)\.$/).waitFor();
    },
    document: (page) =>
      page.evaluate(
        `trackedDocument.paragraphs.map((pieces) => pieces.map(({ text, change }) => {
          const sign = { ins: '+', del: '-' }[change] ?? '';
          return sign + text + sign;
        }).join(''))`,
      ),
    async stop() {
      await browser.close();
      await server.stop();
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
