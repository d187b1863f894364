import { describe, expect, it } from 'vitest';
import { shownWords } from './shown-words.ts';

describe('shownWords', () => {
  it.each([
    ['leaves spaces between words alone', 'a few words', 'a few words'],
    ['shows a space that is put before a word', ' (', '␣('],
    ['shows a space at the end', 'word ', 'word␣'],
    ['shows each of two spaces', 'of  the', 'of␣␣the'],
    ['shows nothing but a space', ' ', '␣'],
    ['shows a space that does not break', 'Fig.\u00a0\u00a03', 'Fig.␣␣3'],
    ['says nothing of no words', '', ''],
  ])('%s', (_, text, shown) => expect(shownWords(text)).toBe(shown));

  it('shortens what is long', () =>
    expect(shownWords('The results of the first year were seen in all of the plots', 30)).toBe(
      'The results of … of the plots',
    ));
});
