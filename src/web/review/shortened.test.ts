import { describe, expect, it } from 'vitest';
import { shortened } from './shortened.ts';

describe('shortened', () => {
  it.each([
    ['leaves short words alone', 'a few words', 20, 'a few words'],
    [
      'cuts between words',
      'The results of the first year were seen in all of the plots',
      30,
      'The results of … of the plots',
    ],
    ['keeps a word that ends where it cuts', 'aaaa bbbbb cccccc dddd eeeee', 20, 'aaaa bbbbb … dddd eeeee'],
    ['cuts what is one long word', 'x'.repeat(60), 20, `${'x'.repeat(10)} … ${'x'.repeat(10)}`],
  ])('%s', (_, text, most, short) => expect(shortened(text, most)).toBe(short));
});
