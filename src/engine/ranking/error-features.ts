import type { Candidate } from './candidate.ts';
import { addFeature, type FeatureBuffer, type HashedSentence, hashOn, hashString, PAD } from './hashed-sentence.ts';
import type { SentenceShape } from './sentence-shape.ts';

/**
 * Describes a change for the model of real errors, P(meant | written, changed): what changes into what, with the words and tags around it. Unlike the
 * slot models it sees the original words.
 */
export function errorFeatures(
  sentence: HashedSentence,
  { heads }: SentenceShape,
  candidate: Candidate,
  buffer: FeatureBuffer,
): void {
  const { words, tags, lemmas, tokens } = sentence;
  const { from, to, forms, about, kind, change } = candidate;
  // "kind change", and "kind words>forms" with spaces between the words and between the forms
  const start = hashOn(hashString(kind), ' ');
  const what = hashOn(start, change);
  let exact = start;
  for (let i = from; i < to; i++) exact = hashOn(i > from ? hashOn(exact, ' ') : exact, tokens[i]!.lower);
  exact = hashOn(exact, '>');
  for (let i = 0; i < forms.length; i++) exact = hashOn(i > 0 ? hashOn(exact, ' ') : exact, forms[i]!);
  const l = from - 1 + PAD;
  const r = to + PAD;
  const a = about + PAD;
  const governor = heads[about] ?? -1;
  const [l1, l2, r1, r2] = [words[l]!, words[l - 1]!, words[r]!, words[r + 1]!];
  buffer.count = 0;
  const f = (id: number, x: number, y = 0, z = 0) => addFeature(buffer, id, x, y, z);
  f(1, what);
  f(2, exact);
  f(3, exact, l1);
  f(4, exact, r1);
  f(5, what, lemmas[a]!);
  f(6, what, l1, lemmas[a]!);
  f(7, what, lemmas[a]!, words[a + 1]!);
  f(8, exact, lemmas[l]!, r1);
  f(9, what, l2, l1);
  f(10, what, r1, r2);
  f(11, exact, tags[l]!, tags[r]!);
  f(12, what, tags[l - 1]! ^ Math.imul(tags[l]!, 31), tags[r]! ^ Math.imul(tags[r + 1]!, 31));
  f(13, exact, governor >= 0 ? lemmas[governor + PAD]! : 0);
  f(14, what, l1, tags[r]!);
  f(15, what, tags[l]!, r1);
  f(16, what, tags[a]!, tags[a + 1]!);
  f(17, what, words[PAD]!, from < 4 ? 1 : 0);
  f(18, what, words[PAD]!, tags[r]!);
  f(19, what, governor >= 0 ? lemmas[governor + PAD]! : 0, lemmas[a]!);
  f(20, what, words[a - 1]!, tags[a]!);
  f(21, what, l1, r1);
}
