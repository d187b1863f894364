import { describe, expect, it } from 'vitest';
import { citedNames } from './cited-names.ts';

const names = (text: string) => citedNames(text).map(({ start, end }) => text.slice(start, end));

describe('names in citations', () => {
  it.each([
    ['It was shown by Mould 2006 and later.', ['Mould']],
    ['Reiley and Tang (2011) found it.', ['Reiley', 'Tang']],
    ['as is known (Accuray, Hama & Dori, 2019; Colour et al., 2020)', ['Accuray', 'Hama', 'Dori', 'Colour']],
    ['Behaviour et al. found it.', ['Behaviour']],
    ['It was seen by Mould [2006].', ['Mould']],
  ])('%s', (text, found) => expect(names(text)).toEqual(found));
  it.each([
    'Sicne 2006 it has grown. Durring 2010 it fell.',
    'The Colour of the cell is red.',
    'A Mould of 12 cm was used in 2006.',
  ])('are not in: %s', (text) => expect(names(text)).toEqual([]));
  it('take linear time', () => {
    const text = 'Aa, '.repeat(25_000);
    expect(names(text)).toEqual([]);
  });
});
