import type { Band, Outcome } from '../api/reports.ts';

export const BANDS: readonly Band[] = ['green', 'yellow', 'orange', 'red'];

/** The contract's table of bands; the lines below the words are those of the report's PDF. */
export const BAND_NAMES: Readonly<
  Record<Band, { readonly name: string; readonly range: string; readonly line: string }>
> = {
  green: { name: 'Reads as written by a person', range: '0', line: 'no line' },
  yellow: { name: 'Slight signs of machine text', range: '1–35', line: 'dotted' },
  orange: { name: 'Clear signs of machine text', range: '36–70', line: 'dashed' },
  red: { name: 'Strong signs of machine text', range: '71–100', line: 'double' },
};

export function bandOf(score: number): Band {
  const whole = Math.round(score);
  if (whole <= 0) return 'green';
  if (whole <= 35) return 'yellow';
  return whole <= 70 ? 'orange' : 'red';
}

export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  human: 'Human',
  mixed: 'Mixed',
  machine: 'Machine',
  'not judged': 'Not judged',
};
