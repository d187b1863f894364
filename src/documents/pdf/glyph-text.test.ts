import { describe, expect, it } from 'vitest';
import { bigSign } from './glyph-text.ts';

describe('large signs of TeX', () => {
  it('are read by the codes of their font', () => {
    expect([0x58, 0x5a, 0x70, 0x51].map(bigSign).join('')).toBe('∑∫√∏');
  });

  it('are what the file says where it says so', () => {
    expect([0x2211, 0x28, 0x29].map(bigSign).join('')).toBe('∑()');
  });
});
