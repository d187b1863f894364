import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSettings } from '../../src/platform/config/load.ts';
import { oidcSettingsOf } from '../../src/platform/oidc/oidc-settings.ts';
import { freePort } from '../blobs/running-store.ts';
import { startTestServer, type TestServer } from '../http/test-server.ts';
import { PASSWORD, sendFromPage } from '../web/portal-client.ts';
import { ProviderVisitor } from './provider-client.ts';
import { type RunningProvider, startProvider } from './running-provider.ts';

// A service starts in 2 s alone and in 25 s at a load of 20.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const COMPLETE = {
  EMEND_OIDC_ISSUER: 'https://id.example.org',
  EMEND_OIDC_CLIENT_ID: 'emend',
  EMEND_OIDC_CLIENT_SECRET: 'secret',
};
const settingsOf = (environment: Record<string, string>) => oidcSettingsOf(loadSettings(environment).settings);

describe('the settings of a provider', () => {
  it('name one, or none', () => {
    expect(settingsOf({})).toBeNull();
    expect(settingsOf(COMPLETE)).toMatchObject({ name: 'single sign-on', scopes: 'openid email', trustEmail: false });
    // A slash at the end is a part of an issuer's name.
    const slash = settingsOf({ ...COMPLETE, EMEND_OIDC_ISSUER: 'https://id.example.org/realm/' });
    expect(slash?.issuer).toBe('https://id.example.org/realm/');
    expect(settingsOf({ ...COMPLETE, EMEND_OIDC_ISSUER: 'http://127.0.0.1:9000' })).not.toBeNull();
  });

  it.each([
    [{ EMEND_OIDC_ISSUER: 'https://id.example.org' }, /EMEND_OIDC_CLIENT_ID is not set/],
    [{ ...COMPLETE, EMEND_OIDC_ISSUER: 'http://id.example.org' }, /EMEND_OIDC_ISSUER must start with https/],
    [{ EMEND_PASSWORDS: 'off' }, /EMEND_PASSWORDS is off, so people need another way/],
  ])('refuse %j', (environment, message) => {
    expect(() => settingsOf(environment)).toThrow(message);
  });
});

describe('who may come in through a provider', () => {
  let provider: RunningProvider | undefined;
  let test: TestServer | undefined;
  afterEach(async () => {
    await test?.stop();
    await provider?.stop();
  });

  async function start(settings: Record<string, string>) {
    const port = await freePort();
    provider = await startProvider(`http://127.0.0.1:${port}/oidc/callback`);
    const given = { EMEND_MODELS: 'off', EMEND_PORT: String(port), ...provider.settings, ...settings };
    test = await startTestServer(given);
    const { people } = provider;
    const { address } = test.server;
    return {
      address,
      enter: async (subject: string, about: object) => {
        people.set(subject, { email_verified: true, ...about });
        const page = await new ProviderVisitor(address).signIn(subject);
        return page.searchParams.get('failed') ?? 'in';
      },
    };
  }

  it('is decided by domains and groups, and passwords may be off', async () => {
    const { enter, address } = await start({
      EMEND_PASSWORDS: 'off',
      EMEND_SIGN_UP: 'closed',
      EMEND_OIDC_SCOPES: 'openid email groups',
      EMEND_OIDC_ALLOWED_DOMAINS: 'Press.example, journal.example',
      EMEND_OIDC_ALLOWED_GROUPS: 'editors, authors',
    });
    const member = { groups: ['authors', 'runners'] };
    expect(await enter('a', { email: 'a@elsewhere.example', ...member })).toBe('oidc.not-admitted');
    expect(await enter('b', { email: 'b@not-press.example', ...member })).toBe('oidc.not-admitted');
    expect(await enter('c', { email: 'c@press.example', groups: ['runners'] })).toBe('oidc.not-admitted');
    expect(await enter('d', { email: 'd@press.example', ...member })).toBe('in');
    expect(await enter('e', { email: 'e@JOURNAL.example', ...member })).toBe('in');
    // Who left the group at the provider does not come in again.
    expect(await enter('d', { email: 'd@press.example', groups: [] })).toBe('oidc.not-admitted');
    const session = (await (await fetch(`${address}/api/portal/session`)).json()) as object;
    expect(session).toMatchObject({ passwords: false, provider: { name: 'Quillfeather Press' }, firstAccount: false });
    const people = { email: 'x@press.example', password: PASSWORD };
    for (const path of ['session', 'accounts']) {
      const refused = await sendFromPage(address, 'POST', `/api/portal/${path}`, people);
      expect([refused.status, refused.headers.get('x-error-code')], path).toEqual([403, 'auth.passwords-off']);
    }
  });

  it('makes the first who comes the administrator, and takes the provider’s word for addresses only if told to', async () => {
    const { enter, address } = await start({ EMEND_OIDC_TRUST_EMAIL: 'on' });
    expect(await enter('no', { email: 'no@example.org', email_verified: false })).toBe('oidc.no-address');
    const visitor = new ProviderVisitor(address);
    provider!.people.set('first', { email: 'first@example.org' });
    await visitor.signIn('first');
    const { cookie } = visitor;
    const { account } = (await (await fetch(`${address}/api/portal/session`, { headers: { cookie } })).json()) as {
      account: object;
    };
    expect(account).toMatchObject({ email: 'first@example.org', role: 'administrator' });
    expect(await enter('second', { email: 'second@example.org' })).toBe('in');
  });

  it('is nobody where the provider is away or calls itself something else', async () => {
    const port = await freePort();
    const issuer = `http://localhost:${port}`;
    test = await startTestServer({ EMEND_MODELS: 'off', ...COMPLETE, EMEND_OIDC_ISSUER: issuer });
    const begin = async () => {
      const response = await new ProviderVisitor(test!.server.address).start();
      return [response.status, response.headers.get('x-error-code')];
    };
    expect(await begin()).toEqual([503, 'oidc.away']);
    expect(test.log.join('')).toContain('signing in with the provider failed');
    provider = await startProvider('http://127.0.0.1:1/oidc/callback', port);
    expect(provider.issuer).toBe(`http://127.0.0.1:${port}`);
    expect(await begin()).toEqual([403, 'oidc.refused']);
  });
});
