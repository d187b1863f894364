import { parentPort, workerData } from 'node:worker_threads';
import { seededRandom } from '../docx/random-edits.ts';
import { cpuTime } from './cpu-time.ts';
import { isForSender, TARGETS } from './targets.ts';

/** Runs cases of one target from a number on. It reports the number of each, so that the caller knows which one does not end. */
const { target, seed, small, first, last, until, clock } = workerData as {
  target: string;
  seed: number;
  small: number;
  first: number;
  last: number;
  until: number;
  clock: SharedArrayBuffer;
};
const now = new BigInt64Array(clock);
const { make, run } = TARGETS[target]!;
const SLOW_US = 1_000_000;

// What is opened on first use, such as models, does not count as a case's own time.
await Promise.resolve(make(seededRandom(seed), small))
  .then(run)
  .catch(() => undefined);

for (let n = first; n <= last && Date.now() < until; n++) {
  // The time comes first, so that the caller does not count from the start of the process.
  Atomics.store(now, 1, BigInt(cpuTime()));
  Atomics.store(now, 0, BigInt(n));
  const bytes = make(seededRandom(seed * 1_000_003 + n), small);
  const start = cpuTime();
  try {
    await run(bytes);
  } catch (error) {
    if (!isForSender(error)) {
      const { stack, message } = error as Error;
      parentPort!.postMessage({ kind: 'fault', n, bytes, about: stack ?? message ?? String(error) });
    }
  }
  const used = cpuTime() - start;
  if (used > SLOW_US)
    parentPort!.postMessage({
      kind: 'slow',
      n,
      bytes,
      about: `${Math.round(used / 1000)} ms of CPU for ${bytes.length} bytes`,
    });
}
parentPort!.postMessage({ kind: 'end' });
