import { expect, it } from 'vitest';
import { verdictOn } from './verdict.ts';

const text = 'All results was good in the end.';
const mark = (written: string, to: string) => {
  const start = text.indexOf(written);
  return { start, end: start + written.length, to: [to] };
};
const edit = (written: string, made: string) => {
  const { start, end } = mark(written, made);
  return { start, end, text: made };
};

it.each([
  ['right', 'was', 'were', 'was', 'were'],
  ['right', 'was', 'were', 'was good', 'were good'],
  ['right', 'was', 'were', 'results was', 'the results were'],
  ['overlap', 'was', 'is', 'results was', 'results were'],
  ['overlap', 'good', 'well', 'was good', 'were good'],
  ['none', 'end', 'ending', 'was', 'were'],
] as const)('%s: %s > %s where the reader has %s > %s', (verdict, written, made, covered, to) =>
  expect(verdictOn({ text, edits: [mark(covered, to)] }, edit(written, made))).toBe(verdict),
);
