import { expect, it } from 'vitest';
import { found, realEngine } from '../../../test/engine/real-engine.ts';

const engine = realEngine();

it.each([
  ['It will decrease the potential for for detailed modelling of the area.', 'for'],
  ['The images were clipped to the the boundaries of the region.', 'the'],
  ['The distance between between the configurations is given in the table.', 'between'],
])('deletes one of two: %s', (text, word) => {
  const made = found(engine, text).join(' ');
  const deleted = new RegExp(`\\b${word}\\b`, 'g');
  const [before, after] = made.split(' → ');
  expect((before!.match(deleted) ?? []).length - (after!.match(deleted) ?? []).length, made).toBe(1);
});

it('corrects a verb or its auxiliary, not both', () => {
  const made = found(engine, 'It is used to understand how people play and are engage in the games of today.');
  expect(
    made.some((edit) => /^(?:and )?are → (?:and )?$|^are engage → engaged$/.test(edit)),
    made.join(', '),
  ).toBe(false);
});
