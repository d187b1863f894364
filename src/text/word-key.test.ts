import { expect, it } from 'vitest';
import { wordKey } from './word-key.ts';

it('gives every word of a large list a number of its own', () => {
  const letters = 'abcdefghij';
  const words = [...letters].flatMap((a) =>
    [...letters].flatMap((b) => [...letters].flatMap((c) => [...letters].map((d) => `${a}${b}${c}${d}`))),
  );
  const keys = new Set(words.flatMap((word) => [wordKey(word), wordKey(`${word}s`), wordKey(word.toUpperCase())]));
  expect(keys.size).toBe(3 * words.length);
  for (const key of keys) expect(Number.isSafeInteger(key)).toBe(true);
});
it('is the same for the same word', () => {
  expect(wordKey('analysis of variance'.slice(0, 8))).toBe(wordKey('analysis'));
});
