import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { packageRoot } from '../../src/platform/config/root.ts';
import { cpuSeconds } from '../http/cpu-seconds.ts';
import { makePaper } from './make-paper.ts';

/**
 * Load on /convert with two uploads at once, and memory use for a long document. The server is the built program in the
 * role parser. Limits: p95 of a 20-page paper 1.5 s with two at once; 1,000 pages below 400 MB.
 *
 *     npx tsx bench/pdf-service/load.ts [--requests 60] [--at-once 2] [--pages 20] [--long 1000] [--file PAPER.pdf]
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '60' },
    'at-once': { type: 'string', default: '2' },
    pages: { type: 'string', default: '20' },
    long: { type: 'string', default: '1000' },
    file: { type: 'string' },
  },
});
const [requests, atOnce] = [Number(values.requests), Number(values['at-once'])];

const dataDir = mkdtempSync(join(tmpdir(), 'emend-bench-'));
const server = spawn(process.execPath, [join(packageRoot, 'scripts/start.js'), '--role', 'parser'], {
  env: { ...process.env, EMEND_DATA_DIR: dataDir, EMEND_PORT: '0', EMEND_LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const address = await addressOf();
  console.log(`memory      ${memory('VmRSS')} MB before the first file`);
  const paper = values.file === undefined ? makePaper(Number(values.pages)) : readFileSync(values.file);
  await load(address, paper, atOnce * 2);
  const cpuBefore = cpuSeconds(server.pid);
  const { times, pages } = await load(address, paper, requests);
  const cpuPerPage = (cpuSeconds(server.pid) - cpuBefore) / (times.length * pages);
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (q: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]! / 1000).toFixed(2);
  console.log(`/convert    ${requests} papers of ${pages} pages, ${atOnce} at once`);
  console.log(
    `latency     p50 ${quantile(0.5)} s, p95 ${quantile(0.95)} s, max ${quantile(1)} s (limit of p95: 1.5 s)`,
  );
  comparePdftotext(paper, pages, cpuPerPage);
  const long = makePaper(Number(values.long));
  const start = performance.now();
  const cpuStart = cpuSeconds(server.pid);
  const { words } = await convert(address, long);
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s, ${(cpuSeconds(server.pid) - cpuStart).toFixed(1)} s of CPU`;
  console.log(
    `long file   ${values.long} pages, ${(long.length / 2 ** 20).toFixed(1)} MB, ${words} words in ${seconds}`,
  );
  console.log(`memory      ${memory('VmHWM')} MB at most (limit 400 MB)`);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

async function addressOf(): Promise<string> {
  const out: string[] = [];
  server.stdout.on('data', (chunk: Buffer) => void out.push(String(chunk)));
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt++) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(out.join(''))?.[0];
    if (address && (await fetch(`${address}/readyz`)).ok) return address;
    await sleep(100);
  }
  throw new Error('The server did not start');
}

async function load(address: string, paper: Buffer, count: number): Promise<{ times: number[]; pages: number }> {
  const times: number[] = [];
  let pages = 0;
  let sent = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (sent++ < count) {
        const start = performance.now();
        pages = (await convert(address, paper)).pages;
        times.push(performance.now() - start);
      }
    }),
  );
  return { times, pages };
}

async function convert(address: string, pdf: Buffer): Promise<{ pages: number; words: number }> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(pdf)]), 'paper.pdf');
  const response = await fetch(`${address}/convert`, { method: 'POST', body: form });
  if (response.status !== 200) throw new Error(`status ${response.status}: ${await response.text()}`);
  const { page_count, word_count } = (await response.json()) as { page_count: number; word_count: number };
  return { pages: page_count, words: word_count };
}

/** Our processor time compared with that of pdftotext on the same file in the same minute, including its start. */
function comparePdftotext(paper: Buffer, pages: number, ours: number): void {
  const file = join(dataDir, 'paper.pdf');
  writeFileSync(file, paper);
  const script = 'for run in 1 2 3 4 5; do pdftotext "$0" - >/dev/null || exit 1; done; times';
  const { status, stdout } = spawnSync('sh', ['-c', script, file], { encoding: 'utf8' });
  // The last line of `times` is the time of the children: "0m1.20s 0m0.04s", user and system.
  const parts = [...(stdout.trimEnd().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  const peer = parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0) / 5 / pages;
  const beside = status === 0 ? `${(ours / peer).toFixed(1)} times pdftotext (${milliseconds(peer)})` : 'no pdftotext';
  console.log(`server CPU  ${milliseconds(ours)} a page, ${beside}`);
}

function milliseconds(seconds: number): string {
  return `${(1000 * seconds).toFixed(1)} ms`;
}

/** In MB; `VmHWM` is the peak of the process. */
function memory(field: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
