import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PARAGRAPH_PATH, startTestServer, type TestServer } from '../http/test-server.ts';
import { cookieOf, PASSWORD, sendFromPage } from './portal-client.ts';

// A service starts in 2 s alone and in 25 s at a load of 20.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Where the account of a session was made from, as the audit log has it. */
async function addressesOf(origin: string, cookie: string): Promise<string[]> {
  const log = await fetch(`${origin}/api/portal/audit`, { headers: { cookie } });
  const { events } = (await log.json()) as { events: { action: string; address: string }[] };
  return events.filter(({ action }) => action === 'account.created').map(({ address }) => address);
}

const FORWARDED = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };

describe('signing in', () => {
  let test: TestServer;
  let address: string;
  beforeAll(async () => {
    test = await startTestServer({ EMEND_MODELS: 'off' });
    address = test.server.address;
  });
  afterAll(() => test.stop());

  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    sendFromPage(address, method, path, body, headers);
  const signUp = (email: string, password = PASSWORD) => send('POST', '/api/portal/accounts', { email, password });
  const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
    send('POST', '/api/portal/session', { email, password }, headers);
  const whoIs = async (cookie: string) =>
    (await (await fetch(`${address}/api/portal/session`, { headers: { cookie } })).json()) as {
      account: { email: string; role: string } | null;
      firstAccount: boolean;
    };

  it('makes the first account administrator and the others members', async () => {
    expect(await whoIs('')).toMatchObject({ account: null, firstAccount: true });
    const first = await signUp('first@example.org');
    expect(first.status).toBe(200);
    expect(await whoIs(cookieOf(first))).toMatchObject({
      account: { email: 'first@example.org', role: 'administrator' },
    });
    const second = await signUp(' Second@Example.org ');
    expect(await whoIs(cookieOf(second))).toMatchObject({ account: { email: 'second@example.org', role: 'member' } });
    expect(await whoIs('')).toMatchObject({ account: null, firstAccount: false });
  });

  it('believes nobody who tells it where a request comes from', async () => {
    const person = { email: 'told@example.org', password: PASSWORD };
    const made = await send('POST', '/api/portal/accounts', person, FORWARDED);
    expect(await addressesOf(address, cookieOf(made))).toEqual(['127.0.0.1']);
  });

  it('keeps the cookie from scripts and other sites', async () => {
    const header = (await signIn('first@example.org')).headers.get('set-cookie')!;
    expect(header).toMatch(/^emend_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000$/);
  });

  it('refuses weak passwords, taken addresses and what is no address', async () => {
    expect((await signUp('third@example.org', 'short')).status).toBe(400);
    expect((await signUp('third@example.org', 'aaaaaaaaaaaaaaaa')).status).toBe(400);
    expect((await signUp('third@example.org', 'third@example')).status).toBe(400);
    expect((await signUp('second@example.org')).status).toBe(409);
    expect((await signUp('third')).status).toBe(400);
  });

  it('does not give an account with keys to whoever types its address', async () => {
    await test.key({ account: 'keys@example.org' });
    expect((await signUp('keys@example.org')).status).toBe(409);
    expect((await signIn('keys@example.org')).status).toBe(401);
  });

  it('says the same for a wrong password and an unknown address', async () => {
    const wrong = await signIn('second@example.org', 'another password');
    const unknown = await signIn('nobody@example.org');
    expect((await signIn('second\0@example.org')).status).toBe(401);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
    expect(wrong.headers.get('set-cookie')).toBeNull();
  });

  it('ends a session, in the database too', async () => {
    const cookie = cookieOf(await signIn('second@example.org'));
    expect((await send('DELETE', '/api/portal/session', undefined, { cookie })).status).toBe(200);
    expect(await whoIs(cookie)).toMatchObject({ account: null });
    expect((await send('DELETE', '/api/portal/session', undefined, { cookie })).status).toBe(401);
  });

  it('replaces the session that a browser had before', async () => {
    const former = cookieOf(await signIn('second@example.org'));
    await signIn('second@example.org', PASSWORD, { cookie: former });
    expect(await whoIs(former)).toMatchObject({ account: null });
  });

  it('takes the session in place of a key, from pages of its own only', async () => {
    const cookie = cookieOf(await signIn('second@example.org'));
    const check = (headers: Record<string, string>) =>
      fetch(`${address}${PARAGRAPH_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...headers },
        body: JSON.stringify({ paragraph: 'This are a test.' }),
      });
    expect((await check({ origin: address })).status).toBe(200);
    expect((await check({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    for (const headers of [
      {},
      { origin: 'https://example.com' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: address },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ])
      expect((await check(headers)).status, JSON.stringify(headers)).toBe(403);
    const key = await test.key();
    expect((await check({ 'x-api-key': key })).status).toBe(200);
    expect((await check({ 'x-api-key': 'wrong', origin: address })).status).toBe(401);
  });

  it('refuses other sites before anybody is signed in, too', async () => {
    for (const path of ['/api/portal/session', '/api/portal/accounts'])
      expect(
        (await send('POST', path, { email: 'a@b.c', password: PASSWORD }, { origin: 'https://x.com' })).status,
      ).toBe(403);
  });

  it('slows down whoever tries passwords', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await signIn('victim@example.org', `wrong ${i}`)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    const refused = await signIn('victim@example.org', 'once more');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('logs neither passwords nor sessions nor addresses', async () => {
    const cookie = cookieOf(await signIn('second@example.org'));
    const log = test.log.join('');
    expect(log).not.toContain(PASSWORD);
    expect(log).not.toContain(cookie.split('=')[1]!);
    expect(log).not.toContain('second@example.org');
  });
});

describe('signing up where it is closed, beside a proxy that nobody trusts', () => {
  it('lets the first account in and nobody after it, and believes no address that is told', async () => {
    const settings = { EMEND_SIGN_UP: 'closed', EMEND_TRUSTED_PROXIES: '10.0.0.0/8' };
    const test = await startTestServer({ EMEND_MODELS: 'off', ...settings });
    const { address } = test.server;
    const signUp = (email: string) =>
      sendFromPage(address, 'POST', '/api/portal/accounts', { email, password: PASSWORD }, FORWARDED);
    const both = await Promise.all([signUp('a@example.org'), signUp('b@example.org')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const first = both.find(({ status }) => status === 200)!;
    expect(await addressesOf(address, cookieOf(first))).toEqual(['127.0.0.1']);
    await test.stop();
  });
});

describe('behind https and a reverse proxy', () => {
  it('ties the cookie to the host and to https, and believes the proxy it was told to trust, no further', async () => {
    const settings = { EMEND_BASE_URL: 'https://emend.example.org', EMEND_TRUSTED_PROXIES: '127.0.0.1, ::1' };
    const test = await startTestServer({ EMEND_MODELS: 'off', ...settings });
    const { address } = test.server;
    const response = await fetch(`${address}/api/portal/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...FORWARDED },
      body: JSON.stringify({ email: 'a@example.org', password: PASSWORD }),
    });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-emend_session=.*; Secure; Max-Age=\d+$/);
    expect(await addressesOf(address, cookieOf(response))).toEqual(['203.0.113.9']);
    await test.stop();
  });
});
