import { probability } from '../log-odds.ts';
import { EVIDENCE } from './slip-evidence.ts';

/**
 * Weights of a logistic regression over `EVIDENCE`: the probability that an unlisted word is a slip for its best candidate, and not a term, a name or a
 * command of the author's own. Fitted by training/lexicon/fit_certainty.py to 10,000 unknown words of scientific paragraphs and of documentation, in which
 * readers marked the slips; in the paragraphs, the slips that a second reading found are included.
 */
const WITH_MODEL = [
  -2.19, 0.34, 0.32, 0.35, 0.34, 0.16, -0.86, -1.05, -2.01, -0.87, -0.91, -0.87, -0.58, -0.51, 0.4, -1.08, -0.64, -0.09,
  0.12, -0.29, -2.62, 1.96, -0.39, 0.47, 0.18, -2.45,
];
const WITHOUT_MODEL = [
  -1.14, 0.36, 0.17, 0, -0.22, -0.16, -0.94, -1.36, -2.32, -1.21, -1.01, -1.13, -0.62, -0.51, 0.81, -3.4, -0.62, 0.16,
  -0.22, -0.96, -3.34, 2.79, 0, 0.65, -0.07, -2.42,
];

/** Returns the probability, 0 to 1, that a careful editor would replace the word with the best candidate. */
export function slipCertainty(evidence: readonly number[], withModel: boolean): number {
  const weights = withModel ? WITH_MODEL : WITHOUT_MODEL;
  let logOdds = 0;
  for (let i = 0; i < EVIDENCE.length; i++) logOdds += weights[i]! * evidence[i]!;
  return probability(logOdds);
}
