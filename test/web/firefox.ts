import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { describe, it } from 'vitest';
import { startTestServer, type TestServer } from '../http/test-server.ts';
import { builtWeb } from './built-web.ts';
import { PASSWORD } from './portal-client.ts';

/** Debian's; another place can be named. */
const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

/** How long a page may take on a machine that does other things. */
const PATIENCE_MS = 60_000;

/** Tests in a real Firefox, driven by WebDriver BiDi. Without it they are skipped by name, which is a failure where CI is set. */
export function describeInFirefox(name: string, tests: () => void): void {
  if (existsSync(FIREFOX)) describe(name, tests);
  else if (process.env['CI'])
    it(name, () => {
      throw new Error(`${FIREFOX} is not there`);
    });
  else it.skip(`${name} (${FIREFOX} is not there)`, () => undefined);
}

export interface FirefoxTest {
  readonly server: TestServer;
  /** A page of a browser that nobody has used before. */
  open(): Promise<Page>;
  /** A page of a new account, signed in. */
  writer(): Promise<Page>;
  /** Exceptions of the pages, and what the content security policy refused. */
  readonly faults: readonly string[];
  stop(): Promise<void>;
}

export async function startFirefoxTest(): Promise<FirefoxTest> {
  const [server, browser] = await Promise.all([
    builtWeb().then((webDir) => startTestServer({ EMEND_WEB_DIR: webDir, EMEND_MODELS: 'off' })),
    puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true }),
  ]);
  const faults: string[] = [];
  const { address } = server.server;
  let accounts = 0;
  const open = () => newPage(browser, faults);
  return {
    server,
    faults,
    open,
    async writer() {
      const page = await open();
      await page.goto(`${address}/login`);
      const body = JSON.stringify({ email: `fox${++accounts}@example.org`, password: PASSWORD });
      await page.evaluate(
        `fetch('/api/portal/accounts', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)} })`,
      );
      return page;
    },
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

async function newPage(browser: Browser, faults: string[]): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport({ width: 1280, height: 900 });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (/Content[- ]Security[- ]Policy/.test(message.text())) faults.push(message.text());
  });
  return page;
}
