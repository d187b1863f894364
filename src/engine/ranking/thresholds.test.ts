import { expect, it } from 'vitest';
import { confidenceOf } from './thresholds.ts';

it('asks for more in a short sentence than in one that shows what was meant', () => {
  expect(confidenceOf('auxiliary', 0.45, 8)).toBeLessThan(0.5);
  expect(confidenceOf('auxiliary', 0.45, 24)).toBeGreaterThan(0.5);
});

it('asks for the same in all sentences where length does not help', () => {
  expect(confidenceOf('comma', 0.4, 8)).toBe(confidenceOf('comma', 0.4, 24));
});
