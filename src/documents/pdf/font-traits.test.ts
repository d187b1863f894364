import { describe, expect, it } from 'vitest';
import { fontTraits } from './font-traits.ts';

const looks = (name: string, flags = 0, weight = 400, stem?: number): string => {
  const { bold, italic, monospaced, smallCapitals, math } = fontTraits(name, flags, weight, () => stem);
  return Object.entries({ bold, italic, monospaced, smallCapitals, math })
    .filter(([, has]) => has)
    .map(([look]) => look)
    .join(' ');
};

describe('looks of fonts', () => {
  it('come from the name, whatever subset tag it has', () => {
    expect(looks('ABCDEF+Arial-BoldMT')).toBe('bold');
    expect(looks('TimesNewRomanPS-ItalicMT')).toBe('italic');
    expect(looks('QKWSRC+CMTT10')).toBe('monospaced');
    expect(looks('CMCSC10')).toBe('smallCapitals');
    expect(looks('CMSY10')).toBe('math');
    expect(looks('CMMI8')).toBe('italic math');
    expect(looks('CMR10')).toBe('');
  });

  it('come from flags and stems where the name says nothing', () => {
    expect(looks('F1', 1 << 6)).toBe('italic');
    expect(looks('F1', 1 << 0)).toBe('monospaced');
    expect(looks('F1', 0, 700)).toBe('bold');
  });

  it('come from the letters where the file leaves the stems out or guesses them', () => {
    expect(looks('AdvOT7c1fe039', 0, 0, 0.123)).toBe('bold');
    expect(looks('AdvOT1d5e8b20', 0, 0, 0.084)).toBe('');
    expect(looks('AdvOT1d5e8b20', 0, 0)).toBe('');
    expect(looks('Fm', 0, 760, 0.074)).toBe('');
  });

  it('come from the endings that some typesetting systems give their names', () => {
    expect(looks('AdvTT2cba4af3.B')).toBe('bold');
    expect(looks('AdvOT3bf1a849.B+20')).toBe('bold');
    expect(looks('AdvTTf90d833a.I')).toBe('italic');
    expect(looks('AdvTTf90d833a.BI')).toBe('bold italic');
  });

  it('are not bold for wide stems when the name says otherwise', () => {
    expect(looks('LMMono10-Regular', 0, 800)).toBe('monospaced');
    expect(looks('SourceSans-Light', 0, 700)).toBe('');
  });
});
