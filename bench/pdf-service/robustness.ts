import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSettings } from '../../src/platform/config/load.ts';
import { createLog } from '../../src/platform/log.ts';
import { startServer } from '../../src/start/start-server.ts';
import { makePaper } from './make-paper.ts';

/**
 * Sends every PDF of the folders to /convert of one service, while a small paper is converted repeatedly at the same
 * time. Every request must end with status 200 or 422 within the limit, and the paper must always be converted.
 *
 *     npx tsx bench/pdf-service/robustness.ts FOLDER...
 */
const LIMIT_MS = 20_000;
const AT_ONCE = 2;
const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('usage: robustness.ts FOLDER...');
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .map((name) => join(folder, name)),
);

const dataDir = mkdtempSync(join(tmpdir(), 'emend-robust-'));
const { settings } = loadSettings(
  { EMEND_DATA_DIR: dataDir, EMEND_PORT: '0', EMEND_PDF_TIMEOUT_MS: String(LIMIT_MS), EMEND_PDF_WORKERS: '2' },
  dataDir,
);
const log: string[] = [];
const server = await startServer(
  settings,
  createLog('warn', { write: (line: string) => void log.push(line) }),
  'parser',
);
await server.ready;
const outcomes = new Map<string, number>();
const times: [number, string][] = [];
const faults: string[] = [];
let ended = false;
let beside = 0;
try {
  const paper = makePaper(1);
  const uploads = (async () => {
    while (!ended) {
      if ((await convert(paper)).status === 200) beside++;
      else faults.push('the paper beside was refused');
    }
  })();
  const queue = [...files];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) await send(path);
    }),
  );
  ended = true;
  await uploads;
} finally {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
times.sort(([a], [b]) => a - b);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]![0];
console.log(`${files.length} files, ${beside} papers served beside`);
for (const [outcome, count] of [...outcomes].sort((a, b) => b[1] - a[1])) console.log(`${outcome.padEnd(24)}${count}`);
console.log(`p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms, longest ${times.at(-1)!.join(' ms, ')}`);
console.log(`memory ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB at the end`);
for (const fault of faults) console.log(`FAULT: ${fault}`);
for (const line of log.slice(0, 20)) console.log(line.trim());
process.exitCode = faults.length === 0 ? 0 : 1;

async function send(path: string): Promise<void> {
  const start = performance.now();
  const response = await convert(readFileSync(path));
  const ms = Math.round(performance.now() - start);
  const body = (await response.json()) as { detail?: { type: string }[] };
  const outcome = response.status === 200 ? 'converted' : `${response.status} ${body.detail?.[0]?.type ?? ''}`;
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  times.push([ms, path]);
  if (response.status !== 200 && response.status !== 422) faults.push(`${path}: ${outcome}`);
  // The limit counts from the start in a thread. A file may have waited for another one that took as long.
  if (ms > LIMIT_MS * 2) faults.push(`${path}: ${ms} ms`);
}

function convert(file: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'file.pdf');
  return fetch(`${server.address}/convert`, { method: 'POST', body: form });
}
