import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { CONFUSION_SETS } from './confusion-sets.ts';

const lexicon = createLexicon(readFileSync(new URL('../../../models/lexicon.bin', import.meta.url)));

describe('confusion sets', () => {
  it.each([
    ['lose', 'loose'],
    ['loose', 'lose'],
    ['affect', 'effect'],
    ['than', 'then'],
    ['few', 'a few'],
    ['because', 'because of'],
    ['everyday', 'every day'],
    ['already', 'all ready'],
    ['their', 'they’re'.replace('’', "'")],
  ])('try for %s also %s', (word, other) => expect(CONFUSION_SETS.get(word)).toContain(other));

  it('have single words for keys and never the word itself among its others', () => {
    for (const [word, others] of CONFUSION_SETS) {
      expect(word).toMatch(/^[a-z']+$/);
      expect(others).not.toContain(word);
      expect(new Set(others).size).toBe(others.length);
      for (const other of others) expect(other).toMatch(/^[a-z']+(?: [a-z']+)?$/);
    }
  });
  it('hold words of the language only', () => {
    const all = [...CONFUSION_SETS].flatMap(([word, others]) => [word, ...others.flatMap((other) => other.split(' '))]);
    expect(all.filter((word) => word !== 'i' && !word.includes("'") && !lexicon.has(word))).toEqual([]);
  });
});
