import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../../test/http/test-server.ts';
import { pagesAt, welcomeText } from './welcome.ts';

const plain = (_: string, text: string) => text;
const address = 'http://127.0.0.1:8080';
const baseUrl = 'https://emend.example.org';

it('leads to the browser and the first account before anything else', () => {
  const text = welcomeText({ address, baseUrl, pages: { unclaimed: true, guests: true } }, plain);
  expect(text).toContain(`listens at ${address}`);
  const open = text.indexOf(`Open ${baseUrl} in your browser and create the first account`);
  expect(open).toBeGreaterThan(0);
  expect(text).toContain(`without an account: ${baseUrl}/review`);
  expect(text.indexOf('npx emend keys create')).toBeGreaterThan(open);
  expect(text).toContain(`curl ${baseUrl}/api/v2/plugin/check/paragraph`);
});

it('speaks of no first account where there is one, and of no browser where there are no pages', () => {
  const ready = welcomeText({ address, baseUrl, pages: { unclaimed: false, guests: false } }, plain);
  expect(ready).toContain(`Open ${baseUrl} in your browser.`);
  expect(ready).not.toMatch(/first account|without an account/);
  expect(welcomeText({ address, baseUrl, pages: null }, plain)).not.toContain('browser');
});

it('learns from the service whether it has pages and an account', async () => {
  const test = await startTestServer({ EMEND_MODELS: 'off', EMEND_WEB_DIR: '/nonexistent' });
  onTestFinished(() => test.stop());
  expect(await pagesAt(test.server.address)).toBeNull();
  expect(await pagesAt('http://127.0.0.1:1')).toBeNull();
});
