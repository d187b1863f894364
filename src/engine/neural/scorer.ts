import type { Matrix, ModelFile } from './model-file.ts';
import { UNKNOWN, type WordIds } from './word-ids.ts';

/** How well a word fits: the product of its embedding with the row of `expected` at `offset`, plus its bias. Only differences are meaningful. */
export type Scorer = (expected: Float32Array, offset: number, word: WordIds) => number;

/** Number of cached embeddings, a kilobyte each: enough for the words that a text of papers asks about repeatedly. */
const MOST_KEPT = 4096;

/** Scores words with the same embeddings that the network reads them with (Press and Wolf 2017). */
export function createScorer(file: ModelFile): Scorer {
  const { shape } = file.header;
  const words = file.matrix('words', shape.words, shape.hidden);
  const suffixes = file.matrix('suffixes', shape.suffixes, shape.hidden);
  const prefixes = file.matrix('prefixes', shape.prefixes, shape.hidden);
  const bias = file.vector('bias', shape.words);
  /** Whole embeddings of the most frequent words: a product then takes a fifth of the time. */
  const kept = new Map<number, Float32Array>();
  const add = (to: Float32Array, { numbers, scales, columns }: Matrix, row: number): void => {
    for (let i = 0; i < columns; i++) to[i]! += numbers[row * columns + i]! * scales[row]!;
  };
  const embeddingOf = ({ word, suffix, prefix }: WordIds): Float32Array => {
    const made = new Float32Array(shape.hidden);
    add(made, words, word);
    add(made, suffixes, suffix);
    add(made, prefixes, prefix);
    return made;
  };
  return (expected, offset, ids) => {
    let embedding = kept.get(ids.word);
    if (!embedding) {
      embedding = embeddingOf(ids);
      // an unknown word has its own ending and beginning
      if (ids.word !== UNKNOWN && kept.size < MOST_KEPT) kept.set(ids.word, embedding);
    }
    let sum = bias[ids.word]!;
    for (let i = 0; i < embedding.length; i++) sum += embedding[i]! * expected[offset + i]!;
    return sum;
  };
}
