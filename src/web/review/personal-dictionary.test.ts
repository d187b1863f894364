import { describe, expect, it } from 'vitest';
import type { ReviewAlert } from './alert.ts';
import { dictionaryFilter, dictionaryWord } from './personal-dictionary.ts';

const spelling = (covered: string, subCategory = 'Spelling'): ReviewAlert => ({
  start: 0,
  end: covered.length,
  covered,
  replacements: [],
  comment: '',
  category: 'Correctness',
  subCategory,
  kind: 'Spellings & Typos',
  rule: 'spelling',
  key: covered,
});

describe('the personal dictionary', () => {
  it('silences spelling alone', () => {
    expect(dictionaryFilter(['emend'])(spelling('Emend'))).toBe(true);
    expect(dictionaryFilter(['emend'])(spelling('amend'))).toBe(false);
    expect(dictionaryFilter(['emend'])(spelling('emend', 'Grammar'))).toBe(false);
  });

  it('offers single words of spelling alerts', () => {
    expect(dictionaryWord(spelling('Tanaka’s'))).toBe('Tanaka');
    expect(dictionaryWord(spelling('two words'))).toBeNull();
    expect(dictionaryWord(spelling('emend', 'Grammar'))).toBeNull();
  });
});
