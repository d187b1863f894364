import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docxOf } from '../documents/sample-documents.ts';
import { joinTestServer, startTestServer, type TestServer } from './test-server.ts';

const EDITOR = 'https://editor.example.org';
const OTHER = 'http://localhost:3000';
const STRANGER = 'https://stranger.example.org';
const PARAGRAPH = '/api/v2/plugin/check/paragraph';
const ID = '00000000-0000-4000-8000-000000000000';

/** Every address of the contract, with its method. */
const OPEN = [
  ['POST', PARAGRAPH],
  ['POST', '/autoedit/v3/document/create'],
  ['POST', `/autoedit/v2/submission/${ID}`],
  ['GET', `/autoedit/v3/document/${ID}`],
  ['GET', `/autoedit/v3/document/${ID}/final`],
  ['POST', '/api/v1/ai-cd/report/create/token'],
  ['POST', `/api/v4/aicd/report/submission/${ID}`],
  ['GET', `/api/v1/ai-cd/report/status/${ID}`],
  ['GET', `/api/v1/aicd/report/information/${ID}`],
  ['GET', `/download/${ID}`],
  ['POST', '/convert'],
  ['POST', '/extract-text'],
  ['GET', '/health'],
] as const;

/** What a cookie may authenticate. */
const CLOSED = [
  ['POST', '/api/portal/session'],
  ['GET', '/api/portal/keys'],
  ['GET', '/api/portal/admin/accounts'],
  ['POST', '/api/review/check'],
  ['GET', '/api/review/terms'],
  ['POST', '/api/review/pdfs'],
  ['GET', `/api/review/documents/${ID}/file`],
] as const;

function preflight(server: TestServer, origin: string, method: string, path: string): Promise<Response> {
  const headers = {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'content-type,x-api-key',
  };
  return fetch(server.server.address + path, { method: 'OPTIONS', headers });
}

const crossOriginHeaders = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('other origins', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ EMEND_MODELS: 'off', EMEND_ALLOWED_ORIGINS: `${EDITOR}, ${OTHER}` });
  });
  afterAll(() => server.stop());
  const send = (method: string, path: string, origin: string, headers: Record<string, string> = {}) =>
    fetch(server.server.address + path, { method, headers: { origin, ...headers } });

  it('that are allowed may ask before each request of the contract', async () => {
    for (const [method, path] of OPEN) {
      const response = await preflight(server, EDITOR, method, path);
      const { headers } = response;
      expect([path, response.status, headers.get('access-control-allow-origin')]).toEqual([path, 204, EDITOR]);
      expect(headers.get('access-control-allow-methods')).toContain(method);
      expect(headers.get('access-control-allow-headers')).toMatch(/x-api-key.*content-type|content-type.*x-api-key/i);
      expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
      expect(headers.get('vary')).toMatch(/origin/i);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('that are allowed may read every answer, errors too', async () => {
    const test = await server.key({ kind: 'test' });
    const ask = () => server.check(test, { paragraph: 'Fine.' }, { origin: EDITOR });
    // Together: one after another they may be more than a second apart on a busy machine, and the rate is one a second.
    const asked = (await Promise.all([ask(), ask()])).sort((one, other) => one.status - other.status);
    const answers: [number, Response][] = [
      [200, asked[0]!],
      [429, asked[1]!],
      [400, await server.check(await server.key(), {}, { origin: EDITOR })],
      [401, await server.check(null, { paragraph: 'Fine.' }, { origin: OTHER })],
      [403, await server.check(await server.key({ scopes: ['proofread'] }), {}, { origin: OTHER })],
      [404, await send('GET', `/download/${ID}`, EDITOR)],
      [405, await send('GET', PARAGRAPH, EDITOR)],
      [422, await send('POST', '/convert', EDITOR)],
      [200, await send('GET', '/health', EDITOR)],
    ];
    for (const [status, response] of answers) {
      expect(response.status).toBe(status);
      expect(response.headers.get('access-control-allow-origin')).toMatch(/^(https:\/\/editor|http:\/\/localhost)/);
      expect(response.headers.get('vary')).toMatch(/origin/i);
      const exposed = response.headers.get('access-control-expose-headers')!.toLowerCase();
      for (const name of [
        'retry-after',
        'ratelimit-limit',
        'ratelimit-remaining',
        'x-error-code',
        'x-request-id',
        'content-disposition',
      ])
        expect(exposed).toContain(name);
    }
  });

  it('that are allowed may submit a file to the upload address', async () => {
    const headers = { 'x-api-key': await server.key(), origin: EDITOR };
    const created = await fetch(`${server.server.address}/autoedit/v3/document/create`, { method: 'POST', headers });
    const form = new FormData();
    form.set('doc_type', '3');
    form.set('pipeline', 'basic');
    form.set('file', new Blob([new Uint8Array(docxOf('Fine.'))]), 'a.docx');
    const { data } = (await created.json()) as { data: string };
    const response = await fetch(data, { method: 'POST', headers, body: form });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, EDITOR]);
  });

  it('that are not named may not, and caches know that the answer depends on the origin', async () => {
    for (const origin of [STRANGER, 'null', `${EDITOR}.evil.example`, 'https://editor.example.org:8443'])
      for (const [method, path] of OPEN) {
        const asked = await preflight(server, origin, method, path);
        expect([origin, path, asked.status, crossOriginHeaders(asked)]).toEqual([origin, path, 204, []]);
        const answer = await send(method, path, origin);
        expect([origin, path, crossOriginHeaders(answer), answer.headers.get('vary')]).toEqual([
          origin,
          path,
          [],
          expect.stringMatching(/origin/i),
        ]);
      }
  });

  it('never come to what a cookie authenticates', async () => {
    for (const [method, path] of CLOSED) {
      expect([path, crossOriginHeaders(await preflight(server, EDITOR, method, path))]).toEqual([path, []]);
      expect([path, crossOriginHeaders(await send(method, path, EDITOR))]).toEqual([path, []]);
    }
  });
});

describe('other origins by default', () => {
  it('may not read anything', async () => {
    const server = await joinTestServer({ EMEND_MODELS: 'off' });
    for (const [method, path] of OPEN) {
      expect(crossOriginHeaders(await preflight(server, EDITOR, method, path))).toEqual([]);
      const answer = await fetch(server.server.address + path, { method, headers: { origin: EDITOR } });
      expect(crossOriginHeaders(answer)).toEqual([]);
    }
    await server.stop();
  });

  it('are all allowed with *', async () => {
    const server = await startTestServer({ EMEND_MODELS: 'off', EMEND_ALLOWED_ORIGINS: '*' });
    try {
      const asked = await preflight(server, STRANGER, 'POST', PARAGRAPH);
      expect(asked.headers.get('access-control-allow-origin')).toBe('*');
      const answer = await server.check(await server.key(), { paragraph: 'Fine.' }, { origin: STRANGER });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(crossOriginHeaders(await preflight(server, STRANGER, 'POST', '/api/review/check'))).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});
