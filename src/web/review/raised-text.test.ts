import { expect, it } from 'vitest';
import { evenScript, plainScript } from './raised-text.ts';

it.each([
  ['1', '¹'],
  ['1,3–5', '¹,³–⁵'],
  ['−2', '⁻²'],
  ['n', 'ⁿ'],
  ['th', 'th'],
  ['nd', 'nd'],
  ['T', '^T'],
  ['max', '^(max)'],
  ['*', '*'],
])('writes raised %s as %s', (text, plain) => {
  expect(plainScript(text, 'superscript')).toBe(plain);
});

it.each([
  ['2', '₂'],
  ['i', '_i'],
  ['max', '_(max)'],
])('writes lowered %s as %s', (text, plain) => {
  expect(plainScript(text, 'subscript')).toBe(plain);
});

it('keeps the length where offsets depend on it', () => {
  expect(evenScript('12', 'superscript')).toBe('¹²');
  expect(evenScript('max', 'subscript')).toBe('max');
  expect(plainScript('On the line 1', 'none')).toBe('On the line 1');
});
