import { expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { isPanelLabel } from './panel-label.ts';

it.each([
  ['a Isolated molecules', 'LS JJ NNS', 0, true],
  ['a molecule', 'DT NN', 0, false],
  ['it ( a adapted', 'PRP -LRB- LS VBN', 2, true],
  ['it ( a map', 'PRP -LRB- DT NN', 2, false],
  ['it is', 'PRP VBZ', 2, false],
])('%s', (text, tags, at, expected) =>
  expect(isPanelLabel(plainSentence(text, tags.split(' ')).tokens, at)).toBe(expected),
);
