import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joinTestServer, type TestServer } from './test-server.ts';

interface OpenApi {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, { security?: unknown; responses: Record<string, unknown> }>>;
  components: { securitySchemes: unknown };
}

describe('operations', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await joinTestServer({ EMEND_MODELS: 'off' });
  });
  afterAll(() => server.stop());

  it('says that it lives', async () => {
    const response = await server.get('/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', version: '0.1.0' });
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400, /could not be read/],
    ['an unknown method', 'BREW /health HTTP/1.1\r\nHost: x\r\n\r\n', 400, /could not be read/],
    ['large headers', `GET /health HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431, /too large/],
  ] as const)('answers %s as it answers everything else', async (_what, request, status, message) => {
    const { hostname, port } = new URL(server.server.address);
    const socket = connect(Number(port), hostname).end(request);
    const [head, body] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body!)).toEqual({
      status: false,
      message: expect.stringMatching(message),
      data: null,
      service_type: null,
    });
  });

  it('says that it is ready', async () => {
    const response = await server.get('/readyz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', checks: { database: 'ok', store: 'ok', engine: 'ok' } });
  });

  it('counts requests by route, never by address', async () => {
    await server.get('/unknown/secret-token');
    await server.check(await server.key(), { paragraph: 'Fine.' });
    const text = await (await server.get('/metrics')).text();
    expect(text).toMatch(/emend_http_request_duration_seconds_count\{route="\/health",method="GET",status="200"\} \d/);
    expect(text).toMatch(/emend_http_errors_total\{route="\/\*",status="404"\} \d/);
    expect(text).toMatch(/emend_pool_wait_seconds_count\{pool="paragraph"\} \d/);
    expect(text).toMatch(/emend_pool_state\{of="threads"\} 1/);
    expect(text).toMatch(/emend_nodejs_eventloop_lag_seconds /);
    expect(text).not.toContain('secret-token');
  });

  it('describes itself', async () => {
    const description = (await (await server.get('/openapi.json')).json()) as OpenApi;
    expect(description.openapi).toBe('3.1.0');
    expect(description.info.version).toBe('0.1.0');
    expect(description.components.securitySchemes).toEqual({
      apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
    });
    const { post } = description.paths['/api/v2/plugin/check/paragraph']!;
    expect(post!.security).toEqual([{ apiKey: [] }]);
    expect(Object.keys(post!.responses).sort()).toEqual(['200', '400', '401', '403', '413', '429', '500', '503']);
  });

  it('gives unknown addresses the error shape of the service that they belong to', async () => {
    const answer = async (path: string) => (await server.get(path)).json();
    const envelope = { status: false, message: expect.any(String), data: null, service_type: null };
    expect(await answer('/nothing')).toEqual(envelope);
    expect(await answer('/autoedit/v3/document/x')).toEqual(envelope);
    expect(await answer('/api/v1/aicd/report/status/x')).toEqual({
      ...envelope,
      data: { message: expect.any(String) },
    });
    expect(await answer('/convert/nothing')).toEqual({
      detail: [{ type: expect.any(String), loc: expect.any(Array), msg: expect.any(String) }],
    });
    expect(await answer('/%zz')).toEqual(envelope);
  });

  it('logs each request with its id and without its address', async () => {
    const response = await server.get('/health?token=secret-token');
    const id = response.headers.get('x-request-id')!;
    await vi.waitFor(() => expect(server.log.some((line) => line.includes(id))).toBe(true), 30_000);
    const line = JSON.parse(server.log.find((entry) => entry.includes(id))!) as object;
    expect(line).toMatchObject({ level: 'info', msg: 'request', method: 'GET', route: '/health', status: 200 });
    expect(server.log.join('')).not.toContain('secret-token');
  });

  it('keeps the admin channel to those who can read the data folder', async () => {
    const { readFileSync, statSync } = await import('node:fs');
    const file = `${server.dataDir}/admin.json`;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(readFileSync(file, 'utf8')) as { port: number };
    const call = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/keys/list`, { method: 'POST', headers, body: '{}' });
    expect((await call({})).status).toBe(401);
    expect((await call({ authorization: 'Bearer wrong' })).status).toBe(401);
  });
});
