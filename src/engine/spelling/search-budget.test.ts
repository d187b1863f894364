import { describe, expect, it } from 'vitest';
import type { CheckContext } from '../context.ts';
import { countTokens, maySearch } from './search-budget.ts';

const context = (): CheckContext => ({}) as CheckContext;
const granted = (of: CheckContext, words: number): number =>
  Array.from({ length: words }, (_, i) => maySearch(of, `word${i}`)).filter(Boolean).length;

describe('the search budget', () => {
  it('grants sixty words a check, each as often as it comes', () => {
    const one = context();
    countTokens(one, 30);
    expect(granted(one, 100)).toBe(60);
    expect(granted(one, 100)).toBe(60);
    expect(granted(context(), 100)).toBe(60);
  });
  it('grants more in a longer text', () => {
    const long = context();
    for (let i = 0; i < 50; i++) countTokens(long, 50);
    expect(granted(long, 500)).toBe(180);
  });
});
