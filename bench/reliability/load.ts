import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { paragraph } from '../http/paragraphs.ts';
import { createInstallation } from './installation.ts';
import { type Supervised, untilReady } from './processes.ts';
import { mixedFile, submitAll } from './submissions.ts';

/**
 * Two API processes with one worker, then with two, on their own PostgreSQL: paragraphs at a steady rate, then an
 * overload, then a steady rate again; and documents of mixed kinds. Requests are sent on schedule whether earlier ones
 * were answered or not, and a latency counts from the moment its request should have been sent.
 *
 *   npm run build && npx tsx bench/reliability/load.ts [--rate 20] [--seconds 60] [--overload 200] [--documents 500] [--words 100]
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    overload: { type: 'string', default: '200' },
    documents: { type: 'string', default: '500' },
    words: { type: 'string', default: '100' },
  },
});
const KEYS = 20;
const OVERLOAD_SECONDS = 30;

const installation = await createInstallation('load');
const apis = [installation.start('api'), installation.start('api')];
const workers: Supervised[] = [];
await Promise.all(apis.map((one) => untilReady(one)));
const database = await installation.openDatabase();
const accounts = Array.from({ length: KEYS }, (_, i) => `load${i}@example.org`);
const keys = await installation.createKeys(database, accounts);

const about = `${cpus().length} cores, load average ${loadavg()[0]!.toFixed(1)} before the start`;
console.log(about);
const memories: string[] = [];
await paragraphs('warm-up', Number(values.rate), 10);
await paragraphs('steady', Number(values.rate), Number(values.seconds));
await paragraphs('overload', Number(values.overload), OVERLOAD_SECONDS);
await paragraphs('after it', Number(values.rate), Number(values.seconds));
const half = Math.floor(Number(values.documents) / 2);
for (const count of half > 0 ? [1, 2] : []) {
  while (workers.length < count) workers.push(installation.start('worker'));
  await Promise.all(workers.map((one) => untilReady(one)));
  await documents(count, half);
}
for (const line of memories) console.log(line);
console.log(installation.faults.length === 0 ? 'no error in the logs' : installation.faults.slice(0, 5));
await installation.remove(database);
process.exit(0);

async function paragraphs(name: string, rate: number, seconds: number): Promise<void> {
  const times: number[] = [];
  const answers: Record<string, number> = {};
  const ofKeys = Array.from({ length: KEYS }, () => 0);
  const cpuBefore = apis.reduce((sum, one) => sum + cpuSeconds(one), 0);
  const began = performance.now();
  const requests: Promise<void>[] = [];
  for (let i = 0; i < rate * seconds; i++) {
    const due = began + (i * 1000) / rate;
    await sleep(Math.max(0, due - performance.now()));
    requests.push(
      ask(i).then((answer) => {
        answers[answer] = (answers[answer] ?? 0) + 1;
        if (answer !== '200') return;
        times.push(performance.now() - due);
        ofKeys[i % KEYS]!++;
      }),
    );
  }
  await Promise.all(requests);
  const elapsed = (performance.now() - began) / 1000;
  const cpu = apis.reduce((sum, one) => sum + cpuSeconds(one), 0) - cpuBefore;
  times.sort((a, b) => a - b);
  const quantile = (q: number) => Math.round(times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0);
  console.log(
    `${name}: ${rate}/s for ${seconds} s, answered in ${elapsed.toFixed(1)} s: ${JSON.stringify(answers)}, ` +
      `p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, p99 ${quantile(0.99)} ms, ` +
      `${((1000 * cpu) / Math.max(1, times.length)).toFixed(1)} ms of CPU for each that was checked, ` +
      `${Math.min(...ofKeys)} to ${Math.max(...ofKeys)} for a key`,
  );
  memories.push(`memory after ${name}: ${apis.map(megabytes).join(' and ')} MB`);
}

async function ask(i: number): Promise<string> {
  const text = paragraph(Number(values.words), i);
  try {
    const response = await fetch(`${apis[i % 2]!.address()}/api/v2/plugin/check/paragraph`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': keys[i % KEYS]! },
      body: JSON.stringify({ paragraph: text }),
      signal: AbortSignal.timeout(60_000),
    });
    const answer = (await response.json()) as { input?: unknown };
    if (response.status === 200) return answer.input === text ? '200' : 'wrong answer';
    return `${response.status}${response.headers.has('retry-after') ? ' with Retry-After' : ''}`;
  } catch (error) {
    return (error as Error).name;
  }
}

async function documents(count: number, number: number): Promise<void> {
  const files = Array.from({ length: number }, (_, i) => mixedFile(i));
  const ids = await submitAll(files, keys, (i) => apis[i % 2]!.address());
  const query = () =>
    database.db
      .selectFrom('records')
      .select(['status', 'words', 'created_on', 'process_start_time', 'process_end_time', 'message'])
      .where('id', 'in', ids)
      .execute();
  let rows = await query();
  while (rows.some(({ status }) => status !== 'SUCCESS' && status !== 'FAILED')) {
    await sleep(1_000);
    rows = await query();
  }
  const states: Record<string, number> = {};
  for (const { status, message } of rows) {
    const state = status === 'FAILED' ? `FAILED: ${message}` : status;
    states[state] = (states[state] ?? 0) + 1;
  }
  const first = Math.min(...rows.map((row) => row.process_start_time!.getTime()));
  const last = Math.max(...rows.map((row) => row.process_end_time!.getTime()));
  const words = rows.reduce((sum, row) => sum + row.words, 0);
  const seconds = (last - first) / 1000;
  console.log(
    `documents, ${count} worker${count > 1 ? 's' : ''}: ${ids.length} of ${words} words in ${seconds.toFixed(1)} s: ` +
      `${(ids.length / seconds).toFixed(2)} documents/s, ${Math.round(words / seconds)} words/s; ${JSON.stringify(states)}`,
  );
  memories.push(
    `memory after the documents of ${count}: API ${apis.map(megabytes).join(' and ')} MB, worker ${workers.map(megabytes).join(' and ')} MB`,
  );
}

function megabytes(one: Supervised): number {
  const status = readFileSync(`/proc/${one.pid()}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** User and system time, from /proc/PID/stat (fields 14 and 15, ticks of 10 ms). */
function cpuSeconds(one: Supervised): number {
  const stat = readFileSync(`/proc/${one.pid()}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
