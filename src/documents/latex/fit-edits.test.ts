import { describe, expect, it } from 'vitest';
import { alignBlanks } from './align-blanks.ts';
import { fitEdits, keptApart } from './fit-edits.ts';

/** Returns the text with its edits made; `[old|new]` marks an edit in the text. */
function fitted(marked: string, wanted: string): string | undefined {
  const edits: { start: number; end: number; replacement: string }[] = [];
  let text = '';
  for (const [, plain, old, replacement] of marked.matchAll(/([^[]*)(?:\[([^|]*)\|([^\]]*)\])?/g)) {
    text += plain;
    if (old === undefined) continue;
    edits.push({ start: text.length, end: text.length + old.length, replacement: replacement! });
    text += old;
  }
  const fits = fitEdits(text, edits, wanted);
  if (!fits) return undefined;
  return fits
    .toReversed()
    .reduce((made, { start, end, replacement }) => made.slice(0, start) + replacement + made.slice(end), text);
}

describe('edits are fitted to what the correction is converted to', () => {
  it.each([
    ['One [two|three] four.', 'One three four.'],
    // a converter removes the blank before a formula on a line of its own
    ['By Separation, [let|]', 'By Separation,'],
    ['One [two|] three.', 'One three.'],
    ['[One |]two [three|] four [five|]', 'two four'],
    ['One [two|four ] three.', 'One four three.'],
    ['One[| two ].', 'One two.'],
    // the converter uses its own thin space, lacks a sign, and writes three full stops for one sign
    ['Of [5 kg|5\u2009kg] and [so|more].', 'Of 5\u2006kg and more.'],
    ['At [5 C|5 °C] and [so|more].', 'At 5 C and more.'],
    ['At [so|so…] and [so|more].', 'At so... and more.'],
    ['One[ two| three].', 'Onethree.'],
  ])('%s', (marked, wanted) => expect(fitted(marked, wanted)).toBe(wanted));

  it.each([
    ['One [two|three] four.', 'One three five.'],
    ['One [two|] three', 'One three four'],
  ])('not where more differs: %s', (marked, wanted) => expect(fitted(marked, wanted)).toBeUndefined());
});

describe('edits that cover the same word', () => {
  it.each([
    [
      { start: 0, end: 4, replacement: 'the it’s' },
      { start: 3, end: 5, replacement: '' },
      [0, 3, 'the it’'],
      [3, 5, ''],
    ],
    [{ start: 0, end: 3, replacement: '' }, { start: 0, end: 4, replacement: 'it’s two' }, [0, 3, ''], [3, 4, 's two']],
    [{ start: 0, end: 3, replacement: 'x' }, { start: 2, end: 4, replacement: 'y' }, [0, 3, 'x'], [2, 4, 'y']],
  ])('%#', (first, second, ...apart) =>
    expect(keptApart('it’s a', [first, second]).map((edit) => [edit.start, edit.end, edit.replacement])).toEqual(apart),
  );
});

describe('places are found in a text that differs in blanks', () => {
  it.each([
    ['a b', 'a b', [0, 1, 2, 3]],
    ['a  b', 'a b', [0, 1, 2, 2, 3]],
    ['a b ', 'a b', [0, 1, 2, 3, 3]],
    [' a', 'a', [0, 0, 1]],
  ])('%j in %j', (text, wanted, places) => {
    const placeOf = alignBlanks(text, wanted);
    expect([...text, ''].map((_character, i) => placeOf?.(i))).toEqual(places);
  });

  it.each([
    ['a b', 'ab'],
    ['ab', 'a b'],
    ['a', 'b'],
    ['a', 'a b'],
  ])('%j is not %j', (text, wanted) => expect(alignBlanks(text, wanted)).toBeUndefined());
});
