import { expect, it } from 'vitest';
import type { PlacedAlert } from './alert-plugin.ts';
import { inScope, scopesOf } from './bulk.ts';

let count = 0;
const placed = (rule: string, covered: string, best?: string, category = 'Correctness'): PlacedAlert => ({
  id: `alert-${++count}`,
  from: count * 10,
  to: count * 10 + covered.length,
  alert: {
    start: 0,
    end: covered.length,
    covered,
    replacements: best === undefined ? [] : [best],
    comment: '',
    category: category as PlacedAlert['alert']['category'],
    subCategory: '',
    kind: '',
    rule,
    key: '',
  },
});

const ALL = [
  placed('spelling/unknown', 'Teh', 'The'),
  placed('spelling/unknown', 'teh', 'the'),
  placed('spelling/unknown', 'recieve', 'receive'),
  placed('agreement', 'go', 'goes'),
  placed('adverbs/very', 'very big', 'large', 'Style'),
  placed('spelling/unknown', 'xqz'),
];

it('takes the same words whatever their capitals, the same rule, or all corrections', () => {
  const words = (alerts: readonly PlacedAlert[]) => alerts.map(({ alert }) => alert.covered);
  expect(words(inScope(ALL, 'words', ALL[1]))).toEqual(['Teh', 'teh']);
  expect(words(inScope(ALL, 'rule', ALL[1]))).toEqual(['Teh', 'teh', 'recieve']);
  expect(words(inScope(ALL, 'corrections'))).toEqual(['Teh', 'teh', 'recieve', 'go']);
});

it('offers only scopes that hold more than the one before', () => {
  const offered = (of?: PlacedAlert) => scopesOf(ALL, of).map(({ scope, alerts }) => [scope, alerts.length]);
  expect(offered(ALL[0])).toEqual([
    ['words', 2],
    ['rule', 3],
    ['corrections', 4],
  ]);
  expect(offered(ALL[3])).toEqual([['corrections', 4]]);
  expect(offered()).toEqual([['corrections', 4]]);
  expect(scopesOf([ALL[4]!], ALL[4])).toEqual([]);
});
