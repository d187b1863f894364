// @module-tag long
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../blobs/running-store.ts';
import { onEachDatabase, type TestDatabase } from '../fixtures/databases.ts';
import { startTestServer, type TestServer } from '../http/test-server.ts';
import { cookieOf, PASSWORD, sendFromPage, signUp } from '../web/portal-client.ts';
import { ProviderVisitor } from './provider-client.ts';
import { type RunningProvider, startProvider } from './running-provider.ts';

// A service starts in 2 s alone and in 25 s at a load of 20.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

interface Session {
  readonly account: { readonly id: string; readonly email: string; readonly role: string } | null;
}

onEachDatabase('signing in through a provider', (create) => {
  let database: TestDatabase;
  let provider: RunningProvider;
  let test: TestServer;
  let address: string;
  let admin: string;

  const send = (cookie: string, method: string, path: string, body?: unknown) =>
    sendFromPage(address, method, path, body, { cookie });
  const read = async <T>(cookie: string, path: string) => (await (await send(cookie, 'GET', path)).json()) as T;
  const whoIs = async (visitor: ProviderVisitor) =>
    (await read<Session>(visitor.cookie, '/api/portal/session')).account;
  const idOf = async (email: string) =>
    (await read<{ accounts: { id: string; email: string }[] }>(admin, '/api/portal/admin/accounts')).accounts.find(
      (account) => account.email === email,
    )!.id;
  const failed = (page: URL) => [page.pathname, page.searchParams.get('failed')];

  beforeAll(async () => {
    const port = await freePort();
    database = await create();
    provider = await startProvider(`http://127.0.0.1:${port}/oidc/callback`);
    const { databaseUrl, dataDir } = database.settings;
    test = await startTestServer({
      EMEND_MODELS: 'off',
      EMEND_PORT: String(port),
      EMEND_DATA_DIR: dataDir,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...provider.settings,
    });
    address = test.server.address;
    admin = await signUp(address, 'admin@example.org');
  });
  afterAll(async () => {
    await test.stop();
    await provider.stop();
    await database.drop();
  });

  it('makes an account for a verified address, and knows the person again', async () => {
    provider.people.set('ann', { email: 'Ann@example.org', email_verified: true });
    const visitor = new ProviderVisitor(address);
    const page = await visitor.signIn('ann', { start: { next: '/documents' } });
    expect(page.pathname + page.search).toBe('/signed-in?next=%2Fdocuments&new=1');
    const account = await whoIs(visitor);
    expect(account).toMatchObject({ email: 'ann@example.org', role: 'member' });
    // Another address at the provider is the same person still.
    provider.people.set('ann', { email: 'ann.married@example.org', email_verified: false });
    const again = new ProviderVisitor(address);
    expect((await again.signIn('ann')).search).toBe('?next=%2F');
    expect(await whoIs(again)).toEqual(account);
    const { events } = await read<{ events: { action: string; target: string | null }[] }>(
      again.cookie,
      '/api/portal/audit',
    );
    expect(events.map(({ action }) => action)).toEqual(['account.signed-in', 'account.connected', 'account.created']);
    const ways = await read<{ hasPassword: boolean; identities: { email: string }[] }>(
      again.cookie,
      '/api/portal/account/ways-in',
    );
    expect(ways).toMatchObject({ hasPassword: false, identities: [{ email: 'ann.married@example.org' }] });
    expect(
      (await send('', 'POST', '/api/portal/session', { email: 'ann@example.org', password: PASSWORD })).status,
    ).toBe(401);
  });

  it('signs out here, and keeps the cookies from scripts and other sites', async () => {
    provider.people.set('cookie', { email: 'cookie@example.org', email_verified: true });
    const visitor = new ProviderVisitor(address);
    const begun = await visitor.start();
    expect(begun.headers.get('set-cookie')).toMatch(
      /^emend_sign_in=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
    await visitor.signIn('cookie');
    // Asked for once more where something needs a fresh sign-in.
    const again = (await (await visitor.start({ again: true })).json()) as { url: string };
    expect(new URL(again.url).searchParams.get('prompt')).toBe('login');
    const { cookie } = visitor;
    expect((await send(cookie, 'DELETE', '/api/portal/session')).status).toBe(200);
    expect(await whoIs(visitor)).toBeNull();
  });

  it.each([
    ['a wrong state', { answered: (url: URL) => url.searchParams.set('state', 'x'.repeat(43)) }, 'oidc.expired'],
    ['no state', { answered: (url: URL) => url.searchParams.delete('state') }, 'oidc.expired'],
    ['a wrong nonce', { asked: (url: URL) => url.searchParams.set('nonce', 'y'.repeat(43)) }, 'oidc.refused'],
    ['another code', { answered: (url: URL) => url.searchParams.set('code', 'z'.repeat(43)) }, 'oidc.refused'],
    ['an expired code', { answered: (url: URL) => provider.expire(url.searchParams.get('code')!) }, 'oidc.refused'],
    ['another issuer', { answered: (url: URL) => url.searchParams.set('iss', 'https://example.com') }, 'oidc.refused'],
    ['no issuer', { answered: (url: URL) => url.searchParams.delete('iss') }, 'oidc.refused'],
    [
      'another code challenge',
      { asked: (url: URL) => url.searchParams.set('code_challenge', 'c'.repeat(43)) },
      'oidc.refused',
    ],
  ])('refuses %s', async (_, visit, code) => {
    provider.people.set('mallory', { email: 'mallory@example.org', email_verified: true });
    const visitor = new ProviderVisitor(address);
    expect(failed(await visitor.signIn('mallory', visit))).toEqual(['/login', code]);
    expect(await whoIs(visitor)).toBeNull();
  });

  it('takes each answer once, and only in the browser where it was asked for', async () => {
    provider.people.set('bob', { email: 'bob@example.org', email_verified: true });
    let answer = new URL(address);
    const visitor = new ProviderVisitor(address);
    const stolen = new ProviderVisitor(address);
    await stolen.start();
    const page = await visitor.signIn('bob', {
      answered: async (url) => {
        answer = new URL(url);
        const elsewhere = await stolen.visit(url);
        expect(elsewhere.headers.get('location')).toBe('/login?failed=oidc.expired');
      },
    });
    expect(page.pathname).toBe('/signed-in');
    const twice = await visitor.visit(answer);
    expect([twice.status, twice.headers.get('location')]).toEqual([303, '/login?failed=oidc.expired']);
    const log = test.log.join('');
    for (const secret of ['code', 'state']) expect(log).not.toContain(answer.searchParams.get(secret)!);
    expect(log).not.toContain('bob@example.org');
  });

  it('lets in nobody who refused, has no verified address, or comes from another site', async () => {
    provider.people.set('carl', { email: 'carl@example.org', email_verified: false });
    provider.people.set('dora', { email: 'dora@example.org' });
    provider.people.set('eve', {});
    const visitor = new ProviderVisitor(address);
    expect(failed(await visitor.signIn(''))).toEqual(['/login', 'oidc.denied']);
    for (const subject of ['carl', 'dora', 'eve'])
      expect(failed(await visitor.signIn(subject, { anew: true })), subject).toEqual(['/login', 'oidc.no-address']);
    const foreign = { origin: 'https://example.com' };
    expect((await sendFromPage(address, 'POST', '/api/portal/provider', {}, foreign)).status).toBe(403);
    for (const next of ['https://example.com', '//example.com', '/\\example.com', 'javascript:1', '/a?b'])
      expect((await visitor.start({ next })).status, next).toBe(400);
  });

  it('gives an account to nobody because of its address', async () => {
    const owner = await signUp(address, 'owner@example.org');
    provider.people.set('owner', { email: 'owner@example.org', email_verified: true });
    const visitor = new ProviderVisitor(address);
    expect(failed(await visitor.signIn('owner'))).toEqual(['/login', 'oidc.address-taken']);
    // The owner signs in with the password and connects it.
    const browser = new ProviderVisitor(address);
    const credentials = { email: 'owner@example.org', password: PASSWORD };
    const signedIn = await browser.visit(new URL('/api/portal/session', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify(credentials),
    });
    expect(signedIn.status).toBe(200);
    const page = await browser.signIn('owner', { start: { connect: true, next: '/portal/account' } });
    expect(page.pathname + page.search).toBe('/signed-in?next=%2Fportal%2Faccount');
    expect((await visitor.signIn('owner')).pathname).toBe('/signed-in');
    expect(await whoIs(visitor)).toMatchObject({ email: 'owner@example.org' });
    // Nobody else’s account can be connected with it, nor this one with another.
    const other = new ProviderVisitor(address);
    provider.people.set('other', { email: 'other@example.org', email_verified: true });
    await other.signIn('other');
    const connect = { anew: true, start: { connect: true, next: '/portal/account' } } as const;
    expect(failed(await other.signIn('owner', connect))).toEqual(['/portal/account', 'oidc.connected-elsewhere']);
    provider.people.set('third', { email: 'third@example.org', email_verified: true });
    expect(failed(await other.signIn('third', connect))).toEqual(['/portal/account', 'oidc.connected-already']);
    expect((await new ProviderVisitor(address).start({ connect: true })).status).toBe(401);
    // Disconnected, unless it is the only way in.
    type Ways = { identities: { id: string }[] };
    const waysOf = (cookie: string) => read<Ways>(cookie, '/api/portal/account/ways-in');
    const mine = (await waysOf(owner)).identities[0]!.id;
    const disconnect = (cookie: string, id: string) => send(cookie, 'DELETE', `/api/portal/account/ways-in/${id}`);
    expect((await disconnect(other.cookie, mine)).status).toBe(404);
    expect((await disconnect(owner, 'nothing')).status).toBe(404);
    const only = await disconnect(other.cookie, (await waysOf(other.cookie)).identities[0]!.id);
    expect([only.status, only.headers.get('x-error-code')]).toEqual([409, 'oidc.only-way']);
    expect((await disconnect(owner, mine)).status).toBe(200);
    expect(failed(await new ProviderVisitor(address).signIn('owner'))).toEqual(['/login', 'oidc.address-taken']);
  });

  it('connects an account that an administrator named, once', async () => {
    await signUp(address, 'moving@example.org');
    provider.people.set('moving', { email: 'moving@example.org', email_verified: true });
    const id = await idOf('moving@example.org');
    const allow = (cookie: string) => send(cookie, 'POST', `/api/portal/admin/accounts/${id}/connection`);
    const visitor = new ProviderVisitor(address);
    expect((await allow(visitor.cookie)).status).toBe(401);
    expect(await (await allow(admin)).json()).toMatchObject({ email: 'moving@example.org' });
    expect((await visitor.signIn('moving')).search).toBe('?next=%2F');
    provider.people.set('pretender', { email: 'moving@example.org', email_verified: true });
    expect(failed(await new ProviderVisitor(address).signIn('pretender'))).toEqual(['/login', 'oidc.address-taken']);
  });

  it('refuses a disabled account and its keys, at once and until it is enabled', async () => {
    provider.people.set('left', { email: 'left@example.org', email_verified: true });
    const visitor = new ProviderVisitor(address);
    await visitor.signIn('left');
    const terms = { kind: 'production', scopes: ['paragraph'] };
    const made = await send(visitor.cookie, 'POST', '/api/portal/keys', terms);
    const { key } = (await made.json()) as { key: string };
    expect((await test.check(key, { paragraph: 'This is a test.' })).status).toBe(200);
    const id = await idOf('left@example.org');
    const turn = (disabled: boolean) => send(admin, 'PUT', `/api/portal/admin/accounts/${id}`, { disabled });
    expect((await turn(true)).status).toBe(200);
    expect((await send(visitor.cookie, 'GET', '/api/portal/keys')).status).toBe(401);
    const refused = await test.check(key, { paragraph: 'This is a test.' });
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([403, 'auth.account-disabled']);
    expect(failed(await new ProviderVisitor(address).signIn('left'))).toEqual(['/login', 'auth.account-disabled']);
    const own = await idOf('admin@example.org');
    expect((await send(admin, 'PUT', `/api/portal/admin/accounts/${own}`, { disabled: true })).status).toBe(409);
    expect((await turn(false)).status).toBe(200);
    expect((await new ProviderVisitor(address).signIn('left')).pathname).toBe('/signed-in');
  });

  it('says of a disabled account only to whoever knows its password that it is disabled', async () => {
    await signUp(address, 'gone@example.org');
    const path = `/api/portal/admin/accounts/${await idOf('gone@example.org')}`;
    await send(admin, 'PUT', path, { disabled: true });
    const enter = async (password: string) =>
      (await send('', 'POST', '/api/portal/session', { email: 'gone@example.org', password })).headers.get(
        'x-error-code',
      );
    expect(await enter('not this one')).toBe('auth.wrong-password');
    expect(await enter(PASSWORD)).toBe('auth.account-disabled');
  });

  it('takes invitations to a verified address where sign-up is closed', async () => {
    await send(admin, 'PUT', '/api/portal/admin/sign-up', { open: false });
    provider.people.set('guest', { email: 'guest@elsewhere.org', email_verified: true });
    const visitor = new ProviderVisitor(address);
    expect(failed(await visitor.signIn('guest'))).toEqual(['/login', 'account.sign-up-closed']);
    const invitation = { email: 'guest@elsewhere.org', role: 'administrator' };
    expect((await send(admin, 'POST', '/api/portal/admin/invitations', invitation)).status).toBe(200);
    expect((await visitor.signIn('guest')).searchParams.get('new')).toBe('1');
    expect(await whoIs(visitor)).toMatchObject({ role: 'administrator' });
    const { links } = await read<{ links: unknown[] }>(admin, '/api/portal/admin/links');
    expect(links).toEqual([]);
    await send(admin, 'PUT', '/api/portal/admin/sign-up', { open: true });
  });

  it('deletes an account without a password after its address was typed', async () => {
    provider.people.set('leaving', { email: 'leaving@example.org', email_verified: true });
    const visitor = new ProviderVisitor(address);
    await visitor.signIn('leaving');
    const deletion = (password: string) => send(visitor.cookie, 'POST', '/api/portal/account/deletion', { password });
    const wrong = await deletion('somebody@example.org');
    expect([wrong.status, wrong.headers.get('x-error-code')]).toEqual([400, 'account.not-confirmed']);
    expect((await deletion('leaving@example.org')).status).toBe(200);
    expect(await whoIs(visitor)).toBeNull();
    // The connection went with it: the same person begins anew.
    expect((await new ProviderVisitor(address).signIn('leaving')).searchParams.get('new')).toBe('1');
  });

  it('lets people in by password while the provider is away', async () => {
    const visitor = new ProviderVisitor(address);
    provider.people.set('late', { email: 'late@example.org', email_verified: true });
    await provider.stop();
    // Its addresses are known already; the browser is sent there and gets no answer.
    expect((await visitor.start()).status).toBe(200);
    await expect(visitor.signIn('late')).rejects.toThrow();
    const entered = await send('', 'POST', '/api/portal/session', { email: 'admin@example.org', password: PASSWORD });
    expect(entered.status).toBe(200);
    expect(cookieOf(entered)).toMatch(/^emend_session=/);
  });
});
