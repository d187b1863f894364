import { describe, expect, it } from 'vitest';
import { nearestIndex, occurrenceOf } from '../../clients/pane/occurrence.ts';

describe('occurrenceOf', () => {
  it('counts equal words from the left, one behind the other', () => {
    const text = 'the cat, the dog, the end';
    expect(occurrenceOf(text, { start: 9, end: 12 })).toEqual({ words: 'the', nth: 1, total: 3 });
  });
  it('counts what lies in longer words as well, as a search does', () => {
    expect(occurrenceOf('an apple and an ant', { start: 13, end: 15 })).toEqual({ words: 'an', nth: 2, total: 4 });
  });
  it('is nothing where a search would pass over the place', () => {
    expect(occurrenceOf('aaa', { start: 1, end: 3 })).toBeNull();
    expect(occurrenceOf('aaa', { start: 1, end: 1 })).toBeNull();
  });
});

describe('nearestIndex', () => {
  it('takes the paragraph at its place, else the nearest that reads so', () => {
    const texts = ['a', 'b', 'a', 'c', 'a'];
    expect(nearestIndex(texts, 'a', 2)).toBe(2);
    expect(nearestIndex(texts, 'a', 3)).toBe(2);
    expect(nearestIndex(texts, 'b', 4)).toBe(1);
    expect(nearestIndex(texts, 'd', 0)).toBe(-1);
  });
});
