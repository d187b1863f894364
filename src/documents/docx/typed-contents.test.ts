import { expect, it } from 'vitest';
import { typedContents } from './typed-contents.ts';

const LINES = ['Preface\tii', '1. Start      1', '', '1.1 Aims ........ 2', '2. Methods . . . . 9', '3. End\t\t12'];

it('finds lines with pages that never go back', () =>
  expect([...typedContents(['Contents', ...LINES, 'The start of it.'])]).toEqual([1, 2, 4, 5, 6]));

it('knows entries between those that nothing leads to', () =>
  expect(typedContents([...LINES, '4. The end of it 13', '5. Not read', '6. Rest 14']).has(6)).toBe(true));

it('takes no amounts and no few lines for contents', () => {
  expect(typedContents(LINES.slice(0, 5)).size).toBe(0);
  expect(typedContents(['Men\t12', 'Women\t8', 'Both\t20', 'None\t3', 'Rest\t9', 'Lost\t1']).size).toBe(0);
  expect(typedContents(['12\t1', '13\t2', '14\t3', '15\t4', '16\t5']).size).toBe(0);
  expect(typedContents(LINES.map((line) => (line === '' ? undefined : line.replace('9', '9 %')))).size).toBe(0);
});
