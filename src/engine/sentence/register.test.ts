import { expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';

it.each([
  ['Previous estimates rely on annual averages, seasonal differences are considerable', true],
  ['My previous estimates rely on annual averages, seasonal differences are considerable', false],
  ['It was a good day, the sun was up and it was hot', false],
  ['', true],
])('%s', (text, expected) => {
  expect(plainSentence(text).isFormal).toBe(expected);
});
