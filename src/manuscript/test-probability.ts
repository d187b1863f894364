import { incompleteBeta } from './incomplete-beta.ts';
import { upperIncompleteGamma } from './incomplete-gamma.ts';

/** Tests whose p follows from the reported values. */
export type TestKind = 't' | 'F' | 'chi-squared' | 'r' | 'z';

/** A test statistic with its degrees of freedom: two for F, none for z, one for the others. */
export interface TestStatistic {
  readonly kind: TestKind;
  readonly value: number;
  readonly df: readonly number[];
}

/**
 * Returns the probability of a statistic at least as extreme under the null hypothesis: two-tailed for t, r and z, the upper tail for F and χ².
 * Undefined where there is none: |r| above 1, no degrees of freedom.
 */
export function testProbability({ kind, value, df }: TestStatistic): number | undefined {
  const [first = Number.NaN, second = Number.NaN] = df;
  if (kind === 'z') return upperIncompleteGamma(0.5, (value * value) / 2);
  if (!(first > 0)) return undefined;
  if (kind === 't') return incompleteBeta(first / (first + value * value), first / 2, 0.5);
  if (kind === 'r') {
    if (Math.abs(value) >= 1) return undefined;
    // t² = r²·df/(1 − r²), so that df/(df + t²) is 1 − r²
    return incompleteBeta(1 - value * value, first / 2, 0.5);
  }
  if (value < 0) return undefined;
  if (kind === 'chi-squared') return upperIncompleteGamma(first / 2, value / 2);
  return second > 0 ? incompleteBeta(second / (second + first * value), second / 2, first / 2) : undefined;
}
