import { expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isSecondVerb } from './second-verb.ts';

const lexicon = {
  verbs: (word: string) => (word === 'outputs' ? [{ base: 'output', thirdPerson: 'outputs' }] : []),
} as unknown as Lexicon;

it.each([
  ['It takes loads and outputs values', 'PRP VBZ NNS CC NNS NNS', 4, true],
  ['It takes loads or samples values', 'PRP VBZ NNS CC NNS NNS', 4, false],
  ['We took loads and outputs values', 'PRP VBD NNS CC NNS NNS', 4, false],
  ['It takes the outputs here', 'PRP VBZ DT NNS RB', 3, false],
])('%s', (text, tags, at, expected) => {
  expect(isSecondVerb(plainSentence(text, tags.split(' ')).tokens, at, lexicon)).toBe(expected);
});
