/**
 * The outcomes for people's texts that a language model polished or rewrote, and for machine texts that one
 * paraphrased.
 * Usage: npx tsx bench/detection/reworked.ts DATA_DIR [--model FILE] [--also FILE]
 * DATA_DIR and --also as for run.ts. Documents of one text, in even paragraphs; no part of the model was trained on these texts.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createDetector } from '../../src/detection/detector.ts';
import { inARow, mixture } from './mixtures.ts';
import { collectionSamples, detectionSamples, type Sample } from './sets.ts';

const [data, ...options] = process.argv.slice(2);
if (data === undefined) throw new Error('usage: reworked.ts DATA_DIR [--model FILE] [--also FILE]');
const option = (name: string): string | undefined => options[options.indexOf(name) + 1 || options.length];
const detector = createDetector(readFileSync(option('--model') ?? 'models/detector.bin'));
const also = option('--also');

/** The most documents of a collection and degree, drawn by hash. */
const MOST = 250;
/** The decision trees for edited text were trained on all of it. */
const LEARNED_FROM = 'imbd';
const DEGREE = /^(polish|rewrit|paraphras)/;

const groups = new Map<string, Sample[]>();
for (const sample of [...detectionSamples(data), ...(also === undefined ? [] : collectionSamples(also))]) {
  const { source, pos, part, label } = sample;
  if (source === LEARNED_FROM || pos === null || !DEGREE.test(pos) || !(part === 'mixed' || label === 1)) continue;
  const name = `${source}, ${pos}`;
  groups.set(name, [...(groups.get(name) ?? []), sample]);
}
const digest = ({ text }: Sample): string => createHash('md5').update(text).digest('hex');
for (const [name, samples] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const called: Record<string, number> = {};
  let documents = 0;
  for (const sample of samples.toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1)).slice(0, MOST)) {
    const { paragraphs } = mixture(inARow([sample]));
    const { outcome } = detector.analyse(paragraphs.map((text) => ({ text, kind: 'body' as const })));
    if (outcome === 'not judged') continue;
    documents++;
    called[outcome] = (called[outcome] ?? 0) + 1;
  }
  const share = (outcome: string) => `${((100 * (called[outcome] ?? 0)) / documents).toFixed(1)} %`.padStart(8);
  console.log(
    `${name.padEnd(34)} ${String(documents).padStart(4)}  human ${share('human')}  mixed ${share('mixed')}  machine ${share('machine')}`,
  );
}
