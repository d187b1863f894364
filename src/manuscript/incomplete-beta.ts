import { continuedFraction } from './continued-fraction.ts';
import { logGamma } from './log-gamma.ts';

/**
 * The regularised incomplete beta function I_x(a, b) for 0 ≤ x ≤ 1, a > 0 and b > 0: M. Abramowitz and I. A. Stegun, “Handbook of mathematical
 * functions” (1964), 26.5.8, where its continued fraction converges quickly for x below (a + 1)/(a + b + 2); else I_x(a, b) = 1 − I_{1−x}(b, a).
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x) - Math.log(a),
  );
  const fraction = continuedFraction(1, (n) => {
    const m = Math.floor(n / 2);
    const step =
      n % 2 === 0
        ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
        : (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    return [step, 1];
  });
  return front / fraction;
}
