import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

describe('rate limiter', () => {
  it('lets a second’s rate through at once and refills with time', () => {
    let now = 0;
    const limiter = createRateLimiter(() => now);
    const take = () => limiter.take('a', { perSecond: 20 }).allowed;
    expect(Array.from({ length: 25 }, take).filter(Boolean).length).toBe(20);
    now = 500;
    expect(Array.from({ length: 25 }, take).filter(Boolean).length).toBe(10);
    now = 10_500;
    expect(Array.from({ length: 25 }, take).filter(Boolean).length).toBe(20);
  });

  it('says when to come back', () => {
    let now = 0;
    const limiter = createRateLimiter(() => now);
    expect(limiter.take('a', { perSecond: 1 })).toEqual({
      allowed: true,
      limit: 1,
      remaining: 0,
      retryAfter: 0,
      reset: 1,
    });
    const refused = limiter.take('a', { perSecond: 1 });
    expect(refused).toMatchObject({ allowed: false, remaining: 0 });
    now = refused.retryAfter * 1000;
    expect(limiter.take('a', { perSecond: 1 }).allowed).toBe(true);
  });

  it('forgives a tenth of a second, but not for ever', () => {
    let now = 0;
    const limiter = createRateLimiter(() => now);
    const results = [];
    for (; now < 100_000; now += 950) results.push(limiter.take('a', { perSecond: 1 }).allowed);
    expect(results.slice(0, 2)).toEqual([true, true]);
    expect(results).toContain(false);
    expect(results.filter(Boolean).length).toBeLessThanOrEqual(101);
  });

  it('keeps ids apart', () => {
    const limiter = createRateLimiter(() => 0);
    expect(limiter.take('a', { perSecond: 1 }).allowed).toBe(true);
    expect(limiter.take('b', { perSecond: 1 }).allowed).toBe(true);
    expect(limiter.take('a', { perSecond: 1 }).allowed).toBe(false);
  });

  it('never lets more through than the bucket and its refill hold', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { maxLength: 300 }), fc.integer({ min: 1, max: 30 }), (gaps, perSecond) => {
        let now = 0;
        const limiter = createRateLimiter(() => now);
        let allowed = 0;
        for (const gap of gaps) {
          now += gap;
          if (limiter.take('a', { perSecond }).allowed) allowed++;
          expect(allowed).toBeLessThanOrEqual(perSecond + (perSecond * now) / 1000 + 0.1 + 1e-6);
        }
      }),
    );
  });

  it('lets a burst through and then the rate, however slow', () => {
    let now = 0;
    const limiter = createRateLimiter(() => now);
    const policy = { perSecond: 1 / 30, burst: 3 };
    const take = () => limiter.take('a', policy);
    expect([take(), take(), take()].map(({ allowed }) => allowed)).toEqual([true, true, true]);
    const refused = take();
    expect(refused.allowed).toBe(false);
    expect(refused.retryAfter).toBeCloseTo(27, 5);
    now += refused.retryAfter * 1000 + 1;
    expect(take().allowed).toBe(true);
    expect(take().allowed).toBe(false);
    now += 3_600_000;
    expect([take(), take(), take(), take()].map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
  });
});
