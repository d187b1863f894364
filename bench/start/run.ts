import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../src/platform/config/root.ts';
import { type ProcessFigures, processTree } from './process-tree.ts';

/**
 * Time and memory of `npm start`: the first one makes a data folder, the others find it.
 *
 *   npm run build && npx tsx bench/start/run.ts [starts, 3]        (Linux: the figures come from /proc)
 *
 * Prints when the address answers, when /readyz reports that checks are accepted, when the first check has its answer,
 * the server's CPU time up to then, and its memory at rest. Wall times are valid only on an otherwise idle machine; CPU
 * times are more reliable.
 */
const starts = Number(process.argv[2] ?? 3);
/** Until the threads that start after the first answer are idle. */
const REST_MS = 3_000;
const dataDir = mkdtempSync(join(tmpdir(), 'emend-start-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;

/** Requests that are repeated one after another until each succeeds. */
const STEPS: readonly (readonly [step: string, ask: () => Promise<boolean>])[] = [
  ['answers', () => answers('/health')],
  ['ready', () => answers('/readyz')],
  ['first check', () => answers('/v2/check', { text: 'This are a first check.', language: 'en-US' })],
];

try {
  for (let start = 1; start <= starts; start++) await measure(start === 1 ? 'first start' : `start ${start}`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(name: string): Promise<void> {
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: packageRoot,
    env: { ...process.env, EMEND_DATA_DIR: dataDir, EMEND_PORT: String(port), EMEND_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    const steps: string[] = [];
    for (const [step, ask] of STEPS) {
      while (!(await ask())) await pause(npm);
      const { cpuSeconds } = serverOf(npm);
      steps.push(`${step} after ${((performance.now() - began) / 1000).toFixed(2)} s (${cpuSeconds.toFixed(2)} s CPU)`);
    }
    console.log(`${name}: ${steps.join(', ')}`);
    await sleep(REST_MS);
    const { rssMb, pssMb, mostMb, cpuSeconds, threads } = serverOf(npm);
    const all = processTree(npm.pid!);
    const sum = (of: (figures: ProcessFigures) => number) => all.reduce((total, figures) => total + of(figures), 0);
    console.log(
      `  at rest: server ${rssMb} MB resident, ${pssMb} MB proportional, ${mostMb} MB at most, ${threads} threads, ` +
        `${cpuSeconds.toFixed(2)} s CPU; with npm and its shell ${sum((one) => one.rssMb)} and ${sum((one) => one.pssMb)} MB`,
    );
  } finally {
    await stop(npm);
  }
}

async function answers(path: string, form?: Record<string, string>): Promise<boolean> {
  const request = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const response = await fetch(address + path, request).catch(() => null);
  await response?.arrayBuffer();
  return response?.ok ?? false;
}

async function pause(npm: ChildProcess): Promise<void> {
  if (npm.exitCode !== null) throw new Error('The server ended; the lines above say why');
  await sleep(10);
}

/** npm starts a shell, which starts the server or becomes it: the last process, with all its own children. */
function serverOf(npm: ChildProcess): ProcessFigures {
  const server = processTree(npm.pid!).at(-1);
  if (!server) throw new Error('The server ended; the lines above say why');
  return server;
}

async function stop(npm: ChildProcess): Promise<void> {
  if (npm.exitCode !== null) return;
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  // The process group: npm, its shell and the server.
  process.kill(-npm.pid!, 'SIGTERM');
  await ended;
  while (await answers('/health')) await sleep(50);
  await sleep(500);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}
