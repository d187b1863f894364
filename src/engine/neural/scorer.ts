import type { Matrix, ModelFile } from './model-file.ts';
import type { WordIds } from './word-ids.ts';

/** How well a word fits: the product of its embedding with the row of `expected` at `offset`, and its bias. Only differences mean something. */
export type Scorer = (expected: Float32Array, offset: number, word: WordIds) => number;

/** Words are scored with the embeddings they are read with (Press and Wolf 2017). */
export function createScorer(file: ModelFile): Scorer {
  const { shape } = file.header;
  const words = file.matrix('words', shape.words, shape.hidden);
  const suffixes = file.matrix('suffixes', shape.suffixes, shape.hidden);
  const prefixes = file.matrix('prefixes', shape.prefixes, shape.hidden);
  const bias = file.vector('bias', shape.words);
  return (expected, offset, { word, suffix, prefix }) => {
    const whole = product(words, word, expected, offset) + bias[word]!;
    return whole + product(suffixes, suffix, expected, offset) + product(prefixes, prefix, expected, offset);
  };
}

function product({ numbers, scales, columns }: Matrix, row: number, expected: Float32Array, offset: number): number {
  const start = row * columns;
  let sum = 0;
  for (let i = 0; i < columns; i++) sum += numbers[start + i]! * expected[offset + i]!;
  return sum * scales[row]!;
}
