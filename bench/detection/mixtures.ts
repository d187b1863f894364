import { evenRuns, PARAGRAPH_TARGET, UNIT_MINIMUM } from '../../src/detection/units.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { countWords } from '../../src/text/words.ts';
import type { Sample } from './sets.ts';

/** A document of sentences by a person and by a machine, in even paragraphs that are independent of who wrote what. */
export interface Mixture {
  readonly paragraphs: readonly string[];
  /** For each paragraph, the writer of each of its sentences. */
  readonly machine: readonly (readonly boolean[])[];
  /** The machine's share of the words. */
  readonly share: number;
}

interface Sentence {
  readonly text: string;
  readonly words: number;
  readonly machine: boolean;
}

function sentencesOf({ text, label }: Pick<Sample, 'text' | 'label'>): Sentence[] {
  return splitSentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => countWords(sentence) > 0)
    .map((sentence) => ({ text: sentence, words: countWords(sentence), machine: label === 1 }));
}

/** Groups sentences into even paragraphs. */
export function mixture(sentences: readonly Sentence[]): Mixture {
  const lengths = sentences.map(({ words }) => words);
  const runs = evenRuns(lengths, UNIT_MINIMUM, PARAGRAPH_TARGET);
  const cut = runs.map(({ start, end }) => sentences.slice(start, end));
  const total = lengths.reduce((sum, words) => sum + words, 0);
  const made = sentences.reduce((sum, { words, machine }) => sum + (machine ? words : 0), 0);
  return {
    paragraphs: cut.map((part) => part.map(({ text }) => text).join(' ')),
    machine: cut.map((part) => part.map(({ machine }) => machine)),
    share: made / Math.max(1, total),
  };
}

/** Sentences of several texts, in their order. */
export const inARow = (samples: readonly Sample[]): Sentence[] => samples.flatMap(sentencesOf);

/**
 * Puts a machine text into the middle of human texts, so that about a share of `words` is machine-made. Texts are taken
 * in turn from the lists, from `turn` on, and cut at sentence ends.
 */
export function inserted(
  humans: readonly Sample[],
  machines: readonly Sample[],
  turn: number,
  words: number,
  share: number,
): Mixture {
  const take = (list: readonly Sample[], wanted: number, step: number): Sentence[] => {
    const taken: Sentence[] = [];
    let sum = 0;
    for (let k = 0; sum < wanted && k < list.length; k++)
      for (const sentence of sentencesOf(list[(turn * step + k) % list.length]!)) {
        if (sum >= wanted) break;
        taken.push(sentence);
        sum += sentence.words;
      }
    return taken;
  };
  const human = take(humans, words * (1 - share), 3);
  const machine = take(machines, words * share, 1);
  const at = Math.floor((human.length * ((turn * 7) % 11)) / 10);
  return mixture([...human.slice(0, at), ...machine, ...human.slice(at)]);
}

/** Items that share a key, in their order. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
