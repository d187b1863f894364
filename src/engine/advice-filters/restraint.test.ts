import { describe, expect, it } from 'vitest';
import { capAdvice } from '../pipeline/cap.ts';
import type { Proposal } from '../proposal.ts';

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
  it('has room for four pieces of advice in a paragraph that is checked alone', () => {
    const sentences = [
      [...[0, 2].map((at) => advice(at, 0.7, `q${at}`)), ...[4, 6, 8].map((at) => advice(at, 0.8, `r${at}`, 'x'))],
    ];
    expect(capAdvice(sentences, 10)[0]).toHaveLength(3);
    expect(capAdvice(sentences, 10, true)[0]).toHaveLength(4);
  });
});
