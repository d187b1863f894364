import { probability } from '../log-odds.ts';
import { FEATURES } from './unknown-word.ts';

/**
 * Weights of a logistic regression over `FEATURES`: the probability that the best candidate is the intended word. Fitted on clean paragraphs that were held
 * out of the counts and the language model: misspellings and joined words inserted into them (9,364) against their correct unknown words (6,569 in 2.2 million
 * tokens), with the misspellings weighted six times as much (four times without a model). At 0.5 it corrects 96 % of the misspellings and changes one clean
 * word in 5,000, many of them true slips; without a language model, 93 % and one in 4,000. Made by training/lexicon/calibrate-spelling.ts and
 * fit_confidence.py.
 */
const WITH_MODEL = [
  2.6, 0.55, -0.29, -2.36, 1.44, 0.51, -0.12, 0.52, -0.89, -2.6, -1.26, -1.7, -1.02, -1.65, -1.19, -0.93, -1.07, 0.01,
  -0.29, -1.15, -2.18, -1.6, -0.52, -1.07, -1.01,
];
const WITHOUT_MODEL = [
  1.49, 0.43, -0.41, -2.46, 1.78, 0.0, 0.0, 0.96, -1.29, -3.48, -1.45, -1.68, -1.61, -2.27, -1.48, -1.33, -0.65, 0.02,
  -0.45, -1.22, -1.99, -1.9, -0.66, -0.89, -0.49,
];
/** Weight, in log odds, of the word being in a list of misspellings. */
const KNOWN = 4;

/** Returns the probability, 0 to 1, that the best candidate of an unknown word is the word that its author intended. */
export function spellingConfidence(features: readonly number[], withModel: boolean, known: boolean): number {
  const weights = withModel ? WITH_MODEL : WITHOUT_MODEL;
  let logOdds = known ? KNOWN : 0;
  for (let i = 0; i < FEATURES.length; i++) logOdds += weights[i]! * features[i]!;
  return probability(logOdds);
}
