/**
 * Speed and memory of the engine on one thread.
 *
 *   npx tsx bench/engine/run.ts TEXT_FILE [HARPER]        (clean text, one paragraph per line)
 *
 * With the folder of the package harper.js, Harper reads the same text in the same run.
 *
 * Prints words per second of CPU time (for the first pass over the text, then for a warm second one), the 95th
 * percentile for paragraphs of 500 words, the start time and the memory. CPU time stays reliable on a machine that does
 * other work. The engine is the built one, as users run it: a loader that keeps the names of inner functions costs a
 * seventh of the speed. It runs with the large memory pages that `npm start` requests.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeCompilerPatient } from '../../src/platform/patient-compiler.ts';
import { countWords } from '../../src/text/words.ts';
import { createHarper } from '../correction/harper.ts';

const LARGE_PAGES = 'glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=1048576';
if (process.env['GLIBC_TUNABLES'] === undefined) {
  const env = { ...process.env, GLIBC_TUNABLES: LARGE_PAGES };
  const args = [...process.execArgv, ...process.argv.slice(1)];
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
}

spawnSync(process.execPath, [fileURLToPath(new URL('../../scripts/build.js', import.meta.url))], { stdio: 'inherit' });
const built = new URL('../../dist/', import.meta.url);
const { createEngine, DEFAULT_OPTIONS, ENGINE_FILES, STATISTICAL_FILES } = (await import(
  new URL('engine/engine.js', built).href
)) as typeof import('../../src/engine/engine.ts');
const { loadModels } = (await import(
  new URL('platform/models.js', built).href
)) as typeof import('../../src/platform/models.ts');

const [file, harperFolder] = process.argv.slice(2);
if (!file) throw new Error('usage: npx tsx bench/engine/run.ts TEXT_FILE [HARPER]');
makeCompilerPatient();
const modelsDir = new URL('../../models', import.meta.url).pathname;
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const before = cpu();
const models = await loadModels(modelsDir, STATISTICAL_FILES, process.env['EMEND_MODELS'] === 'off', ENGINE_FILES);
const engine = createEngine(models);
console.log(`start: ${(cpu() - before).toFixed(2)} s CPU`);

const check = (text: string) => engine.check(text, DEFAULT_OPTIONS);
const words = lines.reduce((sum, line) => sum + countWords(line), 0);
let ours = 0;
for (const pass of ['first pass', 'warm']) {
  const start = cpu();
  for (const line of lines) check(line);
  const seconds = cpu() - start;
  ours = words / seconds;
  console.log(
    `${pass}: ${Math.round(words / seconds)} words/s on one core (${words} words, ${seconds.toFixed(2)} s CPU)`,
  );
}

const times: number[] = [];
for (const paragraph of paragraphsOf(lines, 500).slice(0, 60)) {
  const from = cpu();
  check(paragraph);
  times.push((cpu() - from) * 1000);
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(0);
console.log(`paragraph of 500 words: median ${at(0.5)} ms, p95 ${at(0.95)} ms CPU (${times.length} paragraphs)`);
console.log(`memory: ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB resident`);

if (harperFolder) {
  const harper = await createHarper(harperFolder, 'American');
  for (const line of lines.slice(0, 20)) await harper(line);
  const start = cpu();
  for (const line of lines) await harper(line);
  const theirs = words / (cpu() - start);
  console.log(`Harper, warm: ${Math.round(theirs)} words/s; ours are ${(ours / theirs).toFixed(1)} times as many`);
}

/** Runs of whole lines with about `size` words; at least 60 of them, with the text repeated if necessary. */
function paragraphsOf(source: readonly string[], size: number): string[] {
  const result: string[] = [];
  let held: string[] = [];
  let count = 0;
  for (const line of [...source, ...source]) {
    const wanted = line.split(' ').slice(0, size - count);
    held.push(wanted.join(' '));
    count += wanted.length;
    if (count < size) continue;
    result.push(held.join(' '));
    held = [];
    count = 0;
  }
  return result;
}
