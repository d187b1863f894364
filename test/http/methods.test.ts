import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinTestServer, type TestServer } from './test-server.ts';

const ID = '00000000-0000-4000-8000-000000000000';

describe('methods', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await joinTestServer({ EMEND_MODELS: 'off' });
  });
  afterAll(() => server.stop());
  const send = (method: string, path: string, headers: Record<string, string> = {}) =>
    fetch(server.server.address + path, { method, headers });

  const envelope = { status: false, message: expect.stringMatching(/not allowed/), data: null, service_type: null };
  it.each([
    ['GET', '/api/v2/plugin/check/paragraph', 'POST', { ...envelope, input: null, response: [] }],
    ['PUT', '/autoedit/v3/document/create/', 'GET, HEAD, POST', envelope],
    ['GET', `/autoedit/v2/submission/${ID}`, 'POST', envelope],
    ['POST', `/autoedit/v3/document/${ID}/final?x=1`, 'GET, HEAD', envelope],
    ['GET', '/api/v1/aicd/report/create/token', 'POST', { ...envelope, data: { message: expect.any(String) } }],
    ['DELETE', `/download/${ID}`, 'GET, HEAD', envelope],
    ['POST', '/openapi.json', 'GET, HEAD', envelope],
    ['PATCH', '/api/portal/keys', 'GET, HEAD, POST', envelope],
    ['GET', '/convert', 'POST', { detail: 'Method Not Allowed' }],
    ['DELETE', '/extract-text', 'POST', { detail: 'Method Not Allowed' }],
    ['POST', '/health', 'GET, HEAD', { detail: 'Method Not Allowed' }],
  ])('%s %s is 405, and Allow names %s', async (method, path, allowed, body) => {
    const response = await send(method, path, { accept: 'text/html, */*' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
    expect(await response.json()).toEqual(body);
  });

  it('answers OPTIONS with what an address takes, without a key', async () => {
    for (const [path, allowed] of [
      ['/api/v2/plugin/check/paragraph', 'POST'],
      ['/health', 'GET, HEAD'],
      ['/convert', 'POST'],
    ] as const) {
      const response = await send('OPTIONS', path);
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 204, allowed]);
      expect(await response.text()).toBe('');
    }
    expect((await send('OPTIONS', '/nothing')).status).toBe(404);
  });

  it('answers HEAD as GET, without a body', async () => {
    const head = await send('HEAD', '/health');
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      expect.stringContaining('application/json'),
      '',
    ]);
    expect((await send('HEAD', '/convert')).status).toBe(405);
    expect((await send('HEAD', `/autoedit/v3/document/${ID}`)).status).toBe(401);
  });

  it('still says 404 where there is nothing', async () => {
    for (const path of ['/nothing', '/api/v2/plugin/check', '/autoedit/v2/submission/', '/assets/nothing.js'])
      expect([path, (await send('GET', path)).status]).toEqual([path, 404]);
  });

  it('creates an address whatever the type of a body that it does not need', async () => {
    const urls = ['/autoedit/v3/document/create', '/api/v1/ai-cd/report/create/token'];
    for (const path of urls)
      for (const type of ['text/xml', 'application/json', 'application/octet-stream']) {
        const headers = { 'x-api-key': await server.key(), 'content-type': type };
        const response = await fetch(server.server.address + path, { method: 'POST', headers, body: '<a/>' });
        expect([path, type, response.status]).toEqual([path, type, 200]);
      }
  });
});
