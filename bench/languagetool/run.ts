/**
 * Requests from the same client to Emend and LanguageTool over the same HTTP API.
 *
 *   npx tsx bench/languagetool/run.ts SET.m2 --languagetool FOLDER [--sentences 2000] [--clean FILE] [--heap 1g] [--level default]
 *
 * SET.m2 holds learners' sentences with corrections. The first of them are sent one at a time to `/v2/check` of a
 * server that this script starts and ends, and the first replacement of each match is used. FOLDER holds the jars of
 * languagetool-server and language-en (Maven). FILE, with a paragraph of edited prose per line, measures false alarms:
 * every place that a replacement changes counts. Speed is words per CPU second of the server's process, after a hundred
 * warm-up sentences; memory is its peak resident memory.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changedPlaces, countSpaced } from '../correction/changed-places.ts';
import { createLanguageTool } from '../correction/language-tool.ts';
import { retokenise } from '../correction/natural-text.ts';
import { readM2Set } from '../correction/sets.ts';
import { spanScore } from '../correction/span-score.ts';
import { createTokenTagger } from '../correction/tagged-tokens.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    languagetool: { type: 'string' },
    sentences: { type: 'string', default: '2000' },
    clean: { type: 'string' },
    heap: { type: 'string', default: '1g' },
    language: { type: 'string', default: 'en-US' },
    level: { type: 'string', default: 'default' },
  },
});
const [file] = positionals;
if (!file) throw new Error('usage: npx tsx bench/languagetool/run.ts SET.m2 --languagetool FOLDER [options]');

const root = fileURLToPath(new URL('../..', import.meta.url));
const whole = readM2Set('set', file, 'apart');
const count = Number(values.sentences);
const [sentences, lines] = [whole.sentences.slice(0, count), whole.lines.slice(0, count)];
const clean = values.clean === undefined ? [] : readFileSync(values.clean, 'utf8').trim().split('\n');
const WARM_UP = 100;
/** Java starts slowly on a busy machine. */
const START_MS = 900_000;

interface System {
  readonly name: string;
  readonly start: (port: number) => ChildProcess;
}

const data = mkdtempSync(join(tmpdir(), 'emend-bench-'));
const systems: System[] = [
  {
    name: 'Emend',
    start: (port) =>
      spawn('node', [join(root, 'dist', 'cli', 'main.js'), 'serve'], {
        env: {
          ...process.env,
          EMEND_PORT: String(port),
          EMEND_DATA_DIR: data,
          EMEND_LOG_LEVEL: 'error',
          MALLOC_ARENA_MAX: '2',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
  },
];
if (values.languagetool !== undefined) {
  const jars = readdirSync(values.languagetool).filter((name) => name.endsWith('.jar'));
  const version = jars.map((name) => /^languagetool-server-(.*)\.jar$/.exec(name)?.[1]).find(Boolean) ?? '';
  const classes = join(values.languagetool, '*');
  systems.push({
    name: `LanguageTool ${version}`,
    start: (port) =>
      spawn(
        'java',
        [`-Xmx${values.heap}`, '-cp', classes, 'org.languagetool.server.HTTPServer', '--port', String(port)],
        { stdio: 'ignore' },
      ),
  });
}

const tag = createTokenTagger(join(root, 'models'));
console.log(
  '| | right of made | precision | recall | F0.5 | changes in 1,000 words of edited prose | words/s (CPU) | ms a sentence | MB |',
);
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|');
for (const { name, start } of systems) {
  const port = await freePort();
  const server = start(port);
  try {
    const address = `http://127.0.0.1:${port}`;
    await answering(`${address}/v2/languages`);
    const correct = createLanguageTool(address, values.language, { level: values.level });
    for (const line of lines.slice(-WARM_UP)) await correct(line);
    const [cpuBefore, wallBefore] = [cpuSeconds(server.pid!), performance.now()];
    const corrected: string[] = [];
    for (const line of lines) corrected.push(await correct(line));
    const [cpu, wall] = [cpuSeconds(server.pid!) - cpuBefore, performance.now() - wallBefore];
    let changes = 0;
    for (const line of clean) changes += changedPlaces(line, await correct(line)).length;
    // After the last request: during this computation, no event of the connection is processed, and a request on a
    // connection that the server has closed in the meantime (LanguageTool after 30 idle seconds) fails with ECONNRESET.
    const target = sentences.map(({ source }, k) => retokenise(source, corrected[k]!, 'apart'));
    const score = spanScore(sentences, target, tag);
    const alarms = clean.length === 0 ? '' : ((1000 * changes) / words(clean)).toFixed(1);
    const figures = [
      `${score.right} of ${score.proposed}`,
      ...[score.precision, score.recall, score.f].map((share) => (100 * share).toFixed(1)),
      alarms,
      (words(lines) / cpu).toFixed(0),
      (wall / lines.length).toFixed(1),
      peakMegabytes(server.pid!).toFixed(0),
    ];
    console.log(`| ${name} | ${figures.join(' | ')} |`);
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
  }
}
rmSync(data, { recursive: true, force: true });

function words(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + countSpaced(text), 0);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function answering(url: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    if (performance.now() > deadline) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** User and system time of a process and its threads (Linux: hundredths of a second in fields 14 and 15). */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function peakMegabytes(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}
