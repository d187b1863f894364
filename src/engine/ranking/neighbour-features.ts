import { addFeature, type FeatureBuffer, type HashedSentence } from './hashed-sentence.ts';

/**
 * Features 1 to 9 of articles and prepositions: the words on both sides of the slot, up to three together. The models are trained with these numbers
 * in this order.
 * @param l index in `words` of the last word before the slot
 * @param r index of the first word after the slot
 */
export function describeNeighbours(words: HashedSentence['words'], l: number, r: number, buffer: FeatureBuffer): void {
  const f = (id: number, a: number, b = 0, c = 0) => addFeature(buffer, id, a, b, c);
  const [l1, l2, l3] = [words[l]!, words[l - 1] ?? 0, words[l - 2] ?? 0];
  const [r1, r2, r3] = [words[r]!, words[r + 1]!, words[r + 2] ?? 0];
  f(1, l1);
  f(2, l2, l1);
  f(3, l3, l2, l1);
  f(4, r1);
  f(5, r1, r2);
  f(6, r1, r2, r3);
  f(7, l1, r1);
  f(8, l2, l1, r1);
  f(9, l1, r1, r2);
}
