import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckScheduler } from './check-scheduler.ts';

interface Sent {
  readonly text: string;
  readonly signal: AbortSignal;
  readonly answer: (found: string) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

function setUp(concurrency = 2) {
  const sent: Sent[] = [];
  const found: [string, string][] = [];
  const failed: [string, number | null][] = [];
  const scheduler = createCheckScheduler<string>({
    check: (text, signal) =>
      new Promise((resolve, reject) => {
        const settle = (end: () => void) => async () => {
          end();
          await vi.advanceTimersByTimeAsync(0);
        };
        sent.push({
          text,
          signal,
          answer: (value) => settle(() => resolve(value))(),
          fail: (error) => settle(() => reject(error))(),
        });
      }),
    onFound: (text, value) => void found.push([text, value]),
    onFailed: (text, _error, again) => void failed.push([text, again]),
    mayPass: (error) => (error === 'busy' ? {} : error === 'limit' ? { afterMs: 5_000 } : null),
    concurrency,
    restMs: 400,
  });
  return { scheduler, sent, found, failed, texts: () => sent.map(({ text }) => text) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the check scheduler', () => {
  it('sends at once what nobody types in, the most urgent first, so many at a time', async () => {
    const { scheduler, sent, texts, found } = setUp();
    scheduler.want(['one', 'two', 'three', 'two'], null);
    expect(texts()).toEqual(['one', 'two']);
    await sent[1]!.answer('b');
    expect(texts()).toEqual(['one', 'two', 'three']);
    expect(found).toEqual([['two', 'b']]);
    expect(scheduler.open).toBe(2);
  });

  it('waits until the paragraph under the cursor rests', () => {
    const { scheduler, texts } = setUp();
    scheduler.want(['h'], 'h');
    vi.advanceTimersByTime(300);
    scheduler.want(['he'], 'he');
    vi.advanceTimersByTime(300);
    expect(texts()).toEqual([]);
    scheduler.want(['he'], 'he');
    vi.advanceTimersByTime(100);
    expect(texts()).toEqual(['he']);
  });

  it('sends at once when the cursor leaves', () => {
    const { scheduler, texts } = setUp();
    scheduler.want(['typed'], 'typed');
    scheduler.want(['typed'], null);
    expect(texts()).toEqual(['typed']);
  });

  it('aborts what is stale and takes no answer to it', async () => {
    const { scheduler, sent, found, texts } = setUp(1);
    scheduler.want(['old', 'other'], null);
    scheduler.want(['new', 'other'], null);
    expect(sent[0]!.signal.aborted).toBe(true);
    expect(texts()).toEqual(['old', 'new']);
    await sent[0]!.answer('late');
    await sent[1]!.answer('fresh');
    expect(found).toEqual([['new', 'fresh']]);
  });

  it('tries again what may pass, later each time, and when the server says so', async () => {
    const { scheduler, sent, failed, texts } = setUp(1);
    scheduler.want(['a'], null);
    await sent[0]!.fail('busy');
    await vi.advanceTimersByTimeAsync(1_000);
    await sent[1]!.fail('busy');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(texts()).toEqual(['a', 'a']);
    await vi.advanceTimersByTimeAsync(100);
    await sent[2]!.fail('limit');
    expect(failed.map(([, again]) => again)).toEqual([1_000, 2_000, 5_000]);
    await vi.advanceTimersByTimeAsync(5_000);
    await sent[3]!.answer('found');
    expect(scheduler.open).toBe(0);
  });

  it('gives up what cannot pass and goes on with the rest', async () => {
    const { scheduler, sent, failed, texts } = setUp(1);
    scheduler.want(['bad', 'good'], null);
    await sent[0]!.fail(new Error('refused'));
    scheduler.want(['bad', 'good'], null);
    expect(failed).toEqual([['bad', null]]);
    expect(texts()).toEqual(['bad', 'good']);
  });

  it('aborts all when it stops', () => {
    const { scheduler, sent } = setUp();
    scheduler.want(['one', 'two', 'three'], null);
    scheduler.stop();
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
    expect(scheduler.open).toBe(0);
  });
});
