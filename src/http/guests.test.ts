import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../platform/rate-limit.ts';
import { createGuests, type GuestSettings } from './guests.ts';

const HOST = '127.0.0.1:8080';

const guestsOf = (change: Partial<GuestSettings> = {}) =>
  createGuests({
    access: 'local',
    baseUrl: () => `http://${HOST}`,
    trustedProxies: null,
    limiter: createRateLimiter(() => 0),
    ...change,
  });

function request(headers: Record<string, string> = {}, { ip = '127.0.0.1', method = 'POST' } = {}): FastifyRequest {
  const from = { host: HOST, origin: `http://${HOST}`, 'x-emend-guest': '1', ...headers };
  return { ip, method, headers: from, socket: { remoteAddress: ip }, refused: false } as unknown as FastifyRequest;
}

describe('guests', () => {
  it('come from browsers on this machine, by a name of this machine', async () => {
    const guests = guestsOf();
    expect(await guests.admit(request())).toBe(true);
    const local = { host: 'localhost:8080', origin: 'http://localhost:8080' };
    expect(await guests.admit(request(local, { ip: '::1' }))).toBe(true);
    expect(await guests.admit(request({ 'sec-fetch-site': 'same-origin' }))).toBe(true);
    expect(guests.access(request())).toBe('local');
  });

  it.each([
    ['another machine', {}, '192.168.1.7'],
    ['a proxy that says so', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a proxy that tells the scheme alone', { 'x-forwarded-proto': 'https' }, '127.0.0.1'],
    ['a proxy that signs with Via', { via: '1.1 proxy' }, '127.0.0.1'],
    ['a network in between', { 'cf-connecting-ip': '203.0.113.9' }, '127.0.0.1'],
    [
      'a name that was made to lead here',
      { host: 'evil.example:8080', origin: 'http://evil.example:8080' },
      '127.0.0.1',
    ],
    ['a public page behind a silent proxy', { origin: 'https://emend.example.org' }, '127.0.0.1'],
    ['an origin that is none', { origin: 'null' }, '127.0.0.1'],
  ])('do not come by %s', async (_, headers, ip) => {
    expect(await guestsOf().admit(request(headers, { ip }))).toBe(false);
  });

  it('do not come without an origin, except to read', async () => {
    const silent = request();
    delete (silent.headers as Record<string, unknown>)['origin'];
    expect(await guestsOf().admit(silent)).toBe(false);
    const reading = request({}, { method: 'GET' });
    delete (reading.headers as Record<string, unknown>)['origin'];
    expect(await guestsOf().admit(reading)).toBe(true);
  });

  it('do not come where a public address or a proxy is set, or nobody is wanted', async () => {
    expect(await guestsOf({ baseUrl: () => 'https://emend.example.org' }).admit(request())).toBe(false);
    expect(await guestsOf({ trustedProxies: '127.0.0.1' }).admit(request())).toBe(false);
    expect(await guestsOf({ access: 'off' }).admit(request())).toBe(false);
    expect(guestsOf({ access: 'off' }).access(request())).toBe('off');
  });

  it('are none where the page does not say so', async () => {
    const plain = request();
    delete (plain.headers as Record<string, unknown>)['x-emend-guest'];
    expect(await guestsOf().admit(plain)).toBe(false);
  });

  it('do not come from other pages on this machine, nor from another site', async () => {
    for (const site of ['same-site', 'cross-site', 'none'])
      await expect(guestsOf().admit(request({ 'sec-fetch-site': site }))).rejects.toThrow(/Cross-origin/);
    await expect(guestsOf().admit(request({ origin: 'http://localhost:3000' }))).rejects.toThrow(/Cross-origin/);
  });

  it('come from anywhere where that was set, at a rate of their own and one of all together', async () => {
    const guests = guestsOf({ access: 'on' });
    const page = { host: 'emend.example.org', origin: 'https://emend.example.org' };
    const ask = (ip: string) => guests.admit(request(page, { ip }));
    for (let i = 0; i < 20; i++) expect(await ask('203.0.113.1')).toBe(true);
    await expect(ask('203.0.113.1')).rejects.toThrow(/Too many requests/);
    for (let i = 0; i < 20; i++) expect(await ask(`198.51.100.${i}`)).toBe(true);
    await expect(ask('198.51.100.99')).rejects.toThrow(/Too many requests/);
    const other = request({ ...page, origin: 'https://other.example' }, { ip: '203.0.113.2' });
    await expect(guestsOf({ access: 'on' }).admit(other)).rejects.toThrow(/Cross-origin/);
  });
});
