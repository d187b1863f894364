import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trimChange } from './trim-edit.ts';

function trim(before: string, after: string) {
  const change = trimChange(before, { start: 0, end: before.length, text: after });
  return change && [before.slice(change.start, change.end), change.text];
}

describe('smallest change', () => {
  it.each([
    ['saw cat', 'saw the cat', '', 'the '],
    ['the the cat', 'the cat', 'the ', ''],
    ['However we', 'However, we', '', ','],
    ['two cat here', 'two cats here', 'cat', 'cats'],
    ['well known', 'well-known', ' ', '-'],
    ["it's", 'its', "it's", 'its'],
    ['a 😀 b', 'a 😁 b', '😀', '😁'],
  ])('%s → %s', (before, after, ...expected) => expect(trim(before, after)).toEqual(expected));
  it('is none where nothing differs', () => expect(trim('same', 'same')).toBeUndefined());
  it('makes the same text', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '😀') }),
        fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '😀') }),
        (before, after) => {
          const change = trimChange(before, { start: 0, end: before.length, text: after });
          const made = change ? before.slice(0, change.start) + change.text + before.slice(change.end) : before;
          expect(made).toBe(after);
        },
      ),
    ));
});
