import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensOf } from './m2-file.ts';
import { detokenise, retokenise } from './natural-text.ts';

describe('detokenise', () => {
  it.each([
    ["Well , I do n't ( really ) know : it 's 5 % !", "Well, I don't (really) know: it's 5%!"],
    ['He said " come in " and left .', 'He said "come in" and left.'],
    ["My parents ' house can not burn .", "My parents' house cannot burn."],
    ['A well - known man - he paints - and / or draws .', 'A well-known man - he paints - and/or draws.'],
    ['We played hide - and - seek .', 'We played hide-and-seek.'],
    ['It cost $ 5 :)', 'It cost $5 :)'],
  ])('%s', (tokens, text) => expect(detokenise(tokensOf(tokens), 'apart').text).toBe(text));

  it('keeps compounds and joins digits where the data does so', () => {
    expect(detokenise(tokensOf('A well-known fact - in 1 9 9 8 .'), 'together').text).toBe(
      'A well-known fact - in 1998.',
    );
  });
});

describe('retokenise', () => {
  const back = (tokens: string, corrected: string, tokenisation: 'apart' | 'together' = 'apart'): string =>
    retokenise(tokensOf(tokens), corrected, tokenisation).join(' ');

  it('changes only the tokens of a changed piece', () => {
    expect(back("I do n't likes it .", "I don't like it.")).toBe("I do n't like it .");
    expect(back('he cant swim , sadly .', "He can't swim, sadly.")).toBe("He ca n't swim , sadly .");
    expect(back('We met on park .', 'We met in the park, too.')).toBe('We met in the park , too .');
  });

  it('splits new compounds as the data does', () => {
    expect(back('a well known man', 'a well-known man')).toBe('a well - known man');
    expect(back('a well known man', 'a well-known man', 'together')).toBe('a well-known man');
  });

  it('never costs an unchanged sentence an edit, whatever its tokens are', () => {
    const token = fc.constantFrom(
      'a',
      'Dog',
      "n't",
      "'s",
      "'",
      '"',
      '-',
      '/',
      '.',
      ',',
      '(',
      ')',
      '4',
      'can',
      'not',
      ':)',
      'it`s',
      'x,y',
    );
    fc.assert(
      fc.property(
        fc.array(token, { minLength: 1, maxLength: 15 }),
        fc.constantFrom('apart', 'together'),
        (tokens, style) => {
          const { text } = detokenise(tokens, style as 'apart');
          expect(retokenise(tokens, text, style as 'apart')).toEqual(tokens);
        },
      ),
    );
  });

  it('loses nothing of the corrected text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'bc', "don't", 'x-y', 'end.', '"so"', '9%'), { maxLength: 8 }),
        (words) => {
          const result = retokenise(tokensOf("a bc do n't end . so"), words.join(' '), 'apart');
          expect(result.join('')).toBe(words.join(''));
        },
      ),
    );
  });
});
