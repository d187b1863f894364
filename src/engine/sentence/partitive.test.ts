import { describe, expect, it } from 'vitest';
import { realAnalyser } from '../../../test/engine/real-engine.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isSingularInPartitive, mayBeSingularInPartitive, selectsFromSeveral } from './partitive.ts';

const analyse = realAnalyser();
const tokensOf = (text: string): readonly AnalysedToken[] => analyse(text, { start: 0, end: text.length }).tokens;

it.each([
  ['He is one of the friends.', true],
  ['Several of my friends came.', true],
  ['Some of my friends came.', false],
  ['This is the first one of the plan.', false],
  ['The happy few of the town came.', false],
])('in “%s” the word before “of” selects from several: %s', (text, selects) => {
  const tokens = tokensOf(text);
  expect(selectsFromSeveral(tokens, tokens.findIndex(({ lower }) => lower === 'of') - 1)).toBe(selects);
});

describe('the noun after “of”', () => {
  it.each([
    ['One of the crew was hurt.', 'crew', true],
    ['It is the only one of its kind.', 'kind', true],
    ['Take one of the following.', 'following', true],
    ['She is one of the best staff.', 'staff', true],
    ['She is in one of the best team.', 'team', false],
    ['One of these team won.', 'team', false],
    ['One of my friend came.', 'friend', false],
  ])('of “%s” may be singular: %s, %s', (text, noun, may) => {
    const tokens = tokensOf(text);
    const determiner = tokens.findIndex(({ lower }) => lower === 'of') + 1;
    const at = tokens.findIndex(({ lower }) => lower === noun);
    expect(mayBeSingularInPartitive(tokens, determiner, at)).toBe(may);
  });

  it.each([
    ['Some of our team were hurt.', 'team', true],
    ['Two of the band were hurt.', 'band', true],
    ['The name of the band is long.', 'band', false],
    ['Two of these band were hurt.', 'band', false],
    ['This is the first one of the plan.', 'plan', true],
    ['One of the plan failed.', 'plan', false],
  ])('of “%s” is singular on purpose: %s, %s', (text, noun, is) => {
    const tokens = tokensOf(text);
    expect(
      isSingularInPartitive(
        tokens,
        tokens.findIndex(({ lower }) => lower === noun),
      ),
    ).toBe(is);
  });
});
