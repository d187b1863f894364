import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { isChosenComma } from './comma-choices.ts';

function isChosen(text: string, tags: string, at: number, change: string): boolean {
  const to = change === 'comma>none' ? at + 1 : at;
  const place = { kind: 'comma', from: at, to, forms: [], change, about: at } as const;
  return isChosenComma(plainSentence(text, tags.split(' ')), { ...place, slotCandidate: 0, slotCurrent: 0 });
}

describe('commas that writers choose', () => {
  it.each([
    ['a finite, random period', 'DT JJ , JJ NN', 2, true],
    ['the patients, with one exception', 'DT NNS , IN CD NN', 2, true],
    ['a simple, or cheap, method', 'DT JJ , CC JJ , NN', 5, true],
    ['reported by, patients', 'VBN IN , NNS', 2, false],
    ['both, from here', 'DT , IN RB', 1, false],
    ['the studies, have shown', 'DT NNS , VBP VBN', 2, false],
    ['It is clear, that he left', 'PRP VBZ JJ , IN PRP VBD', 3, true],
  ])('takes none out of “%s”', (text, tags, at, expected) => {
    expect(isChosen(text, tags, at, 'comma>none')).toBe(expected);
  });

  it.each([
    ['a device (Acme Berlin)', 'NN NN ( NNP NNP )', 4, true],
    ['a device (Acme) Berlin', 'DT NN ( NNP ) NNP', 5, false],
    ['age gender and size', 'NN NN CC NN', 1, false],
    ['The towns grew too .', 'DT NNS VBD RB', 3, true],
    ['The towns grew too fast', 'DT NNS VBD RB RB', 3, false],
  ])('puts none into “%s”', (text, tags, at, expected) => {
    expect(isChosen(text, tags, at, 'none>comma')).toBe(expected);
  });
});
