import { describe, expect, it } from 'vitest';
import { candidateAt } from '../../../test/engine/kept-place.ts';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { isBeforeUnknownName } from './kept-articles.ts';

describe('isBeforeUnknownName', () => {
  const sentence = plainSentence('We search NCBI database', ['PRP', 'VBP', 'NNP', 'NN']);
  const article = candidateAt('determiner', 'none>the', 2, 'the');

  it('puts an article before a name when the models are sure of it', () => {
    expect(isBeforeUnknownName(sentence, article, 0.59)).toBe(true);
    expect(isBeforeUnknownName(sentence, article, 0.61)).toBe(false);
  });
  it('asks no more of other places', () => {
    expect(isBeforeUnknownName(sentence, candidateAt('determiner', 'none>the', 3, 'the'), 0.5)).toBe(false);
    expect(isBeforeUnknownName(sentence, candidateAt('determiner', 'none>the', 0, 'the'), 0.5)).toBe(false);
    expect(isBeforeUnknownName(sentence, candidateAt('preposition', 'none>in', 2, 'in'), 0.5)).toBe(false);
  });
});
