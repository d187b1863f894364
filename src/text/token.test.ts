import { expect, it } from 'vitest';
import { tokenize } from './token.ts';

it('leaves the punctuation behind an address out of it', () => {
  const texts = (text: string) => tokenize(text).map((token) => token.text);
  expect(texts('(see https://example.org/a.b).')).toEqual(['(', 'see', 'https://example.org/a.b', ')', '.']);
  expect(texts('at https://example.org/a…’”, too')).toContain('https://example.org/a…');
});

// Pattern fuzzing found quadratic time here: 10 s of CPU for 100 KB.
it('reads an address with quotation marks again and again in one pass', () => {
  const address = `http://example.org/${'’'.repeat(400_000)}a`;
  expect(tokenize(`See ${address} now.`).map(({ text }) => text)).toEqual(['See', address, 'now', '.']);
}, 5_000);
