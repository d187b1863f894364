import { describe, expect, it } from 'vitest';
import type { UsageSummary } from '../../contract/usage.ts';
import { daysOf, niceTop, seriesOf } from './usage-series.ts';

const entry = (day: string, service: string, key: string, words: number) => ({
  day,
  service,
  key,
  requests: 1,
  errors: 0,
  refused: 0,
  words,
});
const usage: UsageSummary = {
  from: '2026-02-27',
  to: '2026-03-02',
  entries: [
    entry('2026-02-27', 'paragraph', 'a', 10),
    entry('2026-02-27', 'paragraph', 'b', 5),
    entry('2026-03-01', 'proofread', 'a', 100),
  ],
};

describe('series of usage', () => {
  it('has a value for every day, over the end of a month', () => {
    expect(daysOf(usage)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(seriesOf(usage, 'service', 'words')).toMatchObject([
      { name: 'proofread', total: 100, values: [0, 0, 100, 0] },
      { name: 'paragraph', total: 15, values: [15, 0, 0, 0] },
    ]);
    expect(seriesOf(usage, 'key', 'requests')).toMatchObject([
      { name: 'a', total: 2, values: [1, 0, 1, 0] },
      { name: 'b', total: 1, values: [1, 0, 0, 0] },
    ]);
  });

  it('adds up what is beyond the colours, and loses nothing', () => {
    const many: UsageSummary = {
      ...usage,
      entries: Array.from({ length: 9 }, (_, i) => entry('2026-03-01', 'paragraph', `key${i}`, i + 1)),
    };
    const series = seriesOf(many, 'key', 'words', 5);
    expect(series.map(({ name }) => name)).toEqual(['key8', 'key7', 'key6', 'key5', 'others']);
    expect(series.reduce((sum, { total }) => sum + total, 0)).toBe(45);
  });

  it('chooses a scale of round numbers that four lines divide', () => {
    for (const value of [0, 1, 4, 5, 9, 13, 21, 99, 101, 4_001, 123_456]) {
      const top = niceTop(value);
      expect(top).toBeGreaterThanOrEqual(value);
      expect(top % 4).toBe(0);
      if (value > 4) expect(top).toBeLessThan(value * 4);
    }
  });
});
