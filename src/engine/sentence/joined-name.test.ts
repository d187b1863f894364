import { describe, expect, it } from 'vitest';
import type { AnalysedToken } from './analysed-token.ts';
import { isJoinedName } from './joined-name.ts';

const wordsOf = (text: string): AnalysedToken[] =>
  text.split(' ').map((word) => ({ text: word, lower: word.toLowerCase() }) as AnalysedToken);
const isOneName = (text: string): boolean => {
  const tokens = wordsOf(text);
  return isJoinedName(tokens, 0, tokens.length);
};

describe('isJoinedName', () => {
  it.each([
    'The Seas and Ports Act',
    'Johnson and Meyer Act',
    'The Rural Roads and Bridges Programme',
    'Gas and Electricity Markets Authority',
    'Bosnia and Herzegovina',
  ])('takes “%s” for one name', (text) => expect(isOneName(text)).toBe(true));

  it.each([
    'The Trade Act and the Ports Act',
    'The Trade Act and Ports Act',
    'Anna and Peter',
    'Herzegovina and Croatia',
    'The sea and the Ports Act',
    'The Seas and Ports Acts',
    'The Finance Act',
  ])('does not take “%s” for one', (text) => expect(isOneName(text)).toBe(false));
});
