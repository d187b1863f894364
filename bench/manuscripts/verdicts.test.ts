import { describe, expect, it } from 'vitest';
import { drawn } from './drawn-alert.ts';
import { reached } from './found-alerts.ts';
import { listedManuscripts, readManuscripts } from './manuscripts.ts';
import { groupOf, readVerdicts, wilson } from './verdicts.ts';

describe('wilson', () => {
  it('gives the interval of 7 in 10 as the tables have it', () => {
    const { share, low, high } = wilson(7, 10);
    expect(share).toBe(0.7);
    expect(low).toBeCloseTo(0.3968, 3);
    expect(high).toBeCloseTo(0.8922, 3);
  });
  it('stays within 0 and 1 where all or none are right', () => {
    expect(wilson(0, 20).low).toBeCloseTo(0, 9);
    expect(wilson(20, 20).high).toBeCloseTo(1, 9);
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

describe('readVerdicts', () => {
  it('takes a word or its first letter', () => {
    expect([...readVerdicts('# read\na1\tright\nb2\th\tchanges the sense\n')]).toEqual([
      ['a1', 'right'],
      ['b2', 'harmful'],
    ]);
  });
  it('refuses anything else', () => expect(() => readVerdicts('a1\tfine')).toThrow('not a verdict'));
});

describe('drawn', () => {
  const items = Array.from({ length: 100 }, (_, i) => i);
  it('is the same for the same seed and in the order of the text', () => {
    const first = drawn(items, 10, 'seed');
    expect(first).toHaveLength(10);
    expect(drawn(items, 10, 'seed')).toEqual(first);
    expect([...first].sort((a, b) => a - b)).toEqual(first);
  });
  it('is another for another seed', () => expect(drawn(items, 10, 'other')).not.toEqual(drawn(items, 10, 'seed')));
  it('takes all where there are few', () => expect(drawn([1, 2], 10, 'seed')).toEqual([1, 2]));
});

describe('reached', () => {
  const alert = (paragraph: number, start: number, coveredText: string) =>
    ({ paragraph, start, coveredText, comment: 'why' }) as never;
  it('pairs what was written with its alerts, each once', () => {
    const change = { before: 'b ', covered: 'is', after: ' a', comment: 'why' };
    const found = reached([alert(1, 20, 'is'), alert(1, 3, 'is'), alert(2, 0, 'is')], [change, change]);
    expect(found.map(({ start }) => start)).toEqual([3, 20]);
    expect(reached([alert(2, 0, 'are')], [change])).toEqual([]);
  });
});

describe('groupOf', () => {
  it.each([
    ['spelling', 'spelling'],
    ['punctuation', 'punctuation, capitals'],
    ['brevity', 'Clarity'],
  ])('%s', (errorClass, group) => expect(groupOf(errorClass)).toBe(group));
});

describe('the list of manuscripts', () => {
  const list = listedManuscripts();
  it('has more than thirty, in two halves, most of them of non-native authors', () => {
    expect(list.length).toBeGreaterThan(30);
    for (const half of ['tuning', 'fresh']) {
      const languages = list.filter((one) => one.half === half).map(({ language }) => language);
      expect(languages.filter((language) => language !== 'native').length).toBeGreaterThan(languages.length / 2);
    }
    expect(new Set(list.map(({ file }) => file)).size).toBe(list.length);
  });
  it('needs its columns', () => expect(() => readManuscripts('file\thalf\n')).toThrow('field'));
});
