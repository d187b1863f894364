import { expect, it } from 'vitest';
import type { ReviewAlert } from './alert.ts';
import { dismissalsIn, isDismissed, ruleKey } from './dismissals.ts';

const alert = (rule: string, covered: string, key = `${rule}|a|${covered}|b`): ReviewAlert => ({
  start: 0,
  end: covered.length,
  covered,
  replacements: [],
  comment: '',
  category: 'Style',
  subCategory: '',
  kind: 'Wording',
  rule,
  key,
});

it('hides one alert by its key and all of a rule by the key of the rule', () => {
  const [very, quite] = [alert('adverbs/very', 'very'), alert('adverbs/quite', 'quite')];
  expect(isDismissed(new Set([very.key]), very)).toBe(true);
  expect(isDismissed(new Set([very.key]), quite)).toBe(false);
  expect(isDismissed(new Set([ruleKey('adverbs/very')]), alert('adverbs/very', 'Very', 'other'))).toBe(true);
  expect(isDismissed(new Set([ruleKey('adverbs/very')]), quite)).toBe(false);
});

it('lists what hides something, a rule once with its places', () => {
  const alerts = [alert('a/x', 'one'), alert('a/y', 'two'), alert('a/x', 'three'), alert('a/z', 'four')];
  const dismissed = new Set([ruleKey('a/x'), alerts[3]!.key, 'gone|from|the|text']);
  expect(dismissalsIn(dismissed, alerts)).toEqual([
    { key: 'a/x|*', covered: 'one', kind: 'Wording', places: 2, ofRule: true },
    { key: 'a/z|a|four|b', covered: 'four', kind: 'Wording', places: 1, ofRule: false },
  ]);
});
