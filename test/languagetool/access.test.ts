import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../http/test-server.ts';
import { check, SENTENCE, send, told } from './languagetool-client.ts';

const FORM = new URLSearchParams({ text: SENTENCE, language: 'en-US' }).toString();
const ADD_ON = 'moz-extension://5b9f1e2a-0000-4000-8000-000000000000';
const PAGE = 'https://evil.example';
const EDITOR = 'https://editor.example.org';

describe('who may use /v2', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ EMEND_MODELS: 'off', EMEND_ALLOWED_ORIGINS: EDITOR });
  });
  afterAll(() => server.stop());
  const post = (headers: Record<string, string>, path = '/v2/check', body = FORM) =>
    send(server, 'POST', path, { 'content-length': String(Buffer.byteLength(body)), ...headers }, body);

  it('are programs here without a key, and nobody by another name of this machine', async () => {
    expect((await post({})).status).toBe(200);
    for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-for': '10.0.0.7' }]) {
      const { status, headers: given, body } = await post(headers);
      expect([status, given['content-type'], body]).toEqual([
        403,
        'text/plain; charset=utf-8',
        expect.stringMatching(/^Error: .*apiKey/),
      ]);
    }
    const key = await server.key();
    const withKey = `${FORM}&apiKey=${key}&username=a%40example.org`;
    expect((await post({ host: 'emend.example.org' }, '/v2/check', withKey)).status).toBe(200);
    const other = await server.key({ scopes: ['proofread'] });
    expect((await post({}, '/v2/check', `${FORM}&apiKey=${other}`)).status).toBe(403);
  });

  it('are add-ons and allowed pages, which may read the answer, and no other page', async () => {
    for (const origin of [ADD_ON, EDITOR]) {
      const asked = await send(server, 'OPTIONS', '/v2/check', {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      });
      expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, origin]);
      expect(asked.headers['access-control-allow-methods']).toMatch(/GET.*POST/);
      expect(asked.headers['access-control-allow-headers']).toMatch(/content-type/);
      const answer = await post({ origin });
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
    }
    for (const origin of [PAGE, 'null']) {
      const asked = await send(server, 'OPTIONS', '/v2/check', { origin, 'access-control-request-method': 'POST' });
      expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, undefined]);
      const answer = await post({ origin });
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
      expect((await post({ origin }, '/v2/words/add', 'word=planted')).status).toBe(403);
    }
    // Add-ons reach nothing else.
    const paragraph = await send(server, 'OPTIONS', '/api/v2/plugin/check/paragraph', {
      origin: ADD_ON,
      'access-control-request-method': 'POST',
    });
    expect(paragraph.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('have words of their own and share those of the team', async () => {
    const [own, other] = [await server.key(), await server.key({ account: 'other@example.org' })];
    const text = 'It is definately a good day for all of us.';
    const questioned = async (apiKey = '') =>
      told(await check(server, { text, apiKey }), text).map((it) => it.split(' ')[0]);
    expect(await questioned(own)).toContain('definately');

    const words = async (path: string, parameters: Record<string, string>) => {
      const response = await fetch(`${server.server.address}/v2/words${path}`, {
        method: 'POST',
        body: new URLSearchParams(parameters),
      });
      return [response.status, await response.text()];
    };
    const list = async (query: string) => (await server.get(`/v2/words?limit=1000&${query}`)).json();

    expect(await words('/add', { word: 'definately', apiKey: own })).toEqual([200, '{"added":true}']);
    expect(await words('/add', { word: 'definately', apiKey: own })).toEqual([200, '{"added":false}']);
    expect(await list(`apiKey=${own}`)).toEqual({ words: ['definately'] });
    expect(await list(`apiKey=${other}`)).toEqual({ words: [] });
    expect(await questioned(own)).not.toContain('definately');
    expect(await questioned(other)).toContain('definately');
    expect(await questioned()).toContain('definately');

    // By the query, without a body, as one client does.
    const bare = await fetch(`${server.server.address}/v2/words/delete?word=definately&apiKey=${own}`, {
      method: 'POST',
    });
    expect(await bare.json()).toEqual({ deleted: true });
    expect(await questioned(own)).toContain('definately');

    // Without a key, on this machine, the words are the team's; with one, an administrator's to change.
    expect(await words('/add', { word: 'definately' })).toEqual([200, '{"added":true}']);
    expect(await list(`dicts=team&apiKey=${other}`)).toEqual({ words: ['definately'] });
    for (const apiKey of [own, other, '']) expect(await questioned(apiKey)).not.toContain('definately');
    expect(await words('/delete', { word: 'definately', dict: 'team', apiKey: other })).toEqual([
      403,
      expect.stringMatching(/^Error: .*administrator/),
    ]);
    expect(await words('/delete', { word: 'definately' })).toEqual([200, '{"deleted":true}']);
    expect(await words('/delete', { word: 'definately' })).toEqual([200, '{"deleted":false}']);
    expect(await words('/add', { word: '' })).toEqual([400, expect.stringMatching(/"word"/)]);
    expect(await words('/add', { word: 'two words' })).toEqual([400, expect.stringMatching(/single word/)]);
  });
});
