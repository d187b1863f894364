import { parseArgs } from 'node:util';
import { openEngine } from '../../src/cli/open-models.ts';
import { stepsHere } from '../../src/cli/proofread-here.ts';
import { proofreadDocument } from '../../src/services/documents/proofread-document.ts';
import { proofreadingOptions } from '../../src/services/documents/proofreading-options.ts';
import { seededRandom } from '../docx/random-edits.ts';
import { mixedFile } from './submissions.ts';

/**
 * The effect of more workers if there are cores for them. It measures the CPU time of each of fifty documents, then
 * simulates queues of 500 such documents with 1 to 16 workers of one thread. One server handles the database requests
 * of all workers in turn, which is worse than PostgreSQL; the time per document was measured on a running service
 * (docs/reliability/load.md).
 *
 *   npx tsx bench/reliability/workers.ts [--documents 500] [--database 12]     ms of database for each document
 */
const { values } = parseArgs({
  options: { documents: { type: 'string', default: '500' }, database: { type: 'string', default: '12' } },
});
const MEASURED = 50;
const WORKERS = [1, 2, 4, 8, 16];
/** A job is taken, then its end is written: the two halves of its database work. */
const databaseMs = Number(values.database) / 2;

const times = await serviceTimes();
const sorted = times.toSorted((a, b) => a - b);
const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
console.log(
  `${times.length} documents: CPU time mean ${mean.toFixed(0)} ms, median ${sorted[times.length >> 1]!.toFixed(0)} ms, longest ${sorted.at(-1)!.toFixed(0)} ms`,
);
console.log(`| workers | documents/s | efficiency |\n|--:|--:|--:|`);
const alone = rateOf(1);
for (const count of WORKERS) {
  const rate = rateOf(count);
  console.log(`| ${count} | ${rate.toFixed(1)} | ${((100 * rate) / (count * alone)).toFixed(0)} % |`);
}

/** CPU time of each document in this process in ms, with a warm engine. */
async function serviceTimes(): Promise<number[]> {
  const steps = stepsHere(await openEngine());
  const options = proofreadingOptions({ doc_type: '3', pipeline: 'advanced' });
  const files = Array.from({ length: 3 * MEASURED }, (_, n) => mixedFile(n)).filter(({ name }) =>
    name.endsWith('.docx'),
  );
  const measured: number[] = [];
  for (const [i, { name, bytes }] of files.slice(0, MEASURED + 10).entries()) {
    const before = process.cpuUsage();
    await proofreadDocument(steps, { bytes, filename: name, options, wordLimit: 100_000 });
    const { user, system } = process.cpuUsage(before);
    if (i >= 10) measured.push((user + system) / 1000);
  }
  return measured;
}

/** Documents per second for this many workers that share one queue and one database server. */
function rateOf(workers: number): number {
  const random = seededRandom(workers);
  const free = Array.from({ length: workers }, () => 0);
  let databaseFree = 0;
  const ask = (from: number): number => {
    databaseFree = Math.max(databaseFree, from) + databaseMs;
    return databaseFree;
  };
  // Events in time order: a free worker takes the next document, and a finished one writes its end.
  const ending: { readonly at: number; readonly worker: number }[] = [];
  let left = Number(values.documents);
  let last = 0;
  const waiting = free.map((_, worker) => ({ at: 0, worker }));
  while (waiting.length > 0 || ending.length > 0) {
    waiting.sort((a, b) => a.at - b.at);
    ending.sort((a, b) => a.at - b.at);
    if (waiting[0] && (!ending[0] || waiting[0].at <= ending[0].at)) {
      const { at, worker } = waiting.shift()!;
      if (left-- <= 0) continue;
      ending.push({ at: ask(at) + times[Math.floor(random() * times.length)]!, worker });
    } else {
      const { at, worker } = ending.shift()!;
      last = ask(at);
      waiting.push({ at: last, worker });
    }
  }
  return (1000 * Number(values.documents)) / last;
}
