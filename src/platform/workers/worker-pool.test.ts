// @module-tag process
import { afterEach, describe, expect, it } from 'vitest';
import { bundledPool } from '../../../test/fixtures/bundled-pool.ts';
import { createLog } from '../log.ts';
import type { PoolOptions, WorkerPool } from './pool-options.ts';

const { createWorkerPool, module } = await bundledPool();
const task = (fn: string, args?: unknown) => ({ module, fn, args });

describe('worker pool', () => {
  const pools: WorkerPool[] = [];
  const logged: string[] = [];
  function pool(options: Partial<PoolOptions> = {}): WorkerPool {
    const log = createLog('debug', { write: (line: string) => void logged.push(line) });
    const made = createWorkerPool({
      name: 'test',
      threads: 1,
      queueLimit: 10,
      timeoutMs: 20_000,
      maxHeapMb: 64,
      log,
      ...options,
    });
    pools.push(made);
    return made;
  }
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((made) => made.close(0)));
  });

  it('runs a function of a module in a thread', async () => {
    const made = pool({ threads: 2 });
    expect(await Promise.all([1, 2, 3, 4].map((value) => made.run(task('double', value))))).toEqual([2, 4, 6, 8]);
    expect(made.stats()).toEqual({ threads: 2, busy: 0, waiting: 0 });
  });

  it('shares memory with every thread', async () => {
    const shared = new Int32Array(new SharedArrayBuffer(4));
    const made = pool({ threads: 2, shared });
    await Promise.all(Array.from({ length: 10 }, () => made.run(task('increment'))));
    expect(shared[0]).toBe(10);
  });

  it('passes progress on', async () => {
    const seen: unknown[] = [];
    await pool().run(task('reportProgress', 4), { onProgress: (value) => seen.push(value) });
    expect(seen).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('keeps the message of a foreign error to itself, for it may quote the text', async () => {
    const error = await pool()
      .run(task('quoteInput', 'the canary sentence'))
      .catch((caught: Error) => caught);
    expect(error).toMatchObject({ name: 'SyntaxError' });
    expect(`${(error as Error).message} ${(error as Error).stack}`).not.toContain('canary');
    expect((error as Error).stack).toContain('quoteInput');
  });

  it('hands errors of the catalogue over whole', async () => {
    await expect(pool().run(task('refuse'))).rejects.toMatchObject({
      code: 'paragraph.too-long',
      status: 400,
      parameters: { count: 501, limit: 500 },
    });
  });

  it('ends a task that takes too long and goes on with a new thread', async () => {
    const made = pool({ timeoutMs: 1_500 });
    await made.ready;
    const slow = made.run(task('spin', 60_000));
    const after = made.run(task('double', 4));
    await expect(slow).rejects.toMatchObject({ code: 'work.timeout' });
    expect(await after).toBe(8);
  });

  it('survives a thread that runs out of memory and one that exits', async () => {
    const made = pool();
    await expect(made.run(task('fillMemory'))).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
    await expect(made.run(task('exit'))).rejects.toThrow();
    expect(await made.run(task('double', 5))).toBe(10);
  });

  it('refuses more than may wait', async () => {
    const made = pool({ queueLimit: 2 });
    await made.run(task('double', 1));
    const running = made.run(task('spin', 200));
    const waiting = [made.run(task('double', 1)), made.run(task('double', 2))];
    await expect(made.run(task('double', 3))).rejects.toMatchObject({ code: 'service.busy', status: 503 });
    expect(made.stats()).toMatchObject({ busy: 1, waiting: 2 });
    expect(await running).toBe('spun');
    expect(await Promise.all(waiting)).toEqual([2, 4]);
  });

  it('refuses while others have waited too long, and takes tasks again when they have been done', async () => {
    const made = pool({ longestWaitMs: 100 });
    await made.run(task('double', 1));
    const running = made.run(task('spin', 600));
    const waiting = made.run(task('double', 2));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(made.run(task('double', 3))).rejects.toMatchObject({ code: 'service.busy' });
    expect([await running, await waiting]).toEqual(['spun', 4]);
    expect(await made.run(task('double', 3))).toBe(6);
  });

  it('refuses a task that has waited for too long after it was taken', async () => {
    const made = pool({ patienceMs: 100 });
    await made.run(task('double', 1));
    const running = made.run(task('spin', 1_000));
    await expect(made.run(task('double', 2))).rejects.toMatchObject({ code: 'service.busy' });
    expect(made.stats()).toMatchObject({ busy: 1, waiting: 0 });
    expect(await running).toBe('spun');
    expect(await made.run(task('double', 3))).toBe(6);
  });

  it('refuses a task that would wait too long by what others took, and says so beforehand', async () => {
    const made = pool({ queueLimit: 100, longestWaitMs: 1_000 });
    for (let i = 0; i < 20; i++) await made.run(task('spin', 50));
    const first = [made.run(task('spin', 50)), made.run(task('spin', 50))];
    expect(made.isBusy()).toBe(false);
    const more = Promise.allSettled(Array.from({ length: 40 }, () => made.run(task('spin', 50))));
    expect(made.isBusy()).toBe(true);
    await expect(made.run(task('double', 3))).rejects.toMatchObject({ code: 'service.busy' });
    await Promise.all(first);
    const told = await more;
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set(['fulfilled', 'rejected']));
    expect(made.isBusy()).toBe(false);
    expect(await made.run(task('double', 3))).toBe(6);
  });

  it('keeps a thread free of long tasks of one group, and lets groups take turns', async () => {
    const made = pool({ threads: 2 });
    await made.ready;
    const ended: string[] = [];
    const run = (group: string, ms: number) => made.run(task('spin', ms), { group }).then(() => void ended.push(group));
    const long = [run('a', 1_500), run('a', 1), run('a', 1)];
    await Promise.all([run('b', 1), run('b', 1)]);
    expect(ended).toEqual(['b', 'b']);
    await Promise.all(long);
  });

  it('gives a pool of one thread to each group in turn', async () => {
    const made = pool();
    await made.run(task('double', 1));
    const ended: string[] = [];
    const run = (group: string) => made.run(task('double', 1), { group }).then(() => void ended.push(group));
    await Promise.all([run('a'), run('a'), run('a'), run('a'), run('b'), run('b')]);
    expect(ended).toEqual(['a', 'b', 'a', 'b', 'a', 'a']);
  });

  it('aborts by signal, waiting or running', async () => {
    const made = pool();
    await made.run(task('double', 1));
    const running = new AbortController();
    const waiting = new AbortController();
    const first = made.run(task('spin', 60_000), { signal: running.signal });
    const second = made.run(task('double', 1), { signal: waiting.signal });
    waiting.abort(new Error('not wanted'));
    await expect(second).rejects.toThrow('not wanted');
    running.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    expect(await made.run(task('double', 3))).toBe(6);
  });

  it('replaces a thread after its share of tasks without losing one', async () => {
    const made = pool({ recycleAfter: 3 });
    const numbers: unknown[] = [];
    for (let i = 0; i < 400 && numbers.filter((number) => number === 1).length < 2; i++) {
      numbers.push(await made.run(task('callNumber')));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(numbers.filter((number) => number === 1).length).toBe(2);
  });

  it('finishes what runs when it closes, and refuses the rest', async () => {
    const made = pool();
    await made.run(task('double', 1));
    const running = made.run(task('spin', 300));
    const waiting = made.run(task('double', 1));
    const closing = made.close();
    await expect(waiting).rejects.toMatchObject({ code: 'service.stopping' });
    await expect(made.run(task('double', 1))).rejects.toMatchObject({ code: 'service.stopping' });
    expect(await running).toBe('spun');
    await closing;
    expect(made.stats().threads).toBe(0);
  });

  it('is not ready when a thread cannot warm up', async () => {
    await expect(pool({ warmUp: task('failToStart') }).ready).rejects.toThrow();
    expect(logged.join('')).toContain('could not be started');
    expect(logged.join('')).not.toContain('no model');
  });
});
