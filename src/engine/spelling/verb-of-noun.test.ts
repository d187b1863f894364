import { expect, it } from 'vitest';
import { isVerbOfNoun } from './verb-of-noun.ts';

const lexicon = { has: (word: string) => ['precession', 'definition', 'possession'].includes(word) };

it.each(['precess', 'precesses', 'precessed', 'precessing'])('knows the verb of a noun in -ssion: %s', (word) => {
  expect(isVerbOfNoun(word, lexicon)).toBe(true);
});

it.each(['definit', 'posess', 'precesion', 'recesses'])('takes no slip for one: %s', (word) => {
  expect(isVerbOfNoun(word, lexicon)).toBe(false);
});
