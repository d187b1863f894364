import { expect, it } from 'vitest';
import { found, realEngine } from '../../../test/engine/real-engine.ts';

const engine = realEngine();

it('gives a noun one article', () => {
  expect(found(engine, 'This is only way to solve the problem.')).toEqual(['only → the only']);
});
it('gives it to a noun behind a participle once', () => {
  const made = found(engine, 'The model is described by following system of equations of motion.');
  expect(
    made.filter((edit) => /→ (?:an?|the) /.test(edit)),
    made.join(', '),
  ).toHaveLength(1);
});
it('lets two nouns have an article each', () => {
  expect(
    found(engine, 'There is big problem in my city, and she has very big house.').filter((edit) =>
      /→ (?:an?|the) /.test(edit),
    ),
  ).toHaveLength(2);
});
