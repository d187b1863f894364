/**
 * How often whole documents are called mixed or machine-made, and how often they score 36 or more. The documents are
 * human and machine documents of one text, of 2,000 and of 6,000 words (the human ones grouped by their writers'
 * English), and human documents followed by machine text.
 * Usage: npx tsx bench/detection/outcomes.ts DATA_DIR [--model FILE]
 * DATA_DIR as for run.ts. The texts have no paragraphs, so they are cut into even ones of about 90 words.
 */
import { readFileSync } from 'node:fs';
import { createDetector } from '../../src/detection/detector.ts';
import type { Outcome } from '../../src/detection/types.ts';
import { evenRuns, PARAGRAPH_TARGET, UNIT_MINIMUM } from '../../src/detection/units.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { countWords } from '../../src/text/words.ts';
import { grouped } from './mixtures.ts';
import { detectionSamples, type Sample, unseenHumans } from './sets.ts';
import { writersOf } from './writers.ts';

const [data, ...options] = process.argv.slice(2);
if (data === undefined) throw new Error('usage: outcomes.ts DATA_DIR [--model FILE]');
const detector = createDetector(readFileSync(options[0] === '--model' ? options[1]! : 'models/detector.bin'));
const EACH = 500;

interface Tally {
  documents: number;
  /** The number that score 36 or more. */
  overall: number;
  readonly outcomes: Record<Outcome, number>;
}
const tallies = new Map<string, Tally>();

function paragraphsOf(text: string): string[] {
  const sentences = splitSentences(text).map(({ start, end }) => text.slice(start, end));
  const runs = evenRuns(sentences.map(countWords), UNIT_MINIMUM, PARAGRAPH_TARGET);
  return runs.map(({ start, end }) => sentences.slice(start, end).join(' '));
}

/** Judges one document, which counts in every named row. */
function judge(rows: readonly string[], paragraphs: readonly string[]): void {
  const result = detector.analyse(paragraphs.map((text) => ({ text, kind: 'body' })));
  if (result.score === null) return;
  for (const row of rows) {
    const tally = tallies.get(row) ?? {
      documents: 0,
      overall: 0,
      outcomes: { human: 0, mixed: 0, machine: 0, 'not judged': 0 },
    };
    tallies.set(row, tally);
    tally.documents++;
    if (result.score >= 36) tally.overall++;
    tally.outcomes[result.outcome]++;
  }
}

const samples = [...detectionSamples(data), ...unseenHumans(data, 1200)].filter(({ part }) => part !== 'mixed');
/** Rows that a text counts in. */
const kindsOf = (sample: Sample): string[] => (sample.label === 1 ? ['machine'] : ['human', `  ${writersOf(sample)}`]);
for (const list of grouped(samples, ({ part, source, domain, label }) => [part, source, domain, label].join('|'))) {
  const kinds = kindsOf(list[0]!);
  const rows = (length: string) => kinds.map((kind) => `${kind}, ${length}`);
  for (const { text } of list.slice(0, EACH)) judge(rows('one text'), paragraphsOf(text));
  for (const size of [2000, 6000]) {
    let gathered: string[] = [];
    let words = 0;
    for (const { text } of list) {
      gathered.push(...paragraphsOf(text));
      words += countWords(text);
      if (words < size) continue;
      judge(rows(`${size} words`), gathered);
      gathered = [];
      words = 0;
    }
  }
}

/** Human and machine texts of one domain one after another; a third, half and two thirds of the texts are machine-made. */
const humans = samples.filter(({ label }) => label === 0);
const machines = samples.filter(({ label }) => label === 1);
let turn = 0;
for (const domain of new Set(machines.map((sample) => sample.domain))) {
  const pool = humans.filter((sample) => sample.domain === domain);
  if (pool.length < 20) continue;
  for (const { text } of machines.filter((sample) => sample.domain === domain).slice(0, EACH)) {
    const human = paragraphsOf(pool[turn++ % pool.length]!.text);
    const second = paragraphsOf(pool[(7 * turn) % pool.length]!.text);
    const machine = paragraphsOf(text);
    const other = paragraphsOf(machines[(13 * turn) % machines.length]!.text);
    judge(['a third machine'], [...human, ...second, ...machine]);
    judge(['half machine'], [...human, ...machine]);
    judge(['two thirds machine'], [...human, ...machine, ...other]);
  }
}

const percent = (part: number, total: number) => `${((100 * part) / total).toFixed(2)} %`.padStart(9);
console.log('                          n  score≥36     human     mixed   machine');
for (const [row, { documents, overall, outcomes }] of tallies) {
  const shares = [overall, outcomes.human, outcomes.mixed, outcomes.machine];
  const cells = shares.map((part) => percent(part, documents)).join(' ');
  console.log(`${row.padEnd(20)} ${String(documents).padStart(6)} ${cells}`);
}
