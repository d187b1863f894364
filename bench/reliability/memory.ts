import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { paragraph } from '../http/paragraphs.ts';
import { createInstallation } from './installation.ts';
import { type Supervised, untilReady } from './processes.ts';
import { mixedFile, submitAll } from './submissions.ts';

/**
 * Checks whether memory grows: one API process and one worker under a steady, moderate load of paragraphs and documents
 * of mixed kinds, none of them repeated. Prints resident memory and the heap of the main thread of both once a minute,
 * and at the end the slope of a line through the last two thirds (the first third is for warming up).
 *
 *   npm run build && npx tsx bench/reliability/memory.ts [--minutes 30] [--rate 2] [--documents 6]     documents each minute
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '2' },
    documents: { type: 'string', default: '6' },
  },
});
const [minutes, rate, documents] = [values.minutes, values.rate, values.documents].map(Number) as [
  number,
  number,
  number,
];
const MINUTE_MS = 60_000;

const installation = await createInstallation('memory');
const [api, worker] = [installation.start('api'), installation.start('worker')];
await Promise.all([api, worker].map((one) => untilReady(one, 10 * MINUTE_MS)));
const database = await installation.openDatabase();
const [key] = (await installation.createKeys(database, ['memory@example.org'])) as [string];
console.log(`${cpus().length} cores, load average ${loadavg()[0]!.toFixed(1)} before the start`);
console.log('| minute | API: resident, heap | worker: resident, heap | paragraphs | documents |');
console.log('|--:|--:|--:|--:|--:|');

const answers: Record<string, number> = {};
let submitted = 0;
const samples: number[][] = [];
for (let minute = 1; minute <= minutes; minute++) {
  const ends = performance.now() + MINUTE_MS;
  const files = Array.from({ length: documents }, (_, i) => mixedFile(submitted + i));
  submitted += documents;
  await Promise.all([submitAll(files, [key], () => api.address()), paragraphs(minute)]);
  await sleep(Math.max(0, ends - performance.now()));
  const row = (await Promise.all([api, worker].map(async (one) => [resident(one), await heap(one)]))).flat();
  samples.push(row);
  const [a, b, c, d] = row.map((bytes) => (bytes / 2 ** 20).toFixed(0));
  console.log(`| ${minute} | ${a}, ${b} | ${c}, ${d} | ${answers['200'] ?? 0} | ${submitted} |`);
}
const settled = samples.slice(Math.floor(samples.length / 3));
const slopes = [0, 1, 2, 3].map((column) => `${(slope(settled.map((row) => row[column]!)) / 2 ** 20).toFixed(2)}`);
console.log(
  `MB a minute in the second two thirds: API ${slopes[0]} resident, ${slopes[1]} heap; worker ${slopes[2]} resident, ${slopes[3]} heap`,
);
const states = await database.db
  .selectFrom('records')
  .select(['status', (query) => query.fn.countAll<string>().as('count')])
  .groupBy('status')
  .execute();
console.log(`answers ${JSON.stringify(answers)}; documents ${JSON.stringify(states)}`);
console.log(installation.faults.length === 0 ? 'no error in the logs' : installation.faults.slice(0, 5));
await installation.remove(database);
process.exit(0);

async function paragraphs(minute: number): Promise<void> {
  const requests: Promise<void>[] = [];
  for (let i = 0; i < rate * 60; i++) {
    requests.push(ask(minute * 10_000 + i));
    await sleep(1000 / rate);
  }
  await Promise.all(requests);
}

async function ask(seed: number): Promise<void> {
  let answer: string;
  try {
    const response = await fetch(`${api.address()}/api/v2/plugin/check/paragraph`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ paragraph: paragraph(100, seed) }),
      signal: AbortSignal.timeout(MINUTE_MS),
    });
    await response.arrayBuffer();
    answer = String(response.status);
  } catch (error) {
    answer = (error as Error).name;
  }
  answers[answer] = (answers[answer] ?? 0) + 1;
}

function resident(one: Supervised): number {
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one.pid()}/status`, 'utf8'))![1]);
}

async function heap(one: Supervised): Promise<number> {
  const text = await (await fetch(`${one.address()}/metrics`)).text();
  return Number(/^emend_nodejs_heap_size_used_bytes (\S+)/m.exec(text)![1]);
}

/** Slope of the least-squares line through values one step apart. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [over, under] = [0, 0];
  for (const [i, value] of values.entries()) {
    over += (i - middle) * (value - mean);
    under += (i - middle) ** 2;
  }
  return over / under;
}
