// @module-tag process
import { setImmediate as nextCheck } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { bundledPool } from '../../../test/fixtures/bundled-pool.ts';
import { createLog } from '../log.ts';
import type { PoolOptions, WorkerPool } from './pool-options.ts';

const { createWorkerPool, module } = await bundledPool();
const task = (fn: string, args?: unknown) => ({ module, fn, args });

/**
 * Blocks this thread's messages, as a busy machine does, for at least this long and until a worker has counted to
 * `count`. Its answer then arrives after the timers.
 */
async function busy(ms: number, counter: Int32Array, count: number): Promise<void> {
  await nextCheck();
  const end = performance.now() + ms;
  while (performance.now() < end || Atomics.load(counter, 0) < count);
  // the answer is sent after the counting
  const sent = performance.now() + 200;
  while (performance.now() < sent);
}

const counter = () => new Int32Array(new SharedArrayBuffer(4));

describe('tasks whose thread ends', () => {
  const pools: WorkerPool[] = [];
  function pool(options: Partial<PoolOptions> = {}): WorkerPool {
    const log = createLog('fatal', { write: () => undefined });
    const made = createWorkerPool({
      ...{ name: 'test', threads: 1, queueLimit: 10, timeoutMs: 60_000, maxHeapMb: 64, log },
      ...options,
    });
    pools.push(made);
    return made;
  }
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((made) => made.close(0)));
  });

  it('gives no task to a thread that is being ended, although its last task was answered', async () => {
    const shared = counter();
    const made = pool({ shared });
    await made.run(task('increment'));
    const caller = new AbortController();
    const answered = made.run(task('increment'), { signal: caller.signal }).catch(() => undefined);
    await busy(0, shared, 2);
    caller.abort(new Error('gone'));
    await answered;
    expect(await made.run(task('double', 3))).toBe(6);
  });

  it('takes an answer that was there before the time limit was noticed, and keeps the thread', async () => {
    const shared = counter();
    const made = pool({ shared });
    await made.run(task('increment'));
    const calls = await made.run<number>(task('callNumber'));
    const answered = made.run(task('increment'), { timeoutMs: 2_000 });
    await busy(2_100, shared, 2);
    expect(await answered).toBe(2);
    expect(await made.run(task('callNumber'))).toBe(calls + 1);
  });

  it('does a task once more in another thread when its own ended under it', async () => {
    const made = pool({ shared: counter() });
    expect(await made.run(task('exitOnce'))).toBe('done');
  });

  it('gives a task up that ends two threads', async () => {
    const made = pool({ shared: counter() });
    await expect(made.run(task('exit'))).rejects.toThrow('ended');
    expect(await made.run(task('double', 5))).toBe(10);
  });
});
