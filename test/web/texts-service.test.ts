import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joinTestServer, type TestServer } from '../http/test-server.ts';
import { sendFromPage, signUp as signUpAt } from './portal-client.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describe('texts that are kept on the server', () => {
  let test: TestServer;
  let address: string;
  beforeAll(async () => {
    test = await joinTestServer({ EMEND_MODELS: 'off' });
    address = test.server.address;
  });
  afterAll(() => test.stop());

  const signUp = (email: string) => signUpAt(address, email);
  const send = async (method: string, path: string, cookie: string, json?: unknown) => {
    const response = await sendFromPage(address, method, `/api/review/texts${path}`, json, { cookie });
    // biome-ignore lint/suspicious/noExplicitAny: each answer has a shape of its own
    return [response.status, (await response.json()) as any] as const;
  };
  const text = (plain: string, base = 0) => ({
    base,
    name: 'A name nobody guesses',
    excerpt: plain.slice(0, 20),
    plain,
    record: { doc: { type: 'doc', words: plain } },
    words: 3,
  });

  it('keeps, lists, searches and deletes them', async () => {
    const cookie = await signUp('texts-texts@example.org');
    const [one, two] = [randomUUID(), randomUUID()];
    expect(await send('PUT', `/${one}`, cookie, text('Water in Soils.'))).toEqual([200, { revision: 1 }]);
    expect(await send('PUT', `/${two}`, cookie, text('Birds of prey.'))).toEqual([200, { revision: 1 }]);
    expect(await send('PUT', `/${one}`, cookie, text('Water in dry soils.', 1))).toEqual([200, { revision: 2 }]);
    const [, { items }] = await send('GET', '', cookie);
    expect(items).toMatchObject([
      { id: one, revision: 2, name: 'A name nobody guesses', excerpt: 'Water in dry soils.', words: 3 },
      { id: two, revision: 1 },
    ]);
    expect((await send('GET', `/${one}`, cookie))[1]).toMatchObject({
      revision: 2,
      record: { doc: { words: 'Water in dry soils.' } },
    });
    expect((await send('POST', '/search', cookie, { query: 'soils DRY' }))[1]).toEqual({ ids: [one] });
    expect((await send('POST', '/search', cookie, { query: 'nobody guesses' }))[1].ids).toHaveLength(2);
    expect((await send('DELETE', `/${two}`, cookie))[0]).toBe(200);
    expect((await send('GET', `/${two}`, cookie))[0]).toBe(404);
  });

  it('writes over no change that was made elsewhere', async () => {
    const cookie = await signUp('texts-conflict@example.org');
    const id = randomUUID();
    await send('PUT', `/${id}`, cookie, text('First.'));
    await send('PUT', `/${id}`, cookie, text('Second.', 1));
    expect((await send('PUT', `/${id}`, cookie, text('Late.', 1)))[0]).toBe(409);
    expect((await send('PUT', `/${id}`, cookie, text('New.')))[0]).toBe(409);
    expect((await send('GET', `/${id}`, cookie))[1]).toMatchObject({ revision: 2 });
  });

  it('shows them to nobody else', async () => {
    const [owner, other] = [await signUp('texts-owner@example.org'), await signUp('texts-other@example.org')];
    const id = randomUUID();
    await send('PUT', `/${id}`, owner, text('Mine.'));
    expect((await send('GET', '', other))[1]).toEqual({ items: [] });
    expect((await send('GET', `/${id}`, other))[0]).toBe(404);
    expect((await send('PUT', `/${id}`, other, text('Yours.', 1)))[0]).toBe(409);
    expect((await send('DELETE', `/${id}`, other))[0]).toBe(404);
    expect((await send('POST', '/search', other, { query: 'Mine' }))[1]).toEqual({ ids: [] });
    expect((await send('GET', '', ''))[0]).toBe(401);
    expect((await send('GET', `/${id}`, owner))[0]).toBe(200);
  });

  it('stores neither names nor words where the database can be read', async () => {
    const cookie = await signUp('texts-sealed@example.org');
    const id = randomUUID();
    await send('PUT', `/${id}`, cookie, text('Zwitterion.'));
    const files = readdirSync(test.dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const holding = (words: string) =>
      files.some((file) => readFileSync(join(file.parentPath, file.name)).includes(words));
    expect(holding('sealed@example.org')).toBe(true);
    expect(['Zwitterion', 'nobody guesses'].filter(holding)).toEqual([]);
    expect(test.log.filter((line) => /Zwitterion|nobody guesses/.test(line))).toEqual([]);
    expect(readFileSync(join(test.dataDir, 'texts.key'), 'utf8')).toMatch(/^[\da-f]{64}\n$/);
  });
});
