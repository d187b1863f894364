import { expect, it } from 'vitest';
import { changedPlaces, countSpaced } from './changed-places.ts';

it('takes neighbouring changed words as one place', () => {
  expect(changedPlaces('one two three four', 'one deux trois four five')).toEqual([
    { before: 'two three', after: 'deux trois' },
    { before: '', after: 'five' },
  ]);
});

it('does not see white space', () => {
  expect(changedPlaces(' one  two', 'one two ')).toEqual([]);
  expect(countSpaced(' one  two ')).toBe(2);
});
