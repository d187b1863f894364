import { describe, expect, it } from 'vitest';
import { collectDocumentFacts } from '../document/document-facts.ts';
import { isEverydayProse } from './everyday-prose.ts';

const everyday = (paragraph: string, rest = ''): boolean =>
  isEverydayProse({ paragraph, ofParagraph: (make) => make(paragraph) }, collectDocumentFacts([paragraph, rest]));

describe('everyday prose', () => {
  it('is what a letter or an essay reads like', () => {
    expect(everyday('My mother went to the market and bought some apples for us.')).toBe(true);
    expect(everyday('We watched TV until 9 and went to bed in 2010.')).toBe(true);
  });

  it('has no signs of formulas, references or code', () => {
    expect(everyday('The exchange dominates in this region (see [4]).')).toBe(false);
    expect(everyday('Plants were sprayed with it at 5 mg/L.')).toBe(false);
    expect(everyday('Set max_iter to the number of steps.')).toBe(false);
  });

  it('is not made of long words, unless it is too short to tell', () => {
    const long =
      'Theoretical considerations regarding governmental responsibilities necessitate methodological alternatives.';
    expect(everyday(long)).toBe(true);
    expect(everyday(`${long} ${long} ${long}`)).toBe(false);
    const plain = 'My mother went to the market and bought some apples for us. ';
    expect(everyday(plain.repeat(5))).toBe(true);
  });

  it('is in no paper, whatever the paragraph is like', () => {
    expect(everyday('The exchange dominates in this region.', 'As shown in Figure 2 by Smith et al.')).toBe(false);
  });
});
