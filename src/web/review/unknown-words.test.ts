import { expect, it } from 'vitest';
import type { PlacedAlert } from './alert-plugin.ts';
import { unknownWords, withoutUnknown } from './unknown-words.ts';

const placed = (id: string, covered: string, rule: string): PlacedAlert => ({
  id,
  from: 1,
  to: 2,
  alert: {
    start: 0,
    end: covered.length,
    covered,
    replacements: rule === 'spelling/question' ? [] : ['x'],
    comment: '',
    category: 'Correctness',
    subCategory: 'Spelling',
    kind: 'Spellings & Typos',
    rule,
    key: id,
  },
});

it('gathers the words that may be the writer’s own, and leaves the rest to the list', () => {
  const alerts = [
    placed('a', 'reggeon', 'spelling/question'),
    placed('b', 'nitrofen', 'spelling/unknown'),
    placed('c', 'acuracy', 'spelling/unknown'),
    placed('d', 'Reggeon’s', 'spelling/question'),
    placed('e', 'Nitrofen', 'spelling/unknown'),
    placed('f', 'teh', 'spelling/known'),
    placed('g', 'teh', 'spelling/known'),
  ];
  const words = unknownWords(alerts);
  expect(words.map(({ word, places }) => [word, places.map(({ id }) => id)])).toEqual([
    ['reggeon', ['a', 'd']],
    ['nitrofen', ['b', 'e']],
  ]);
  expect(withoutUnknown(alerts, words).map(({ id }) => id)).toEqual(['c', 'f', 'g']);
});
