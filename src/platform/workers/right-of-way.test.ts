import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createRightOfWay, standAside, takeRightOfWay } from './right-of-way.ts';
import { createWorkerPool } from './worker-pool.ts';

const module = new URL('../../../test/fixtures/worker-tasks.ts', import.meta.url).href;
const count = ({ counter }: ReturnType<typeof createRightOfWay>) => new Int32Array(counter)[0];

describe('the right of way', () => {
  it('counts what is under way', () => {
    const way = createRightOfWay();
    const [first, second] = [takeRightOfWay(way), takeRightOfWay(way)];
    expect(count(way)).toBe(2);
    first();
    second();
    expect(count(way)).toBe(0);
  });

  it('lets others wait, but not for ever', () => {
    const way = createRightOfWay();
    const give = takeRightOfWay(way);
    const before = performance.now();
    standAside(way);
    expect(performance.now() - before).toBeGreaterThanOrEqual(150);
    give();
  });

  it('is taken by the tasks of one pool, however they end, and seen by the threads of another', async () => {
    const rightOfWay = createRightOfWay();
    const common = { threads: 1, queueLimit: 10, timeoutMs: 20_000, maxHeapMb: 64, log: createLog('silent') };
    const short = createWorkerPool({ name: 'short', ...common, rightOfWay });
    const long = createWorkerPool({ name: 'long', ...common, yieldsTo: rightOfWay });
    try {
      const running = short.run({ module, fn: 'spin', args: 300 });
      expect(count(rightOfWay)).toBe(1);
      await running;
      const give = takeRightOfWay(rightOfWay);
      expect(await long.run({ module, fn: 'standAside' })).toBeGreaterThanOrEqual(150);
      give();
      await expect(short.run({ module, fn: 'refuse' })).rejects.toThrow();
      expect(count(rightOfWay)).toBe(0);
    } finally {
      await Promise.all([short.close(0), long.close(0)]);
    }
  });
});
