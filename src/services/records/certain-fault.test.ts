import { afterAll, describe, expect, it } from 'vitest';
import { ERROR_IDS } from '../../platform/error-ids.ts';
import { problem } from '../../platform/errors.ts';
import { createLog } from '../../platform/log.ts';
import { createWorkerPool } from '../../platform/workers/worker-pool.ts';
import { certainRefusal } from './certain-fault.ts';

const module = new URL('../../../test/fixtures/worker-tasks.ts', import.meta.url).href;

describe('whether another attempt at a document is of use', () => {
  const pool = createWorkerPool({
    name: 'test',
    threads: 1,
    queueLimit: 10,
    timeoutMs: 20_000,
    maxHeapMb: 64,
    log: createLog('silent'),
  });
  afterAll(() => pool.close(0));
  const errorOf = (fn: string, args?: unknown, timeoutMs = 20_000) =>
    pool.run({ module, fn, args }, { timeoutMs }).catch((error: unknown) => error);

  it('is none after a time limit of ours', async () => {
    const error = await errorOf('spin', 60_000, 500);
    expect(certainRefusal(error, 1)).toMatchObject({ errorId: ERROR_IDS.timeout });
  });

  it('is none after an error that the work on it throws', async () => {
    const error = await errorOf('quoteInput', 'x');
    expect(certainRefusal(error, 1)).toMatchObject({ errorId: ERROR_IDS.fault, message: expect.stringMatching(/log/) });
  });

  it('is none when it needs more memory than a thread has for the second time', async () => {
    const error = await errorOf('fillMemory');
    expect(certainRefusal(error, 1)).toBeUndefined();
    expect(certainRefusal(error, 2)).toMatchObject({
      errorId: ERROR_IDS.damaged,
      message: expect.stringMatching(/memory/),
    });
  });

  it('is none when its upload is gone', () => {
    expect(certainRefusal(problem('record.not-found'), 1)).toMatchObject({ errorId: ERROR_IDS.fault });
  });

  it('may be of use after a thread that ended, a full queue, and a database or disk that was away', async () => {
    const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    for (const error of [await errorOf('exit'), problem('service.busy'), problem('service.stopping'), away, full])
      expect(certainRefusal(error, 1)).toBeUndefined();
  });
});
