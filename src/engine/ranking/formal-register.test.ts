import { expect, it } from 'vitest';
import { isInFormalRegister } from './formal-register.ts';

const isFormal = (paragraph: string): boolean => isInFormalRegister({ paragraph, start: 0, end: paragraph.length });

it('tells papers from letters and novels by the length of words', () => {
  expect(isFormal('The proposed estimator reduces computational complexity considerably.')).toBe(true);
  expect(isFormal('She got up and ran to the door as if it was on fire.')).toBe(false);
});
