import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { packageRoot } from '../../src/platform/config/root.ts';
import { proofreadingOptions } from '../../src/services/documents/proofreading-options.ts';
import { writeTracked } from '../../src/services/documents/tracked-tasks.ts';
import { paragraph } from '../http/paragraphs.ts';
import { type BenchClient, benchClient } from './client.ts';
import { manuscript, manuscriptWithPictures } from './made-documents.ts';

/**
 * Documents through the whole service: submission, a large document, and many at once during paragraph checks. The
 * server is the built program in its own process.
 *
 *     npx tsx bench/documents/run.ts [--words 100000] [--documents 50] [--size 5000] [--rate 5]
 */
const { values } = parseArgs({
  options: {
    words: { type: 'string', default: '100000' },
    documents: { type: 'string', default: '50' },
    size: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '5' },
  },
});
const [words, documents, size, rate] = [values.words, values.documents, values.size, values.rate].map(Number) as [
  number,
  number,
  number,
  number,
];

measureEditPass();
const dataDir = mkdtempSync(join(tmpdir(), 'emend-bench-'));
const server = spawn(process.execPath, [join(packageRoot, 'scripts/start.js')], {
  env: { ...process.env, EMEND_DATA_DIR: dataDir, EMEND_PORT: '0', EMEND_LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const address = await addressOf();
  const client = await benchClient(address, dataDir);
  await measureSubmission(client);
  const idle = await checksDuring(client, sleep(10_000));
  await measureLargeDocument(client);
  await measureMany(client, idle, address);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

/** Reading, editing and self-check of a large file with a change in every paragraph; CPU of this process. */
function measureEditPass(): void {
  const bytes = manuscript(words);
  const options = proofreadingOptions({ doc_type: '3', pipeline: 'advanced' });
  const alerts = Array.from({ length: Math.floor(words / 120) }, (_, i) => ({
    ...{ paragraph: i, start: 0, end: 1, coveredText: 'x', replacements: ['Changed'], comment: 'Why.' },
    ...{ rule: 'bench', errorClass: 'spelling' as const, confidence: 1 },
  }));
  const pass = () => {
    const before = process.cpuUsage();
    writeTracked({ bytes, alerts, options, sentences: 1, filename: 'x.docx', date: new Date().toISOString() });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  const first = pass();
  const best = Math.min(pass(), pass(), pass());
  line('edit pass, CPU', `${best.toFixed(2)} s (first ${first.toFixed(2)} s), limit 0.5 s`);
}

async function measureSubmission(client: BenchClient): Promise<void> {
  const file = manuscriptWithPictures(5_000_000);
  const times: number[] = [];
  for (let i = 0; i < 7; i++) {
    const { id, ms } = await client.submit(file);
    times.push(ms);
    await client.finished(id);
  }
  line('submit 5 MB', `first ${times[0]!.toFixed(0)} ms, median ${quantile(times, 0.5).toFixed(0)} ms, limit 300 ms`);
}

async function measureLargeDocument(client: BenchClient): Promise<void> {
  const before = cpuSeconds();
  const { id, ms } = await client.submit(manuscript(words));
  const record = await client.finished(id);
  const seconds = (Number(record['process_end_time']) - Number(record['process_start_time'])) / 1000;
  const cpu = cpuSeconds() - before;
  line(
    `${words} words`,
    `${record['status']}, submit ${ms.toFixed(0)} ms, job ${seconds.toFixed(1)} s, CPU ${cpu.toFixed(1)} s`,
  );
  line('memory of the server', `${(peakBytes() / 2 ** 20).toFixed(0)} MB at most`);
}

async function measureMany(client: BenchClient, idle: readonly number[], address: string): Promise<void> {
  // This request starts a new measurement period.
  await loopDelay(address);
  const submitted: string[] = [];
  for (let i = 0; i < documents; i++) submitted.push((await client.submit(manuscript(size, i * 100))).id);
  const start = performance.now();
  const records: Record<string, number | string>[] = [];
  const all = (async () => {
    for (const id of submitted) records.push(await client.finished(id));
  })();
  const times = await checksDuring(client, all);
  const delay = await loopDelay(address);
  const seconds = (performance.now() - start) / 1000;
  const ends = records.map((record) => Number(record['process_end_time']));
  const inOrder = ends.every((end, i) => i === 0 || end >= ends[i - 1]!);
  const succeeded = records.filter((record) => record['status'] === 'SUCCESS').length;
  line(
    `${documents} documents of ${size} words`,
    `${succeeded} done in ${seconds.toFixed(0)} s, ${inOrder ? 'in order' : 'OUT OF ORDER'}`,
  );
  line('paragraph checks without documents', spread(idle));
  line(
    'paragraph checks beside them',
    `${spread(times)}; p99 ratio ${(quantile(times, 0.99) / quantile(idle, 0.99)).toFixed(1)}`,
  );
  line('delay of the main thread meanwhile', delay);
  line('memory of the server', `${(peakBytes() / 2 ** 20).toFixed(0)} MB at most`);
}

/** Sends checks at a steady rate during `work`. A latency counts from the moment its request should have been sent. */
async function checksDuring(client: BenchClient, work: Promise<unknown>): Promise<number[]> {
  let going = true;
  void work.finally(() => {
    going = false;
  });
  const times: Promise<number>[] = [];
  const start = performance.now();
  for (let i = 0; going; i++) {
    const late = performance.now() - (start + (i * 1000) / rate);
    if (late < 0) await sleep(-late);
    times.push(client.check(paragraph(100, i)).then((ms) => ms + Math.max(0, late)));
  }
  await work;
  return Promise.all(times);
}

/** Longest delays of the server's main thread since the last request for them, in ms. */
async function loopDelay(address: string): Promise<string> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const [p99, max] = ['p99', 'max'].map((name) =>
    Number(new RegExp(`^emend_nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]),
  );
  return `p99 ${(1000 * p99!).toFixed(0)} ms, max ${(1000 * max!).toFixed(0)} ms`;
}

async function addressOf(): Promise<string> {
  const out: string[] = [];
  server.stdout.on('data', (chunk: Buffer) => void out.push(String(chunk)));
  for (let i = 0; i < 1_200; i++) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(out.join(''))?.[0];
    if (address && (await fetch(`${address}/readyz`)).ok) return address;
    await sleep(100);
  }
  throw new Error('The server did not start');
}

function procFile(name: string): string {
  return readFileSync(`/proc/${server.pid}/${name}`, 'utf8');
}

function cpuSeconds(): number {
  const fields = procFile('stat')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function peakBytes(): number {
  return 1024 * Number(/VmHWM:\s+(\d+)/.exec(procFile('status'))![1]);
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function spread(times: readonly number[]): string {
  const [half, high] = [quantile(times, 0.5), quantile(times, 0.99)];
  return `${times.length} checks, median ${half.toFixed(0)} ms, p99 ${high.toFixed(0)} ms`;
}

function line(what: string, result: string): void {
  console.log(`${what.padEnd(38)}${result}`);
}
