import { expect, it } from 'vitest';
import { hiddenRanges } from './hidden-ranges.ts';
import { textOfPieces } from './piece-table.ts';

/** The main stream of two pages: the text, and the properties of its characters. */
function mainOf(text: string, runs: readonly (readonly [end: number, properties: string])[]): Buffer {
  const main = Buffer.alloc(1024);
  main.write(text, 0, 'latin1');
  const page = main.subarray(512);
  page[511] = runs.length;
  let at = 400;
  for (const [i, [end, properties]] of runs.entries()) {
    page.writeUInt32LE(end, 4 * (i + 1));
    if (properties === '') continue;
    const bytes = Buffer.from(properties, 'hex');
    page[4 * (runs.length + 1) + i] = at / 2;
    page[at] = bytes.length;
    bytes.copy(page, at + 1);
    at += 20;
  }
  return main;
}

/** The place of the one page of properties. */
const places = Buffer.alloc(12);
places.writeUInt32LE(512, 4);
places.writeUInt32LE(1, 8);

const [HIDDEN, NOT_HIDDEN, DELETED, SIZE, NAMED] = ['3c0801', '3c0800', '000801', '434a1800', '04ca0201023c0801'];

it.each([
  ['hidden text', HIDDEN, [{ start: 4, end: 8 }]],
  ['deleted text', DELETED, [{ start: 4, end: 8 }]],
  ['hidden text in another size', SIZE + HIDDEN, [{ start: 4, end: 8 }]],
  ['hidden text behind a property of any length', NAMED, [{ start: 4, end: 8 }]],
  ['text that is not hidden', NOT_HIDDEN, []],
  ['text in another size', SIZE, []],
  ['properties that are cut off', HIDDEN.slice(0, 4), []],
])('finds %s', (_what, properties, ranges) => {
  const main = mainOf('one two six', [
    [4, ''],
    [8, properties],
    [11, ''],
  ]);
  expect(hiddenRanges(places, main)).toEqual(ranges);
});

it('hides nothing where the pages are not in the file', () => {
  expect(hiddenRanges(places, Buffer.alloc(600))).toEqual([]);
  expect(hiddenRanges(Buffer.alloc(3), Buffer.alloc(600))).toEqual([]);
});

it('keeps hidden characters out of the words, and the end of their paragraph', () => {
  const main = Buffer.from('one two\rsix');
  const pieces = [
    { length: 5, offset: 0, narrow: true },
    { length: 6, offset: 5, narrow: true },
  ];
  expect(textOfPieces(pieces, main, 11, [{ start: 3, end: 9 }])).toBe('one\x1f\x1f\x1f\x1f\r\x1fix');
});
