import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Corpora for confusion-set classifiers: edited prose by people who grew up with English first (tiers A and B+). */
export const NATIVE_CORPORA: readonly { readonly name: string; readonly share: number }[] = [
  { name: 'openstax', share: 1 },
  { name: 'textbooks-misc', share: 1 },
  { name: 'standardebooks-us', share: 1 },
  { name: 'standardebooks-uk', share: 1 },
  { name: 'usgov', share: 1 },
  { name: 'ukgov', share: 1 },
  { name: 'opendocs', share: 1 },
  { name: 'plos-misc', share: 1 },
  { name: 'pmc-medicine-anglo', share: 0.6 },
  { name: 'pmc-plantsci-anglo', share: 0.6 },
  { name: 'arxiv-abstracts', share: 0.12 },
];

/**
 * Lines kept out of the slot models. The language model has never seen those with `line % 200 === 7`; they measure false
 * alarms too and train the ranking model.
 */
export function isHeldOut(line: number): boolean {
  return line % 50 === 7;
}

/** A small seeded generator (mulberry32), so that a run can be repeated to the bit. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function readLines(folder: string, name: string): string[] {
  const result = spawnSync('xz', ['-dc', join(folder, `${name}.txt.xz`)], { maxBuffer: 1 << 30 });
  if (result.status !== 0) throw new Error(`cannot read ${name}: ${result.stderr}`);
  return result.stdout.toString('utf8').split('\n').filter(Boolean);
}

/** Training paragraphs of all corpora, or of those in `only`, shuffled. */
export function trainingParagraphs(
  folder: string,
  random: () => number,
  share = 1,
  only?: ReadonlySet<string>,
): string[] {
  const paragraphs: string[] = [];
  for (const corpus of NATIVE_CORPORA) {
    if (only && !only.has(corpus.name)) continue;
    const lines = readLines(folder, corpus.name);
    lines.forEach((line, i) => {
      if (!isHeldOut(i) && random() < corpus.share * share) paragraphs.push(line);
    });
  }
  shuffle(paragraphs, random);
  return paragraphs;
}

export function shuffle<T>(items: T[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const held = items[i]!;
    items[i] = items[j]!;
    items[j] = held;
  }
}
