/** The probability that corresponds to log-odds: the logistic function. */
export const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The inverse of `probability`. */
export const logOddsOf = (p: number): number => Math.log(p / (1 - p));
