import { expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { isOpeningWithin } from './before-the-comma.ts';

/** Does the clause before the last comma only open what follows? */
it.each([
  ['Altough it was new , it leaked', 'NN PRP VBD JJ , PRP VBD', true],
  ['They grow fast . Eventhough it was new , it leaked', 'PRP VBP RB . NN PRP VBD JJ , PRP VBD', true],
  ['They ride here , especially in winter , it is empty', 'PRP VBP RB , RB IN NN , PRP VBZ JJ', true],
  ['They ride here , especially it is good , it is empty', 'PRP VBP RB , RB PRP VBZ JJ , PRP VBZ JJ', false],
  ['It was new , it leaked', 'PRP VBD JJ , PRP VBD', false],
])('%s', (text, tags, expected) => {
  const { tokens } = plainSentence(text, tags.split(' '));
  expect(
    isOpeningWithin(
      tokens,
      tokens.findLastIndex(({ lower }) => lower === ','),
    ),
  ).toBe(expected);
});
