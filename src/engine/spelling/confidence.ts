import { FEATURES } from './unknown-word.ts';

/**
 * Weights of a logistic regression over `FEATURES`: the probability that the best candidate is what was meant. Fitted on clean
 * paragraphs held out of the counts and the language model: misspellings put into them (8,728) against the unknown words that
 * stand there by right (6,569 in 2.2 million tokens), the misspellings weighing six times as much (four times without a model). At
 * 0.5 it corrects 96 % of the misspellings and changes one clean word in 5,000, many of them true slips; without a language model
 * 93 % and one in 4,000. Made by training/lexicon/calibrate-spelling.ts and fit_confidence.py.
 */
const WITH_MODEL = [
  1.73, 0.57, -0.48, -2.01, 1.5, 0.47, -0.19, 0.86, -1.41, -2.76, -1.24, -1.09, -1.15, -1.81, -1.46, -0.18, -1.19, 0.32,
  -0.47, -1.32, -1.61, -2.39, -7.03, -0.68, -1.13,
];
const WITHOUT_MODEL = [
  0.61, 0.4, -0.83, -1.78, 1.69, 0.0, 0.0, 1.67, -1.6, -3.28, -1.34, -1.26, -1.57, -2.01, -1.56, -0.62, -1.12, -0.15,
  -0.4, -1.3, -1.99, -2.69, -6.87, -0.59, -0.98,
];
/** What it is worth, in log odds, that a list of misspellings has the word. */
const KNOWN = 4;

/** Probability, 0 to 1, that the best candidate of an unknown word is what its writer meant. */
export function spellingConfidence(features: readonly number[], withModel: boolean, known: boolean): number {
  const weights = withModel ? WITH_MODEL : WITHOUT_MODEL;
  let logOdds = known ? KNOWN : 0;
  for (let i = 0; i < FEATURES.length; i++) logOdds += weights[i]! * features[i]!;
  return 1 / (1 + Math.exp(-logOdds));
}
