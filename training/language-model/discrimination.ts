import type { LanguageModel } from '../../src/engine/language-model/language-model.ts';
import { type Corruption, corrupted, corruptionsOf, seededRandom, type Word } from './corruptions.ts';
import type { Inflections } from './inflections.ts';
import { sentenceIds } from './perplexity.ts';

export interface Pair {
  readonly sentence: readonly Word[];
  readonly corruption: Corruption;
}

export interface Discrimination {
  readonly pairs: number;
  /** Share of pairs in which the model prefers the sentence as written. */
  readonly accuracy: number;
  /** Share of errors found by the threshold on the difference at which 1 % of the correct sentences would change. */
  readonly foundAtOnePercent: number;
}

/** At most one corruption of each kind per sentence, drawn with a fixed seed. */
export function drawPairs(sentences: readonly (readonly Word[])[], inflections: Inflections, seed: number): Pair[] {
  const random = seededRandom(seed);
  const pairs: Pair[] = [];
  for (const sentence of sentences) {
    if (sentence.length < 5 || sentence.length > 80) continue;
    const byKind = new Map<string, Corruption[]>();
    for (const corruption of corruptionsOf(sentence, inflections, random)) {
      const list = byKind.get(corruption.kind);
      if (list) list.push(corruption);
      else byKind.set(corruption.kind, [corruption]);
    }
    for (const list of byKind.values()) pairs.push({ sentence, corruption: list[Math.floor(random() * list.length)]! });
  }
  return pairs;
}

/** log10 probability of the sentence as written minus that of the corrupted one. */
export function margin(model: LanguageModel, { sentence, corruption }: Pair): number {
  const right = sentenceIds(model, sentence);
  const wrong = sentenceIds(model, corrupted(sentence, corruption));
  return model.score(right, 1, right.length) - model.score(wrong, 1, wrong.length);
}

export function summarise(margins: readonly number[]): Discrimination {
  const sorted = Float64Array.from(margins).sort();
  const threshold = Math.max(0, -sorted[Math.floor(sorted.length / 100)]!);
  return {
    pairs: sorted.length,
    accuracy: sorted.filter((value) => value > 0).length / sorted.length,
    foundAtOnePercent: sorted.filter((value) => value > threshold).length / sorted.length,
  };
}
