import { describe, expect, it } from 'vitest';
import { canonicalForm, wordClass } from './word-class.ts';

describe('word classes', () => {
  // With quadratic time, 100,000 figures took 18 s of CPU; a paragraph of one request may have as many.
  it('are found in one pass, however many figures a word has', () => {
    const word = `${'1'.repeat(400_000)}a`;
    expect(wordClass(word, word)).toBe('<code>');
  }, 5_000);

  it.each([
    ['1', '1', '<one>'],
    ['12', '12', '<small>'],
    ['1,250', '1,250', '<number>'],
    ['3.14', '3.14', '<decimal>'],
    ['2019', '2019', '<year>'],
    ['21st', '21st', '<ordinal>'],
    ['1990s', '1990s', '<decade>'],
    ['p53', 'p53', '<code>'],
    ['https://example.org/a', 'https://example.org/a', '<link>'],
    ['someone@example.org', 'someone@example.org', '<link>'],
    ['§', '§', '<symbol>'],
    ['qrst', 'QRST', '<acronym>'],
    ['qrsts', 'QRSTs', '<acronyms>'],
    ['zeppo', 'Zeppo', '<name>'],
    ['ångström', 'Ångström', '<name>'],
    ['umberto', 'Umberto', '<name-vowel>'],
    ['regelating', 'regelating', '<ing>'],
    ['unfrobbed', 'unfrobbed', '<ed-vowel>'],
    ['glibbly', 'glibbly', '<ly>'],
    ['frobs', 'frobs', '<plural>'],
    ['glomus', 'glomus', '<other>'],
    ['frobnication', 'frobnication', '<noun>'],
    ['frobless', 'frobless', '<adjective>'],
    ['oblast', 'oblast', '<other-vowel>'],
  ])('%s as %s is %s', (lower, text, expected) => {
    expect(wordClass(lower, text)).toBe(expected);
  });

  it('unites quotation marks, dashes and dots', () => {
    expect(['“', '”', '‘', '…', '--', '−', 'a', '—'].map(canonicalForm)).toEqual([
      '"',
      '"',
      "'",
      '...',
      '—',
      '-',
      'a',
      '—',
    ]);
  });
});
