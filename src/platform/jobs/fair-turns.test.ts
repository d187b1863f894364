import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, type TestContext, vi } from 'vitest';
import { onEachDatabase } from '../../../test/fixtures/databases.ts';
import { kind, type NumberedJob, testQueues } from '../../../test/fixtures/job-queues.ts';
import type { Job } from './job-queue.ts';

onEachDatabase('turns of accounts in the job queue', (create) => {
  /** A queue that runs one job at a time after it is restarted, and the order in which it ran them. */
  async function waiting(context: TestContext) {
    const { queue } = await testQueues(create, context).setUp();
    const order: number[] = [];
    const run = async ({ payload }: Job<NumberedJob>) => void order.push(payload.n);
    queue.work(kind, { run, exhausted: vi.fn() }, { concurrency: 1 });
    await queue.start({ work: false });
    return { queue, order };
  }

  it.concurrent('takes turns between accounts: one document does not wait for twenty of another account', async (context) => {
    const { queue, order } = await waiting(context);
    for (let n = 0; n < 20; n++) await queue.enqueue(kind, { n }, { share: { account: 'a', cost: 1 } });
    await queue.enqueue(kind, { n: 100 }, { share: { account: 'b', cost: 1 } });
    await queue.enqueue(kind, { n: 101 }, { share: { account: 'b', cost: 1 } });
    await queue.start({ work: true });
    await vi.waitFor(() => expect(order).toHaveLength(22), 60_000);
    expect(order.indexOf(100)).toBeLessThan(order.indexOf(2));
    expect(order.indexOf(101)).toBeLessThan(order.indexOf(3));
    expect(order.filter((n) => n < 100)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it.concurrent('does what is small first, and lets nothing large wait for ever', async (context) => {
    const { queue, order } = await waiting(context);
    await queue.enqueue(kind, { n: 50 }, { share: { account: 'large', cost: 5 } });
    for (let n = 1; n <= 10; n++) await queue.enqueue(kind, { n }, { share: { account: 'small', cost: 1 } });
    await queue.start({ work: true });
    await vi.waitFor(() => expect(order).toHaveLength(11), 60_000);
    expect(order.indexOf(50)).toBeGreaterThanOrEqual(4);
    expect(order.indexOf(50)).toBeLessThanOrEqual(5);
  });

  it.concurrent('leaves room for others beside a long job of one account', async (context) => {
    const { setUp } = testQueues(create, context);
    const { queue } = await setUp();
    const running: string[] = [];
    let most = 0;
    const run = async ({ payload: { n }, signal }: Job<NumberedJob>) => {
      running.push(n < 100 ? 'a' : 'b');
      most = Math.max(most, running.filter((account) => account === 'a').length);
      await sleep(n < 100 ? 60_000 : 0, undefined, { signal });
    };
    queue.work(kind, { run, exhausted: vi.fn() }, { concurrency: 2, perAccount: 1 });
    await queue.start({ work: true });
    for (let n = 0; n < 3; n++) await queue.enqueue(kind, { n }, { share: { account: 'a', cost: 1 } });
    await vi.waitFor(() => expect(running).toContain('a'), 60_000);
    for (let n = 100; n < 103; n++) await queue.enqueue(kind, { n }, { share: { account: 'b', cost: 1 } });
    await vi.waitFor(() => expect(running.filter((account) => account === 'b')).toHaveLength(3), 60_000);
    expect(most).toBe(1);
  });
});
