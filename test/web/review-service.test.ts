import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CATEGORY_NAMES } from '../../src/contract/categories.ts';
import { SCORE_TERMS, qualityScore as serviceScore } from '../../src/services/documents/quality-score.ts';
import type { CheckAnswer } from '../../src/web/review/alert.ts';
import { qualityScore } from '../../src/web/review/quality.ts';
import { joinTestServer, type TestServer } from '../http/test-server.ts';
import { sendFromPage, signUp } from './portal-client.ts';

// A service starts in 2 s alone and in 25 s at a load of 20.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describe('what the review screens ask for', () => {
  let test: TestServer;
  let address: string;
  beforeAll(async () => {
    test = await joinTestServer({ EMEND_MODELS: 'off' });
    address = test.server.address;
  });
  afterAll(() => test.stop());

  const send = (path: string, cookie: string, json?: unknown, headers: Record<string, string> = {}) =>
    sendFromPage(address, json === undefined ? 'GET' : 'POST', path, json, { cookie, ...headers });
  const words = async (cookie: string) =>
    ((await (await send('/api/review/terms', cookie)).json()) as { dictionary: string[] }).dictionary;

  it('checks as the contract does, and knows what is written', async () => {
    const cookie = await signUp(address, 'review-check@example.org');
    const response = await send('/api/review/check', cookie, { paragraph: 'He go home.', doc_type: 2 });
    expect(response.status).toBe(200);
    const { response: sentences } = (await response.json()) as CheckAnswer;
    expect(sentences[0]?.sentence_result[0]?.covered_text).toBe('go');
    expect((await send('/api/review/check', cookie, { paragraph: 'He go home.', doc_type: 4 })).status).toBe(400);
    expect((await send('/api/review/check', cookie, { paragraph: 'word '.repeat(501) })).status).toBe(400);
  });

  it('answers nobody who is not signed in, programs with a key neither', async () => {
    const key = await test.key();
    for (const path of [
      '/api/review/terms',
      '/api/portal/pdfs',
      '/api/review/documents/x/changes',
      '/api/review/documents/x/file',
    ])
      expect((await send(path, '')).status).toBe(401);
    expect((await send('/api/review/check', '', { paragraph: 'He go.' })).status).toBe(401);
    expect((await send('/api/review/check', '', { paragraph: 'He go.' }, { 'x-api-key': key })).status).toBe(401);
    const cookie = await signUp(address, 'review-origin@example.org');
    expect((await send('/api/review/dictionary', cookie, { word: 'a' }, { origin: 'https://x.org' })).status).toBe(403);
  });

  it('keeps a dictionary for each account', async () => {
    const [one, other] = [
      await signUp(address, 'review-one@example.org'),
      await signUp(address, 'review-other@example.org'),
    ];
    for (const word of ['zebrafish', 'Zyxomat', 'zebrafish', ' cafe\u0301 '])
      expect((await send('/api/review/dictionary', one, { word })).status).toBe(200);
    expect(await words(one)).toEqual(['café', 'zebrafish', 'Zyxomat'].sort());
    expect(await words(other)).toEqual([]);
    expect((await send('/api/review/dictionary', one, { word: 'two words' })).status).toBe(400);
    expect((await send('/api/review/dictionary', one, { word: '' })).status).toBe(400);
    await send('/api/review/dictionary/remove', one, { word: 'zebrafish' });
    expect(await words(one)).not.toContain('zebrafish');
    expect(test.log.join('')).not.toContain('Zyxomat');
  });

  it('tells every account the words of the team', async () => {
    const add = new URLSearchParams({ word: 'Tosumi' });
    await fetch(`${address}/v2/words/add`, { method: 'POST', body: add });
    const cookie = await signUp(address, 'review-colleague@example.org');
    expect(await (await send('/api/review/terms', cookie)).json()).toMatchObject({
      dictionary: [],
      // other tests of this service may have put words there too
      team_dictionary: expect.arrayContaining(['Tosumi']),
    });
  });

  it('says the same of unknown records as of those of others', async () => {
    const cookie = await signUp(address, 'review-probe@example.org');
    const id = '00000000-0000-4000-8000-000000000000';
    for (const path of [
      `documents/${id}/changes`,
      `reports/${id}/paragraphs`,
      `documents/${id}/file`,
      `reports/${id}/file`,
      `pdfs/${id}`,
      'pdfs/x',
      `pdfs/${id}/pages/1`,
    ])
      expect((await send(`/api/review/${path}`, cookie)).status, path).toBe(404);
  });
});

describe('the pages', () => {
  it('score as the service does, by the terms that it sends', () => {
    const alert = fc.record({ category: fc.constantFrom(...CATEGORY_NAMES), advisor: fc.boolean() });
    fc.assert(
      fc.property(fc.array(alert), fc.nat(5_000), (alerts, count) => {
        const mine = alerts.map(({ category, advisor }) => ({ category, replacements: advisor ? [] : ['x'] }));
        expect(qualityScore(mine, count, SCORE_TERMS)).toBe(serviceScore(alerts, count));
      }),
    );
  });
});
