import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinTestServer, type TestServer } from './test-server.ts';

describe('rate limits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await joinTestServer();
  });
  afterAll(() => server.stop());
  const body = { paragraph: 'Fine.' };

  it('lets a test key make one request a second', async () => {
    const key = await server.key({ kind: 'test' });
    const [first, second] = await Promise.all([server.check(key, body), server.check(key, body)]);
    const statuses = [first.status, second.status].sort();
    expect(statuses).toEqual([200, 429]);
    const refused = first.status === 429 ? first : second;
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('ratelimit-limit')).toBe('1');
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    expect(refused.headers.get('ratelimit-reset')).toBe('1');
    const answer = (await refused.json()) as { message: string };
    expect(answer).toMatchObject({ status: false, data: null, service_type: null, input: null, response: [] });
    expect(answer.message).toMatch(/1 per second/);
  });

  it('lets a production key make 20 at once, and more as time goes by', async () => {
    const key = await server.key();
    const start = performance.now();
    const responses = await Promise.all(Array.from({ length: 60 }, () => server.check(key, body)));
    const seconds = (performance.now() - start) / 1000;
    // A machine that is too slow for all of them refuses some before it looks at their key.
    const counted = responses.filter(({ status }) => status !== 503);
    const taken = counted.filter(({ status }) => status === 200).length;
    expect(taken).toBeGreaterThanOrEqual(Math.min(20, counted.length));
    expect(taken).toBeLessThanOrEqual(21 + 20 * seconds);
    expect(counted.every(({ status }) => status === 200 || status === 429)).toBe(true);
    for (const { status, headers } of counted) {
      expect(headers.get('ratelimit-limit')).toBe('20');
      expect(headers.has('retry-after')).toBe(status === 429);
    }
  });

  it('counts each key by itself, and a refused request costs nothing', async () => {
    const [one, other] = [await server.key({ kind: 'test' }), await server.key({ kind: 'test' })];
    const start = performance.now();
    const responses = await Promise.all([other, ...Array<string>(6).fill(one)].map((key) => server.check(key, body)));
    const seconds = (performance.now() - start) / 1000;
    const [ofOther, ...ofOne] = responses.map(({ status }) => status);
    expect(ofOther).toBe(200);
    expect(new Set(ofOne)).toEqual(new Set([200, 429]));
    expect(ofOne.filter((status) => status === 200).length).toBeLessThanOrEqual(1 + seconds);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await server.check(one, body)).status).toBe(200);
  });
});
