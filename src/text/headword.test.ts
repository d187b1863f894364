import { expect, it } from 'vitest';
import { headword, knownWords } from './headword.ts';

it.each([
  ['Tanaka’s', 'Tanaka'],
  ['the Tanakasʼ', 'the Tanakas'],
  [' o’clock ', "o'clock"],
  ['cafe\u0301', 'café'],
])('lists %s as %s', (word, listed) => expect(headword(word)).toBe(listed));

it.each([
  ['emend', 'emend', true],
  ['emend', 'Emend', true],
  ['emend', 'EMEND', true],
  ['Kyoto', 'Kyoto', true],
  ['Kyoto', 'KYOTO', true],
  ['Kyoto', 'kyoto', false],
  ['Tanaka', 'Tanaka’s', true],
  ["Tanaka's", 'Tanaka', true],
  ['cafe\u0301', 'café', true],
  ['emend', 'amend', false],
])('with %s knows %s: %s', (listed, word, known) => expect(knownWords([listed])(word)).toBe(known));
