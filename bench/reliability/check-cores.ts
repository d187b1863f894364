import { parseArgs } from 'node:util';
import { openEngine } from '../../src/cli/open-models.ts';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { seededRandom } from '../docx/random-edits.ts';
import { paragraph } from '../http/paragraphs.ts';

/**
 * How many cores a rate of paragraph checks needs. It measures how the CPU time of 200 checks of 100 words spreads,
 * scales it to the mean that a running service had (bench/reliability/load.ts on a quiet machine), and simulates API
 * processes on machines of four cores. Checks come at random and to the machines in turn. A part of each is work of the
 * main thread, one at a time in each process; the rest is done on any core. Nothing is interrupted, which is worse than
 * the scheduler of an operating system. A check that would wait over five seconds is refused, as in the service.
 *
 *   npx tsx bench/reliability/check-cores.ts [--rate 400] [--mean 52] [--main 7]     ms of CPU for each check, and ms of them on the main thread
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '400' },
    mean: { type: 'string', default: '52' },
    main: { type: 'string', default: '7' },
  },
});
const [rate, mean, mainMs] = [Number(values.rate), Number(values.mean), Number(values.main)];
const CORES_OF_A_MACHINE = 4;
const SIMULATED_MS = 300_000;
/** The first minute fills the queues. */
const WARM_MS = 60_000;
const LONGEST_WAIT_MS = 5_000;

const measured = await checkTimes();
const measuredMean = measured.reduce((sum, time) => sum + time, 0) / measured.length;
const times = measured.map((time) => (time * (mean - mainMs)) / measuredMean);
const sorted = times.toSorted((a, b) => a - b);
console.log(
  `${times.length} checks: ${measuredMean.toFixed(1)} ms of CPU in the mean here; scaled to ${mean} ms with ${mainMs} ms of the main thread: ` +
    `median ${(sorted[times.length >> 1]! + mainMs).toFixed(0)} ms, longest ${(sorted.at(-1)! + mainMs).toFixed(0)} ms`,
);
const least = Math.ceil((rate * mean) / 1000 / CORES_OF_A_MACHINE);
console.log(`| cores | in use | p50 | p95 | p99 | refused |\n|--:|--:|--:|--:|--:|--:|`);
for (let machines = least - 1; machines <= least + 3; machines++) {
  const { waits, refused, arrived } = simulate(machines);
  const quantile = (q: number) => `${Math.round(waits[Math.floor(q * waits.length)]!).toLocaleString('en')} ms`;
  const cores = machines * CORES_OF_A_MACHINE;
  const used = (100 * rate * mean * (1 - refused / arrived)) / 1000 / cores;
  console.log(
    `| ${cores} | ${used.toFixed(0)} % | ${quantile(0.5)} | ${quantile(0.95)} | ${quantile(0.99)} | ${((100 * refused) / arrived).toFixed(1)} % |`,
  );
}

async function checkTimes(): Promise<number[]> {
  const engine = await openEngine();
  const found: number[] = [];
  for (let n = 0; n < 220; n++) {
    const before = process.cpuUsage();
    engine.check(paragraph(100, n), DEFAULT_OPTIONS);
    const { user, system } = process.cpuUsage(before);
    if (n >= 20) found.push((user + system) / 1000);
  }
  return found;
}

interface Machine {
  free: number;
  isMainBusy: boolean;
  /** What waits for the main thread, and what for a core: when each check arrived. */
  readonly main: number[];
  readonly checks: number[];
}

/** Returns how long checks took from their arrival, in order of length. */
function simulate(count: number): { readonly waits: number[]; readonly refused: number; readonly arrived: number } {
  const random = seededRandom(count);
  const machines: Machine[] = Array.from({ length: count }, () => ({
    free: CORES_OF_A_MACHINE,
    isMainBusy: false,
    main: [],
    checks: [],
  }));
  const ends: { readonly at: number; readonly machine: Machine; readonly since: number; readonly isMain: boolean }[] =
    [];
  const waits: number[] = [];
  let [next, turn, refused, arrived] = [0, 0, 0, 0];

  function begin(machine: Machine, at: number): void {
    while (machine.free > 0) {
      const isMain = !machine.isMainBusy && machine.main.length > 0;
      const since = isMain ? machine.main.shift() : machine.checks.shift();
      if (since === undefined) return;
      machine.free--;
      if (isMain) machine.isMainBusy = true;
      const took = isMain ? mainMs : times[Math.floor(random() * times.length)]!;
      ends.push({ at: at + took, machine, since, isMain });
    }
  }

  while (next < SIMULATED_MS) {
    ends.sort((a, b) => a.at - b.at);
    const end = ends[0];
    if (end && end.at <= next) {
      ends.shift();
      end.machine.free++;
      if (end.isMain) {
        end.machine.isMainBusy = false;
        end.machine.checks.push(end.since);
      } else if (end.since > WARM_MS) waits.push(end.at - end.since);
      begin(end.machine, end.at);
      continue;
    }
    const machine = machines[turn++ % count]!;
    const isCounted = next > WARM_MS;
    const waiting = machine.main.length + machine.checks.length;
    if (isCounted) arrived++;
    if ((waiting * mean) / CORES_OF_A_MACHINE > LONGEST_WAIT_MS) refused += isCounted ? 1 : 0;
    else machine.main.push(next);
    begin(machine, next);
    next += (-Math.log(1 - random()) * 1000) / rate;
  }
  return { waits: waits.toSorted((a, b) => a - b), refused, arrived };
}
