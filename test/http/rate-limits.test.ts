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

  it('never refuses a client that sends one a second', async () => {
    const key = await server.key({ kind: 'test' });
    for (let i = 0; i < 4; i++) {
      expect((await server.check(key, body)).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  });

  it('lets a production key make 20 at once, and more as time goes by', async () => {
    const key = await server.key();
    const start = performance.now();
    const responses = await Promise.all(Array.from({ length: 60 }, () => server.check(key, body)));
    const seconds = (performance.now() - start) / 1000;
    const taken = responses.filter(({ status }) => status === 200).length;
    expect(taken).toBeGreaterThanOrEqual(20);
    expect(taken).toBeLessThanOrEqual(21 + 20 * seconds);
    expect(responses.every(({ status }) => status === 200 || status === 429)).toBe(true);
    for (const { status, headers } of responses) {
      expect(headers.get('ratelimit-limit')).toBe('20');
      expect(headers.has('retry-after')).toBe(status === 429);
    }
  });

  it('counts each key by itself, and a refused request costs nothing', async () => {
    const [one, other] = [await server.key({ kind: 'test' }), await server.key({ kind: 'test' })];
    expect((await server.check(one, body)).status).toBe(200);
    expect((await server.check(other, body)).status).toBe(200);
    for (let i = 0; i < 5; i++) expect((await server.check(one, body)).status).toBe(429);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await server.check(one, body)).status).toBe(200);
  });
});
