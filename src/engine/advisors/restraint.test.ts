import { describe, expect, it } from 'vitest';
import { capAdvice } from '../pipeline/cap.ts';
import type { Proposal } from '../proposal.ts';
import { isCaption } from './captions.ts';
import { isOutOfReach, isReference, outOfReach } from './out-of-reach.ts';

const closed = (text: string) => outOfReach(text).map(({ start, end }) => text.slice(start, end));

describe('outOfReach', () => {
  it.each([
    ['He said “in order to win” and "for that", then left.', ['“in order to win”', '"for that"']],
    ['They call it ‘the people’s choice’ here.', ['‘the people’s choice’']],
    ['The authors’ and editors’ views differ.', []],
    ['Call `run in order to` or max_value or stop() now.', ['`run in order to`', 'max_value', 'stop()']],
    ['A 5" screen is small.', []],
  ])('%s', (text, spans) => expect(closed(text)).toEqual(spans));
  it.each([
    'Smith, J. A., & Jones, B. (2019). The use of it. Journal of Things, 12(3), 45–67.',
    '[12] J. Smith and B. Jones, “In order to,” Proc. IEEE, vol. 3, pp. 1–9, 2010.',
    '3. Smith J, Jones B. Utilization of it. Lancet. 2001;12:45-9.',
  ])('knows a reference: %s', (text) => {
    expect(isReference(text)).toBe(true);
    expect(outOfReach(text)).toEqual([{ start: 0, end: text.length }]);
  });
  it.each([
    'Smith and Jones (2019) found 12–15 cases in order of size.',
    'In 2019, we used the method of Smith, J. for it.',
    'A. The first of 10–12 answers was given in 2010.',
  ])('knows prose: %s', (text) => expect(isReference(text)).toBe(false));
  it('lets the marks of a quotation be changed, and none of its words', () => {
    const text = 'They call it ‘the choice’ here.';
    const change = (replacement: string) => ({ start: 13, end: 25, replacements: [replacement] });
    expect(isOutOfReach(text, change('“the choice”'))).toBe(false);
    expect(isOutOfReach(text, change('“the option”'))).toBe(true);
    expect(isOutOfReach(text, { start: 14, end: 17, replacements: ['a'] })).toBe(true);
  });
});

const advice = (start: number, confidence: number, rule: string, text?: string): Proposal => ({
  start,
  end: start + 1,
  confidence,
  rule,
  errorClass: rule === 'hedge' ? 'hedge' : 'vague',
  replacements: text === undefined ? [] : [text],
  comment: 'A comment.',
  optional: true,
});

describe('capAdvice', () => {
  it('keeps the surest questions of a paragraph and all corrections', () => {
    const { optional: _, ...correction } = advice(50, 0.6, 'agreement', 'x');
    const sentences = [
      [advice(0, 0.6, 'a'), advice(10, 0.9, 'b')],
      [advice(30, 0.8, 'c'), correction],
    ];
    expect(capAdvice(sentences, 40).map((list) => list.map(({ rule }) => rule))).toEqual([['b'], ['agreement']]);
    expect(capAdvice(sentences, 400).flat()).toHaveLength(3);
  });
  it('hears no rule more than twice, nor a kind', () => {
    const sentences = [[0, 2, 4, 6].map((at) => advice(at, 0.7, 'hedge'))];
    expect(capAdvice(sentences, 1000)[0]).toHaveLength(2);
  });
  it('leaves room for more changes than questions', () => {
    const sentences = [[0, 2, 4, 6, 8].map((at) => advice(at, 0.7, `r${at}`, 'x'))];
    expect(capAdvice(sentences, 30)[0]).toHaveLength(3);
  });
});

describe('isCaption', () => {
  it.each([
    ['Figure 2. Very large differences were found.', true],
    ['Fig. 3: Mean and range.', true],
    ['Table S1 | Patients of both groups', true],
    ['Table 2 Patients of both groups', true],
    ['Supplementary Figure 4a. Heat in the cell.', true],
    ['Figure 2 shows very large differences.', false],
    ['Figures 2 and 3 show them.', false],
    ['A table of 3. It is long.', false],
    ['Maps are useful.', false],
  ])('%s', (text, expected) => expect(isCaption(text)).toBe(expected));
});
