import { expect, it, vi } from 'vitest';
import { abbreviationFindings } from './abbreviations.ts';
import type { ManuscriptParagraph } from './manuscript.ts';
import { manuscriptText } from './manuscript-text.ts';

const LETTERS = 'BCDFGHKLNPQRTVXZ';

/** A text with `count` abbreviations of its own, none of which it uses again but those in `again`. */
function manuscriptOf(count: number, again = '') {
  const texts = Array.from({ length: count }, (_, i) => {
    const [a, b] = [LETTERS[i >> 4]!, LETTERS[i & 15]!];
    const words = `${a.toLowerCase()}alt ${b.toLowerCase()}ind oasis`;
    return `In the year of the flood the people of the town had a ${words} (${a}${b}O) that they kept in a house by the sea.`;
  });
  const filler = 'The people of the town had seen the sea and went home in the rain before it was dark. '.repeat(40);
  const paragraphs = [filler, ...texts, again].map((text): ManuscriptParagraph => ({ text, part: 'body', level: 0 }));
  return manuscriptText({ paragraphs });
}

it('asks to write out what is used at most once more, in any form', () => {
  const found = abbreviationFindings(manuscriptOf(4, 'A BCO is small, and BDOs are not; a BDO is old. (BFO-like)'));
  expect(found.map(({ check, message }) => [check, message.replace(/,.*/, '')])).toEqual([
    ['abbreviation-hardly-used', 'Write “BBO” in full: the text uses it nowhere else'],
    ['abbreviation-hardly-used', 'Write “BCO” in full: the text uses it only once more'],
    ['abbreviation-hardly-used', 'Write “BFO” in full: the text uses it only once more'],
  ]);
});

it('reads the text a few times, however many abbreviations it defines', () => {
  const match = vi.spyOn(String.prototype, 'matchAll');
  const readsFor = (count: number): number => {
    const text = manuscriptOf(count);
    match.mockClear();
    abbreviationFindings(text);
    return match.mock.calls.length;
  };
  const few = readsFor(20);
  const many = readsFor(80);
  match.mockRestore();
  // 16 times as often when the text was read for each of them.
  expect(many).toBeLessThan(6 * few);
});
