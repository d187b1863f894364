import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findServer } from '../../src/cli/admin-client.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { paragraph } from './paragraphs.ts';

/**
 * Load on the paragraph endpoint, as from many clients. Requests are sent on schedule whether earlier ones were
 * answered or not, and a latency counts from the moment its request should have been sent. The server is the built
 * program in its own process.
 *
 *     npx tsx bench/http/load.ts [--seconds 60] [--rate 20] [--words 100] [--workers 2]
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
    words: { type: 'string', default: '100' },
    workers: { type: 'string', default: '2' },
  },
});
const [seconds, rate, words] = [Number(values.seconds), Number(values.rate), Number(values.words)];
/** The limit of a production key. Higher rates use more keys. */
const PER_KEY = 20;

const dataDir = mkdtempSync(join(tmpdir(), 'emend-bench-'));
const server = spawn(process.execPath, [join(packageRoot, 'scripts/start.js')], {
  env: {
    ...process.env,
    EMEND_DATA_DIR: dataDir,
    EMEND_PORT: '0',
    EMEND_WORKERS: values.workers,
    EMEND_LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const address = await addressOf();
  const keys = await makeKeys(Math.ceil(rate / PER_KEY));
  await run(address, keys, Math.min(5, seconds));
  const before = cpuSeconds(server.pid);
  const start = performance.now();
  const latencies = await run(address, keys, seconds);
  const elapsed = (performance.now() - start) / 1000;
  report(latencies, elapsed, cpuSeconds(server.pid) - before);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

async function addressOf(): Promise<string> {
  const out: string[] = [];
  server.stdout.on('data', (chunk: Buffer) => void out.push(String(chunk)));
  for (let i = 0; i < 600; i++) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(out.join(''))?.[0];
    if (address && (await fetch(`${address}/readyz`)).ok) return address;
    await sleep(100);
  }
  throw new Error('The server did not start');
}

async function makeKeys(count: number): Promise<string[]> {
  const administration = (await findServer(dataDir))!;
  const request = { account: 'bench@example.org', kind: 'production' };
  return Promise.all(Array.from({ length: count }, async () => (await administration.create(request)).key));
}

interface Latencies {
  /** Milliseconds from the scheduled moment to the end of the body. */
  readonly times: number[];
  readonly failures: Map<string, number>;
}

async function run(address: string, keys: readonly string[], duration: number): Promise<Latencies> {
  const times: number[] = [];
  const failures = new Map<string, number>();
  const start = performance.now();
  const requests: Promise<void>[] = [];
  for (let i = 0; i < duration * rate; i++) {
    const due = start + (i * 1000) / rate;
    await sleep(Math.max(0, due - performance.now()));
    requests.push(
      send(address, keys[i % keys.length]!, paragraph(words, i)).then((failure) => {
        times.push(performance.now() - due);
        if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1);
      }),
    );
  }
  await Promise.all(requests);
  return { times, failures };
}

async function send(address: string, key: string, text: string): Promise<string | null> {
  try {
    const response = await fetch(`${address}/api/v2/plugin/check/paragraph`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ paragraph: text }),
    });
    const answer = (await response.json()) as { input?: unknown };
    if (response.status !== 200) return `status ${response.status}`;
    return answer.input === text ? null : 'wrong answer';
  } catch (error) {
    return (error as Error).name;
  }
}

function report({ times, failures }: Latencies, elapsed: number, cpu: number): void {
  const sorted = [...times].sort((a, b) => a - b);
  const quantile = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!.toFixed(1);
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  console.log(
    `requests    ${times.length} of ${words} words in ${elapsed.toFixed(1)} s (${rate}/s, ${values.workers} threads)`,
  );
  console.log(`errors      ${[...failures].map(([what, count]) => `${count} ${what}`).join(', ') || 'none'}`);
  console.log(`latency     p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, p99 ${quantile(0.99)} ms (limit 150)`);
  console.log(
    `server CPU  ${((1000 * cpu) / times.length).toFixed(2)} ms a request, memory ${Math.round(Number(memory) / 1024)} MB`,
  );
}
