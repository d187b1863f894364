import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../accounts/authenticate.ts';
import { problem } from '../../platform/errors.ts';
import { createRateLimiter } from '../../platform/rate-limit.ts';
import { type CallerParts, callerOf } from './caller.ts';

const CALLER: Caller = {
  accountId: 'a',
  keyId: 'k',
  publicId: 'p',
  kind: 'production',
  scopes: new Set(['paragraph']),
};

const parts = (change: Partial<CallerParts> = {}): CallerParts => ({
  access: 'local',
  baseUrl: () => 'http://127.0.0.1:8080',
  allowedOrigins: null,
  authenticator: {
    authenticate: async (key) => {
      if (key !== 'good') throw problem('auth.invalid-key');
      return CALLER;
    },
    ownerOf: async () => null,
    forget: () => undefined,
  },
  limiter: createRateLimiter(() => 0),
  ...change,
});

interface Asked {
  readonly ip?: string;
  readonly peer?: string;
  readonly headers?: Record<string, string>;
}

function asking({ ip = '127.0.0.1', peer = ip, headers = {} }: Asked): FastifyRequest {
  const all = { host: 'localhost:8080', ...headers };
  return { ip, headers: all, host: all.host, protocol: 'http', socket: { remoteAddress: peer } } as FastifyRequest;
}

/** `none` for a program that needs no key, otherwise the code of the refusal. */
async function outcome(asked: Asked, change: Partial<CallerParts> = {}): Promise<string> {
  try {
    return (await callerOf(asking(asked), {}, parts(change)))?.keyId ?? 'none';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('who may use LanguageTool’s API without a key', () => {
  it('is a program on this machine, by a name of this machine', async () => {
    for (const host of ['localhost:8080', 'LOCALHOST', '127.0.0.1:8080', '127.1.2.3', '[::1]:8080'])
      expect([host, await outcome({ headers: { host } })]).toEqual([host, 'none']);
    expect(await outcome({ ip: '::1' })).toBe('none');
    expect(await outcome({ ip: '::ffff:127.0.0.1' })).toBe('none');
  });

  it('is nobody elsewhere', async () => {
    for (const ip of ['10.0.0.7', '192.168.1.4', '::ffff:10.0.0.7', '127.evil.example'])
      expect([ip, await outcome({ ip })]).toEqual([ip, 'languagetool.missing-key']);
  });

  it('is no page whose own name leads here', async () => {
    for (const host of [
      'evil.example:8080',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'localhost:80@evil',
      '',
    ])
      expect([host, await outcome({ headers: { host } })]).toEqual([host, 'languagetool.missing-key']);
  });

  it('is nobody behind a proxy', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])
      expect([name, await outcome({ headers: { [name]: '127.0.0.1' } })]).toEqual([name, 'languagetool.missing-key']);
    expect(await outcome({ ip: '127.0.0.1', peer: '10.0.0.1' })).toBe('languagetool.missing-key');
    const baseUrl = () => 'https://emend.example.org';
    expect(await outcome({}, { baseUrl })).toBe('languagetool.missing-key');
  });

  it('is no page that nobody allowed to', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:3000', 'null'])
      expect([origin, await outcome({ headers: { origin } })]).toEqual([origin, 'languagetool.foreign-origin']);
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    expect(await outcome({ headers: image })).toBe('languagetool.foreign-origin');
    const allowedOrigins = 'https://editor.example.org,http://localhost:3000';
    expect(await outcome({ headers: { origin: 'http://localhost:3000' } }, { allowedOrigins })).toBe('none');
    // Any origin may use a key, but that does not allow every page to get an answer without one.
    expect(await outcome({ headers: { origin: 'https://evil.example' } }, { allowedOrigins: '*' })).toBe(
      'languagetool.foreign-origin',
    );
  });

  it('is a browser’s add-on and our own page', async () => {
    for (const origin of ['chrome-extension://abcdef', 'moz-extension://1-2-3', 'http://localhost:8080'])
      expect([origin, await outcome({ headers: { origin } })]).toEqual([origin, 'none']);
  });

  it('is nobody or anybody where the settings say so', async () => {
    expect(await outcome({}, { access: 'key' })).toBe('languagetool.missing-key');
    const elsewhere = { ip: '10.0.0.7', headers: { host: 'languagetool:8080' } };
    expect(await outcome(elsewhere, { access: 'open' })).toBe('none');
    const page = { ...elsewhere, headers: { host: 'languagetool:8080', origin: 'https://evil.example' } };
    expect(await outcome(page, { access: 'open' })).toBe('languagetool.foreign-origin');
  });

  it('is anybody with a key, at its rate', async () => {
    const one = parts({ access: 'key' });
    const ask = (apiKey: string) => callerOf(asking({ ip: '10.0.0.7' }), { apiKey }, one);
    expect(await ask('good')).toBe(CALLER);
    await expect(ask('bad')).rejects.toMatchObject({ code: 'languagetool.invalid-key', status: 403 });
    const header = asking({ ip: '10.0.0.7', headers: { 'x-api-key': 'good' } });
    expect(await callerOf(header, { apiKey: '' }, one)).toBe(CALLER);
    for (let i = 0; i < 48; i++) await ask('good');
    await expect(ask('good')).rejects.toMatchObject({ code: 'rate.exceeded' });
  });
});
