import { describe, expect, it } from 'vitest';
import { realAnalyser } from '../../../test/engine/real-engine.ts';
import { isSpecificQuantity } from './specific-quantity.ts';

describe('a quantity called specific', () => {
  it.each([
    ['The fluid specific heat is low.', true],
    ['The fluid specific method is new.', false],
    ['The fluid heat is low.', false],
  ] as const)('%s', (text, expected) => {
    const { tokens } = realAnalyser()(text, { start: 0, end: text.length });
    expect(isSpecificQuantity(tokens, 2)).toBe(expected);
  });
});
