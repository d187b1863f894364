import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';

describe('isTitleCase', () => {
  it.each(['Growth of Young Trees in Dry Soil', 'Sharing Data with Small Groups', 'A Short History of the Bicycle'])(
    'is a heading: %s',
    (text) => expect(plainSentence(text).isTitleCase).toBe(true),
  );
  it.each([
    // names alone do not make a heading
    'The Royal Society in London and the Academy in Berlin agreed with Professor Brown.',
    'Sharing data with small groups',
    'North Sea',
    'CALL ME NOW OR NEVER',
  ])('is none: %s', (text) => expect(plainSentence(text).isTitleCase).toBe(false));
});
