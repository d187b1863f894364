import { describe, expect, it } from 'vitest';
import { amsSign, bigSign } from './glyph-text.ts';

describe('large signs of TeX', () => {
  it('are read by the codes of their font', () => {
    expect([0x58, 0x5a, 0x70, 0x51].map(bigSign).join('')).toBe('∑∫√∏');
  });

  it('are what the file says where it says so', () => {
    expect([0x2211, 0x28, 0x29].map(bigSign).join('')).toBe('∑()');
  });
});

describe('signs of the font MSAM', () => {
  it('are the bullets of slides, not letters', () => {
    expect([0x49, 0x58].map(amsSign).join('')).toBe('▸✓');
    expect(amsSign(0x25b8)).toBe('▸');
  });
});
