/**
 * Machine text in the middle of human text, from none to all of the words in steps of a tenth: the outcome of the
 * document, and how well its machine-like passages match the machine's words, compared with whole paragraphs.
 * Usage: npx tsx bench/detection/passages.ts DATA_DIR [--model FILE]
 * DATA_DIR as for run.ts. Texts of one domain, none used in training; paragraphs of about 90 words, independent of the
 * writer.
 */
import { readFileSync } from 'node:fs';
import { createDetector } from '../../src/detection/detector.ts';
import { FLAGGED } from '../../src/detection/outcome.ts';
import type { DetectionResult } from '../../src/detection/types.ts';
import { grouped, inserted, type Mixture } from './mixtures.ts';
import { detectionSamples } from './sets.ts';

const [data, ...options] = process.argv.slice(2);
if (data === undefined) throw new Error('usage: passages.ts DATA_DIR [--model FILE]');
const model = options[0] === '--model' ? options[1]! : 'models/detector.bin';
const detector = createDetector(readFileSync(model));
const WORDS = 1000;
const EACH = 6;

interface Fit {
  hit: number;
  wrong: number;
  missed: number;
}

/** Counts a document's words by the machine that were found, words by a person that were found, and words by the machine that were not found. */
function compare(
  sum: Fit,
  result: DetectionResult,
  { machine }: Mixture,
  found: (paragraph: number, sentence: number) => boolean,
): void {
  for (const { index, sentences } of result.paragraphs)
    for (const [k, { words }] of sentences.entries()) {
      const made = machine[index]![k] ?? machine[index]!.at(-1)!;
      if (found(index, k)) sum[made ? 'hit' : 'wrong'] += words;
      else if (made) sum.missed += words;
    }
}

function inPassage({ passages }: DetectionResult): (paragraph: number, sentence: number) => boolean {
  return (paragraph, sentence) =>
    passages.some(
      ({ from, to }) =>
        (paragraph > from.paragraph || (paragraph === from.paragraph && sentence >= from.sentence)) &&
        (paragraph < to.paragraph || (paragraph === to.paragraph && sentence <= to.sentence)),
    );
}

const samples = detectionSamples(data).filter(({ part, label }) => part !== 'mixed' && (label === 0 || label === 1));
const domains = grouped(samples, ({ domain }) => domain)
  .map((list) => ({
    humans: list.filter(({ label }) => label === 0),
    machines: list.filter(({ label }) => label === 1),
  }))
  .filter(({ humans, machines }) => humans.length >= 20 && machines.length >= 20);
const passages: Fit = { hit: 0, wrong: 0, missed: 0 };
const paragraphs: Fit = { hit: 0, wrong: 0, missed: 0 };
const percent = (part: number, total: number) => `${((100 * part) / Math.max(1, total)).toFixed(1)} %`;
console.log('machine share    n   human     mixed    machine   with a passage');
let turn = 0;
for (let tenth = 0; tenth <= 10; tenth++) {
  const outcomes = { human: 0, mixed: 0, machine: 0, 'not judged': 0 };
  let documents = 0;
  let withPassage = 0;
  for (const { humans, machines } of domains)
    for (let k = 0; k < EACH; k++) {
      const document = inserted(humans, machines, turn++, WORDS, tenth / 10);
      const result = detector.analyse(document.paragraphs.map((text) => ({ text, kind: 'body' as const })));
      documents++;
      outcomes[result.outcome]++;
      if (result.passages.length > 0) withPassage++;
      if (tenth === 0 || tenth === 10) continue;
      compare(passages, result, document, inPassage(result));
      compare(paragraphs, result, document, (index) => (result.paragraphs[index]!.score ?? 0) >= FLAGGED);
    }
  const cells = [outcomes.human, outcomes.mixed, outcomes.machine, withPassage].map((count) =>
    percent(count, documents).padStart(9),
  );
  console.log(`${String(10 * tenth).padStart(4)} %       ${String(documents).padStart(5)} ${cells.join(' ')}`);
}
for (const [name, { hit, wrong, missed }] of Object.entries({ passages, paragraphs }))
  console.log(`words by ${name}: precision ${percent(hit, hit + wrong)}, found ${percent(hit, hit + missed)}`);
