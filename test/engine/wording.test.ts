import { describe, expect, it } from 'vitest';
import { avoidedIn, avoidedOnExamples } from './avoided-wording.ts';
import { engineOfRules, realRules } from './real-engine.ts';

describe('comments keep to docs/style.md', () => {
  it('of rules', () => {
    const lines = realRules()
      .sources()
      .flatMap(({ id, comment }) => avoidedIn(comment).map((words) => `${id}\t${words}`));
    expect(lines).toEqual([]);
  });

  // with the learned models: wording-of-models.test.ts
  it('of checkers', () => expect(avoidedOnExamples(engineOfRules())).toEqual([]));
});

it('finds what is to be avoided', () => {
  expect(avoidedIn('The usual wording is “on”.')).toEqual(['The usual wording is']);
  expect(avoidedIn('No space stands before ‘x’.')).toEqual(['stands', '‘ ’']);
  expect(avoidedIn('“Between” takes “and”, not a dash: “”.')).toEqual(['“”']);
  expect(avoidedIn('Remove “stands”.')).toEqual([]);
});
