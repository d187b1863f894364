import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Environment } from '../../src/platform/config/load.ts';
import { joinTestServer, startTestServer, type TestServer } from '../http/test-server.ts';
import { builtWeb } from './built-web.ts';
import { PASSWORD, signUp } from './portal-client.ts';

/** Debian's; the shell without windows is the same browser and starts in an eighth of the CPU time (0.9 s, 6.9 s). Another place can be named. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
export const CHROMIUM = process.env['CHROMIUM'] ?? PLACES.find((path) => existsSync(path)) ?? '/usr/bin/chromium';

/**
 * Tests in a real browser. Without Chromium they are skipped by name, which is a failure where CI is set.
 */
export function describeInChromium(name: string, tests: () => void): void {
  if (existsSync(CHROMIUM)) describe(name, tests);
  else if (process.env['CI'])
    it(name, () => {
      throw new Error(`${CHROMIUM} is not there`);
    });
  else it.skip(`${name} (${CHROMIUM} is not there)`, () => undefined);
}

/** A name that is not this machine's own, so that its pages count as insecure over http, as in a network. */
const NETWORK_NAME = '--host-resolver-rules=MAP emend.test 127.0.0.1';

/** Generous: on a machine that does other things a page may take many times its usual 0.2 s. */
const PATIENCE_MS = 90_000;

/** Polls longer than the standard second. */
export function until<T>(probe: () => Promise<T> | T) {
  return expect.poll(probe, { timeout: PATIENCE_MS });
}

/** The service with its pages, freshly built, and a browser. */
export interface WebTest {
  readonly server: TestServer;
  readonly browser: Browser;
  /** The pages as they were built, for a second service. */
  readonly webDir: string;
  /** A page of a browser that nobody has used before; errors of the page fail the test that calls `faults`. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** What pages complained about: exceptions, and what the content security policy refused. */
  readonly faults: readonly string[];
  stop(): Promise<void>;
}

/** Ends with the worker. */
let shared: Promise<Browser> | undefined;

/**
 * The browser of this worker, which all its files of tests share: its start takes more of a core than a page does (3 s against 2.2 s beside
 * other work). What a browser keeps it keeps by context, and each test has contexts of its own.
 */
async function sharedBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => undefined);
  if (!running?.isConnected())
    shared = chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', NETWORK_NAME],
    });
  return shared!;
}

/** A service of its own: for tests in which its first account, the administrator's, is looked at, or with settings of their own. */
export const startWebTest = (environment: Environment = {}): Promise<WebTest> => webTest(startTestServer, environment);

/**
 * The service that all files of tests in this worker share: a start takes 2 s of a processor, more than most tests here. They see nothing of
 * each other where each test has an account of its own (`memberOf`, `newWriter`); the administrator's is taken.
 */
export async function joinWebTest(): Promise<WebTest> {
  const test = await webTest(joinTestServer, { EMEND_MODELS: 'off' });
  await signUp(test.server.server.address, newEmail('first'));
  return test;
}

async function webTest(
  serverOf: (environment: Environment) => Promise<TestServer>,
  environment: Environment,
): Promise<WebTest> {
  const webDir = await builtWeb();
  const [server, browser] = await Promise.all([serverOf({ EMEND_WEB_DIR: webDir, ...environment }), sharedBrowser()]);
  const faults: string[] = [];
  return {
    server,
    browser,
    webDir,
    faults,
    async open(options = {}) {
      const context = await browser.newContext({ baseURL: server.server.address, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text());
      });
      return page;
    },
    async stop() {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await server.stop();
    },
  };
}

let addresses = 0;

/** An address that nobody has used before. */
export function newEmail(name: string): string {
  return `${name}${++addresses}@example.org`;
}

/** Makes an account in this browser and stays signed in. */
export async function signUpAs(context: BrowserContext, address: string, email: string): Promise<void> {
  const response = await context.request.post(`${address}/api/portal/accounts`, {
    headers: { origin: address },
    data: { email, password: PASSWORD },
  });
  if (!response.ok()) throw new Error(`sign-up failed: ${await response.text()}`);
}

/** A page of a browser with a new account; the first account of a service is the administrator's. */
export async function memberOf(test: WebTest, name: string, email = newEmail(name)): Promise<Page> {
  const page = await test.open();
  await signUpAs(page.context(), test.server.server.address, email);
  return page;
}

/** Waits until the page is drawn and nothing in it is still being fetched. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.locator('.placeholder').first().waitFor({ state: 'detached' });
}
