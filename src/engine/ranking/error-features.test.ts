import { expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { errorFeatures } from './error-features.ts';
import { featureBuffer, hashSentence, MOST_FEATURES } from './hashed-sentence.ts';
import { sentenceShape } from './sentence-shape.ts';

function described(text: string, from: number, to: number, forms: readonly string[]): number[] {
  const sentence = plainSentence(text, ['PRP', 'VBD', 'IN', 'NN', '.']);
  const buffer = featureBuffer();
  const change = `${sentence.tokens.slice(from, to).map(({ lower }) => lower)}>${forms}`;
  const candidate = {
    kind: 'preposition',
    from,
    to,
    forms,
    change,
    slotCandidate: 0,
    slotCurrent: 0,
    about: 3,
  } as const;
  errorFeatures(hashSentence(sentence), sentenceShape(sentence), candidate, buffer);
  return [...buffer.ids.subarray(0, buffer.count)];
}

it('describes a change by what is written, what is meant and the words around', () => {
  const features = described('We looked on it.', 2, 3, ['at']);
  expect(features.length).toBeLessThanOrEqual(MOST_FEATURES);
  expect(described('We looked on it.', 2, 3, ['at'])).toEqual(features);
  const shared = (other: readonly number[]): number => other.filter((id) => features.includes(id)).length;
  expect(shared(described('We called on it.', 2, 3, ['at']))).toBeLessThan(features.length);
  expect(shared(described('We called on it.', 2, 3, ['at']))).toBeGreaterThan(
    shared(described('We called on it.', 2, 3, ['to'])),
  );
});
