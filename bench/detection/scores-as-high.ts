/**
 * Of 1,000 texts by people, how many reach each score, separately for learners, native writers and others, at two
 * lengths. The counts are in src/reports/measured-rates.ts.
 * Usage: npx tsx bench/detection/scores-as-high.ts DATA_DIR [--model FILE]
 * DATA_DIR as for run.ts. Texts of 2,000 words are texts of one source one after another.
 */
import { readFileSync } from 'node:fs';
import { createDetector } from '../../src/detection/detector.ts';
import { REACHED } from '../../src/reports/measured-rates.ts';
import { countWords } from '../../src/text/words.ts';
import { grouped, inARow, mixture } from './mixtures.ts';
import { detectionSamples, type Sample, unseenHumans } from './sets.ts';
import { writersOf } from './writers.ts';

const [data, ...options] = process.argv.slice(2);
if (data === undefined) throw new Error('usage: scores-as-high.ts DATA_DIR [--model FILE]');
const model = options[0] === '--model' ? options[1]! : 'models/detector.bin';
const detector = createDetector(readFileSync(model));

/** The most texts of a source and domain that count, so that none of them dominates. */
const MOST = 400;
const people = grouped(
  [...detectionSamples(data), ...unseenHumans(data, 300)].filter(({ label }) => label === 0),
  ({ source, domain }) => `${source} ${domain}`,
).flatMap((texts) => texts.slice(0, MOST));
const groups = grouped(people, writersOf);

function* long(samples: readonly Sample[]): Generator<Sample[]> {
  for (const list of grouped(samples, ({ source, domain }) => `${source} ${domain}`)) {
    let taken: Sample[] = [];
    let words = 0;
    for (const sample of list) {
      taken.push(sample);
      words += countWords(sample.text);
      if (words < 2000) continue;
      yield taken;
      taken = [];
      words = 0;
    }
  }
}

for (const samples of groups)
  for (const [length, documents] of [
    ['250', samples.map((sample) => [sample])],
    ['2,000', [...long(samples)]],
  ] as const) {
    const reached = REACHED.map(() => 0);
    let texts = 0;
    for (const document of documents) {
      const { paragraphs } = mixture(inARow(document));
      const { score } = detector.analyse(paragraphs.map((text) => ({ text, kind: 'body' as const })));
      if (score === null) continue;
      texts++;
      for (const [k, least] of REACHED.entries()) if (score >= least) reached[k]!++;
    }
    const perThousand = reached.map((count) => Math.round((10_000 * count) / texts) / 10);
    console.log(
      `${writersOf(samples[0]!)}, ${length} words: ${texts} texts; of 1,000 reach ${REACHED.join(', ')}: ${perThousand.join(', ')}`,
    );
  }
