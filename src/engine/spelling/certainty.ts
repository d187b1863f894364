import { EVIDENCE } from './slip-evidence.ts';

/**
 * Weights of a logistic regression over `EVIDENCE`: the probability that a word no list has is a slip for its best candidate, and
 * not a term, a name or a command of the author's own. Fitted by training/lexicon/fit_certainty.py to 10,000 unknown words of
 * scientific paragraphs and of documentation in which readers marked the slips.
 */
const WITH_MODEL = [
  -1.81, 0.31, 0.27, 0.38, -0.14, -0.5, -1.22, -1.68, -2.56, -0.63, -1.04, -0.76, -0.69, -0.43, 0.23, -1.88, -0.96,
  -0.17, -0.69, -0.43, -2.85, 0.6, -1.18, 0.44, 0.11, -2.24,
];
const WITHOUT_MODEL = [
  -1.14, 0.36, 0.17, 0, -0.22, -0.16, -0.94, -1.36, -2.32, -1.21, -1.01, -1.13, -0.62, -0.51, 0.81, -3.4, -0.62, 0.16,
  -0.22, -0.96, -3.34, 2.79, 0, 0.65, -0.07, -2.42,
];

/** Probability, 0 to 1, that a careful editor would put the best candidate in the word's place. */
export function slipCertainty(evidence: readonly number[], withModel: boolean): number {
  const weights = withModel ? WITH_MODEL : WITHOUT_MODEL;
  let logOdds = 0;
  for (let i = 0; i < EVIDENCE.length; i++) logOdds += weights[i]! * evidence[i]!;
  return 1 / (1 + Math.exp(-logOdds));
}
