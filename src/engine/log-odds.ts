/** The probability that corresponds to log-odds: the logistic function. */
export const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The inverse of `probability`. */
export const logOddsOf = (p: number): number => Math.log(p / (1 - p));

/**
 * The logarithm of the sum of two chances or odds that are given as logarithms: "log-sum-exp". The larger is taken out, so that neither power
 * overflows; negative infinity stands for nothing.
 */
export function logSumExp(a: number, b: number): number {
  const larger = Math.max(a, b);
  return larger === Number.NEGATIVE_INFINITY ? larger : larger + Math.log1p(Math.exp(Math.min(a, b) - larger));
}
