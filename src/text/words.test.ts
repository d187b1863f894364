import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords } from './words.ts';

it('counts runs without white space that hold a letter or digit', () => {
  expect(countWords('It is 3½ well-known words — “so” it says … 😀.')).toBe(8);
  const part = fc.constantFrom('word', ' ', '\u00a0', '\ufeff', '—', '😀', '3', '½', 'é', '\n', '…');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      // U+FEFF joins a word, although JavaScript takes it for a space
      const runs = text.match(/(?:\S|\ufeff)+/g) ?? [];
      expect(countWords(text)).toBe(runs.filter((run) => /[\p{L}\p{N}]/u.test(run)).length);
    }),
  );
});
