import { describe, expect, it } from 'vitest';
import { withReferenceNumbers } from './reference-numbers.ts';

/** In these texts, “@” stands for an object. */
const read = (text: string): string =>
  withReferenceNumbers(text.replaceAll('@', '\uFFFC')).text.replaceAll('\uFFFC', '@');

describe('references read as numbers', () => {
  it.each([
    ['The loss is shown on Figure @.', 'The loss is shown on Figure 3.'],
    ['Eq. (@) and Tab.\u00a0@ agree.', 'Eq. (3) and Tab.\u00a03 agree.'],
    ['Fig. @b shows the map.', 'Fig. 3b shows the map.'],
    ['As Figures @, @ and @ show, it falls.', 'As Figures 3, 4 and 5 show, it falls.'],
    ['Sections @-@ give proofs; see table @.', 'Sections 3-4 give proofs; see table 3.'],
    ['In Section @, @ is defined.', 'In Section 3, @ is defined.'],
    ['The Table @ lists them.', 'The Table 3 lists them.'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    'We minimise @ in file @.',
    'The equation @ holds, and so does the algorithm @.',
    'The Viterbi Algorithm @ finds it.',
    'Figure @ and @ displays the ages.',
    'The figure@ is late, and Figure @shows it.',
    'For example @ and by definition @ are one.',
  ])('leaves %s', (text) => expect(read(text)).toBe(text));

  it('keeps every offset', () => {
    const text = 'In Section \uFFFC and Figures \uFFFC and \uFFFC.';
    expect(withReferenceNumbers(text).text).toHaveLength(text.length);
  });
});
