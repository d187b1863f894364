import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { alignTokens, letterDistance } from './align-tokens.ts';
import { tokensOf } from './m2-file.ts';
import { createTokenTagger } from './tagged-tokens.ts';

const tag = createTokenTagger(fileURLToPath(new URL('../../models', import.meta.url)));
const align = (before: string, after: string): string =>
  alignTokens(tag(tokensOf(before)), tag(tokensOf(after)))
    .filter(({ kind }) => kind !== 'same')
    .map(({ kind, start, end, from, to }) => `${kind} ${start}-${end} ${from}-${to}`)
    .join(', ');

it('pairs words that are related rather than words in the same place', () => {
  expect(align('He enjoys to swim .', 'He really enjoys swimming .')).toBe(
    'insert 1-1 1-2, delete 2-3 3-3, replace 3-4 3-4',
  );
});

it('sees words that changed places', () => {
  expect(align('I know not what is this .', 'I know not what this is .')).toBe('transpose 4-6 4-6');
  expect(align('Always he is late .', 'He is always late .')).toBe('transpose 0-3 0-3');
});

it('measures letters in common', () => {
  expect(letterDistance('same', 'same')).toBe(0);
  expect(letterDistance('abc', 'xyz')).toBe(1);
  expect(letterDistance('recieve', 'receive')).toBeCloseTo(1 - 12 / 14, 12);
});
