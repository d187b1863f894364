import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { applyEdits } from '../edits.ts';
import { type Candidate, candidateEdit } from './candidate.ts';

/** The text with `forms` in place of tokens `from` to `to`. */
function changed(
  text: string,
  from: number,
  to: number,
  forms: readonly string[],
  tags: readonly string[] = [],
): string {
  const candidate: Candidate = {
    kind: 'confusable',
    from,
    to,
    forms,
    change: '',
    slotCandidate: 0,
    slotCurrent: 0,
    about: from,
  };
  return applyEdits(text, [candidateEdit(plainSentence(text, tags), candidate)]);
}

describe('the edit of a candidate', () => {
  it.each([
    ['replaces a word', 'We saw a cats .', 3, 4, ['cat'], 'We saw a cat .'],
    ['keeps a first capital', 'An cat sat.', 0, 1, ['a'], 'A cat sat.'],
    ['keeps capitals', 'THE CATS SAT', 1, 2, ['cat'], 'THE CAT SAT'],
    ['makes two words of one', 'There are alot of them', 2, 3, ['a', 'lot'], 'There are a lot of them'],
    ['inserts a word', 'We saw cat.', 2, 2, ['the'], 'We saw the cat.'],
    ['gives a new first word the capital', 'Cat sat.', 0, 0, ['the'], 'The cat sat.'],
    ['leaves a lower-case start', 'cat sat.', 0, 0, ['the'], 'the cat sat.'],
    ['inserts a comma without a space', 'However we left.', 1, 1, [','], 'However, we left.'],
    ['takes a word out with its space', 'We saw the the cat.', 2, 3, [], 'We saw the cat.'],
    ['takes a comma out', 'We saw, that it was.', 2, 3, [], 'We saw that it was.'],
    ['takes the last word out', 'We saw it of.', 3, 4, [], 'We saw it.'],
    ['gives the next word the capital of the first', 'The cats sleep.', 0, 1, [], 'Cats sleep.'],
    ['swaps two words', 'He always is late.', 1, 3, ['is', 'always'], 'He is always late.'],
    [
      'moves the capital where the first words swap',
      'Always he is late.',
      0,
      2,
      ['he', 'always'],
      'He always is late.',
    ],
  ] as const)('%s', (_, text, from, to, forms, expected) => expect(changed(text, from, to, forms)).toBe(expected));

  it('joins and parts two words', () => {
    const sentence = plainSentence('a low cost, well-made box');
    const place = { kind: 'hyphen', change: '', slotCandidate: 0, slotCurrent: 0 } as const;
    const joined = candidateEdit(sentence, { ...place, from: 2, to: 2, forms: ['-'], about: 2 });
    expect(applyEdits('a low cost, well-made box', [joined])).toBe('a low-cost, well-made box');
    const parted = candidateEdit(sentence, { ...place, from: 5, to: 6, forms: [], about: 5 });
    expect(applyEdits('a low cost, well-made box', [parted])).toBe('a low cost, well made box');
    const map = plainSentence('a One to One map');
    const chain = candidateEdit(map, { ...place, from: 2, to: 3, forms: ['-', 'to', '-'], about: 2 });
    expect(applyEdits('a One to One map', [chain])).toBe('a One-to-One map');
  });

  it('leaves names and acronyms their capitals', () => {
    expect(changed('DNA is long.', 0, 0, ['the'], ['NN'])).toBe('The DNA is long.');
    expect(changed('Paris sleeps.', 0, 0, ['the'], ['NNP'])).toBe('The Paris sleeps.');
    expect(changed('I am.', 0, 0, ['so'], ['PRP'])).toBe('So I am.');
    expect(changed('Often Paris sleeps.', 0, 2, ['paris', 'often'], ['RB', 'NNP'])).toBe('Paris often sleeps.');
  });
});
