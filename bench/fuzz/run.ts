import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { seededRandom } from '../docx/random-edits.ts';
import { cpuTime } from './cpu-time.ts';
import { SMALL } from './mutate.ts';
import { TARGETS } from './targets.ts';

/**
 * Fuzzes the readers of strangers' files with texts of each format's own fragments and with damaged files. A find is an
 * error that is not meant for the sender, a case that takes over a second of CPU time, or one that does not end within
 * ten seconds. The same seed, length and number give the same case.
 *
 *   npx tsx bench/fuzz/run.ts [target, or all] [seconds for each, 60] [seed, 1] [cases of each at most] [characters of most cases, 4000]
 *
 * Finds go to out/fuzz.
 */
const [, , which = 'all', seconds = '60', seedGiven = '1', most = 'Infinity', smallGiven = String(SMALL)] =
  process.argv;
/** CPU time, because the machine may be busy with other work. */
const HANG_US = 10_000_000;
/** For a case that waits for something that never happens, and for loading the readers. */
const SILENCE_MS = 120_000;
const seed = Number(seedGiven);
const small = Number(smallGiven);
const names = which === 'all' ? Object.keys(TARGETS) : which.split(',');
const folder = join(import.meta.dirname, '../../out/fuzz');
mkdirSync(folder, { recursive: true });
let finds = 0;

interface Report {
  readonly kind: 'fault' | 'slow' | 'end';
  readonly n: number;
  readonly bytes: Uint8Array;
  readonly about: string;
}

/** Faults at the same place are one find. */
const seen = new Set<string>();

function report(target: string, { kind, n, bytes, about }: Report): void {
  const place =
    kind === 'fault'
      ? about
          .split('\n')
          .slice(0, 3)
          .join(' ')
          .replace(/\d{3,}/g, '#')
      : `${kind}`;
  const key = `${target} ${place}`;
  finds++;
  if (seen.has(key)) return;
  seen.add(key);
  const path = join(folder, `${target}-${seed}-${n}`);
  writeFileSync(path, bytes);
  console.log(`${target} case ${n}: ${kind}: ${about.split('\n').slice(0, 4).join('\n  ')}\n  ${path}`);
}

/** Runs a thread until its time is over or a case does not end. Returns the number of the next case, or null at the end. */
function runThread(target: string, first: number, until: number): Promise<number | null> {
  const clock = new SharedArrayBuffer(16);
  const now = new BigInt64Array(clock);
  // In Node 20, a thread does not inherit tsx from the process.
  const main = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  const tsx = JSON.stringify(new URL('../../node_modules/tsx/dist/esm/api/index.mjs', import.meta.url).href);
  const worker = new Worker(`import(${tsx}).then((tsx) => { tsx.register(); return import(${main}); })`, {
    eval: true,
    workerData: { target, seed, small, first, last: Number(most), until, clock },
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => {
      const n = Atomics.load(now, 0);
      if (n !== watched) [watched, since] = [n, Date.now()];
      const used = n === 0n ? 0 : cpuTime() - Number(Atomics.load(now, 1));
      if (used > HANG_US || Date.now() - since > SILENCE_MS) end(stuck('does not end'));
    }, 500);
    let watched = 0n;
    let since = Date.now();
    const stuck = (about: string) => {
      const n = Number(Atomics.load(now, 0));
      report(target, {
        kind: 'slow',
        n,
        bytes: TARGETS[target]!.make(seededRandom(seed * 1_000_003 + n), small),
        about,
      });
      return n + 1;
    };
    const end = (next: number | null) => {
      clearInterval(watch);
      void worker.terminate().then(() => resolve(next));
    };
    worker.on('message', (message: Report) => {
      if (message.kind === 'end') {
        done.set(target, Number(Atomics.load(now, 0)));
        end(null);
      } else report(target, message);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') end(stuck('runs out of 1 GB'));
      else reject(error);
    });
  });
}

const done = new Map<string, number>();
for (const target of names) {
  const until = Date.now() + Number(seconds) * 1000;
  let next: number | null = 1;
  while (next !== null && next <= Number(most) && Date.now() < until) {
    done.set(target, next - 1);
    next = await runThread(target, next, until);
  }
  console.log(`${target}: ${done.get(target)} cases`);
}
const total = [...done.values()].reduce((sum, count) => sum + count, 0);
console.log(`${total} cases of ${names.length} targets with seed ${seed}: ${finds} finds of ${seen.size} kinds`);
process.exitCode = finds > 0 ? 1 : 0;
