import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitSentences } from '../../src/text/sentences.ts';
import { countWords } from '../../src/text/words.ts';

/** A text with its known properties. */
export interface Sample {
  readonly text: string;
  /** 1 machine, 0 human, .5 mixed. */
  readonly label: number;
  readonly source: string;
  readonly domain: string;
  readonly generator: string | null;
  readonly native: string | null;
  readonly pos: string | null;
  /** The reason why it was not trained on: its licence excludes it from training, or it belongs to the development set. */
  readonly part: 'dev' | 'measure' | 'mixed';
}

/** Sources used in training (their training split). All others are new to the model. */
const TRAINED = new Set(
  'biscope outfox herbold eqbench-creative eqbench-longform fast-detect-gpt glimpse imbd ukp-convarg nltk-inaugural nltk-state_union nltk-masc dna-arxiv gum'.split(
    ' ',
  ),
);
const GUM_RESTRICTED = new Set(['gum_essay', 'gum_fiction', 'gum_letter', 'gum_podcast', 'gum_whow']);
/** Left out everywhere: models that nobody uses and whose text no detector finds. */
const LEFT_OUT = new Set(['flan-t5-xxl', 'flan-t5-11b', 'bloomz-7b']);

function read(file: string): string[] {
  const text = file.endsWith('.xz')
    ? execFileSync('xz', ['-dc', file], { maxBuffer: 1 << 30, encoding: 'utf8' })
    : readFileSync(file, 'utf8');
  return text.trimEnd().split('\n');
}

interface Row extends Omit<Sample, 'label' | 'part'> {
  readonly label: string;
}

/** Everything in DATA/aicd that the model was not trained on. */
export function detectionSamples(data: string): Sample[] {
  const samples: Sample[] = [];
  for (const file of ['train', 'dev', 'mixed_train'])
    for (const line of read(join(data, 'aicd', `${file}.jsonl.xz`))) {
      const row = JSON.parse(line) as Row;
      const trained = TRAINED.has(row.source) && !GUM_RESTRICTED.has(row.domain);
      if (row.generator !== null && LEFT_OUT.has(row.generator)) continue;
      if (file === 'train' && trained) continue;
      const part = file === 'mixed_train' ? 'mixed' : trained ? 'dev' : 'measure';
      const label = row.label === 'ai' ? 1 : row.label === 'human' ? 0 : 0.5;
      samples.push({ ...row, native: row.native ?? null, pos: row.pos ?? null, label, part });
    }
  return samples;
}

/**
 * What machine_texts.py of training/detection gathered and left out of the training: texts by models, and texts in which
 * a person's and a model's work is mixed.
 */
export function collectionSamples(file: string): Sample[] {
  interface Gathered {
    readonly text: string;
    readonly source: string;
    readonly domain: string;
    readonly generator: string;
    readonly role: string;
  }
  return read(file)
    .map((line) => JSON.parse(line) as Gathered)
    .filter(({ role }) => role === 'measure' || role === 'edited')
    .map(({ text, source, domain, generator, role }) => {
      const known = { text: shortened(text), source, domain, generator, native: null };
      return role === 'edited'
        ? { ...known, label: 0.5, pos: domain, part: 'mixed' }
        : { ...known, label: 1, pos: null, part: 'measure' };
    });
}

/** The first sentences with 300 words or a little more, about the length of the other collections' texts. */
function shortened(text: string): string {
  let words = 0;
  for (const { start, end } of splitSentences(text)) {
    words += countWords(text.slice(start, end));
    if (words >= 300) return text.slice(0, end);
  }
  return text;
}

/** Lines of openstax.txt with books of which a part was used in training (see training/detection/prepare.py). */
const TRAINED_LINES = [
  [44_000, 48_000],
  [70_000, 75_500],
  [79_000, 82_500],
  [88_500, 93_500],
] as const;

/** Lines of openstax.txt with the books on nursing, which were published in 2024: a model may have helped to write them. */
const NURSING_LINES = [62_524, 70_373] as const;
/** `pos` of texts of these books. */
export const NURSING = 'nursing book of 2024';

/** Human text of kinds that were not used in training, cut into documents of about 250 words at paragraph ends. */
export function unseenHumans(data: string, each: number): Sample[] {
  const kinds = { openstax: 'college textbook', usgov: 'government', ukgov: 'government', opendocs: 'technical' };
  return Object.entries(kinds).flatMap(([source, domain]) => {
    const documents: { text: string; pos: string | null }[] = [];
    let parts: string[] = [];
    let words = 0;
    for (const [number, line] of read(join(data, 'corpora', `${source}.txt.xz`)).entries()) {
      if (source === 'openstax' && TRAINED_LINES.some(([low, high]) => number >= low && number < high)) continue;
      parts.push(line);
      words += line.split(' ').length;
      if (words < 250) continue;
      const nursing = source === 'openstax' && number >= NURSING_LINES[0] && number < NURSING_LINES[1];
      documents.push({ text: parts.join(' '), pos: nursing ? NURSING : null });
      parts = [];
      words = 0;
    }
    const step = Math.max(1, Math.floor(documents.length / each));
    return documents
      .filter((_, k) => k % step === Math.floor(step / 2))
      .slice(0, each)
      .map((document) => ({
        ...document,
        label: 0,
        source,
        domain,
        generator: null,
        native: null,
        part: 'measure' as const,
      }));
  });
}
