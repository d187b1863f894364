import type { Band } from '../../../contract/ai-report.ts';
import type { Outcome } from '../../../contract/report-review.ts';
import { REPORTS as phrases } from './words.ts';

export const BANDS: readonly Band[] = ['green', 'yellow', 'orange', 'red'];

/** The contract's table of bands. */
export const BAND_RANGES: Readonly<Record<Band, string>> = {
  green: '0',
  yellow: '1–35',
  orange: '36–70',
  red: '71–100',
};

export function bandOf(score: number): Band {
  const whole = Math.round(score);
  if (whole <= 0) return 'green';
  if (whole <= 35) return 'yellow';
  return whole <= 70 ? 'orange' : 'red';
}

export function outcomeName(outcome: Outcome): string {
  return outcome === 'not judged' ? phrases.notJudged : phrases.outcome[outcome];
}
