import { continuedFraction } from './continued-fraction.ts';
import { logGamma } from './log-gamma.ts';

const PRECISION = 1e-16;
const MOST_TERMS = 20_000;

/**
 * The regularised upper incomplete gamma function Q(a, x) for a > 0 and x ≥ 0: below a + 1 by the series, above by the continued fraction of M.
 * Abramowitz and I. A. Stegun, “Handbook of mathematical functions” (1964), 6.5.29 and 6.5.31.
 */
export function upperIncompleteGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < MOST_TERMS && term > sum * PRECISION; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  return front / continuedFraction(x + 1 - a, (n) => [-n * (n - a), x + 2 * n + 1 - a]);
}
