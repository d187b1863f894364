import { describe, expect, it } from 'vitest';
import { placeOfParagraph } from './place-of-paragraph.ts';

describe('placeOfParagraph', () => {
  it.each([
    ['heading', 'Materials and methods', 'heading'],
    ['title', 'The effect of salt on growth', 'heading'],
    ['heading', 'We found it. The rest is told below', undefined],
    ['table', 'Number of patients', 'table-cell'],
    ['caption', 'Figure 1: Setup', 'caption'],
    ['list', 'number of layers', 'list-fragment'],
    ['quote', 'He go home.', 'block-quotation'],
    ['body', 'It was cold.', undefined],
    ['note', 'See above.', undefined],
    ['table', 'whatever i say wouldn t do this film justice', 'block-quotation'],
    ['table', 'listeners loved this film and will watch it again twist to plot of man against man', 'block-quotation'],
    [
      'table',
      'distance between the sensor and the wall of the tank, in metres, at the first of the tests',
      'table-cell',
    ],
    ['body', 'the film was long but i loved the twist at the end', 'block-quotation'],
    ['body', 'where i is the index of the pair and j that of its neighbour in the list of all pairs', undefined],
  ] as const)('%s “%s”', (style, text, place) => expect(placeOfParagraph({ style, text })).toBe(place));
  it('knows the author line of a LaTeX document', () =>
    expect(placeOfParagraph({ style: 'body', text: 'Ann Lee, Bo Ray', role: 'author' })).toBe('names'));
});
