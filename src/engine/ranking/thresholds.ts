import type { CandidateKind } from './candidate.ts';

/**
 * Probability, as the trees give it, from which a change is right at least three times in five on the development sets.
 * The trees were trained with more errors than people make, so their 0.5 is not a reader's 0.5.
 */
const THRESHOLDS: Readonly<Partial<Record<CandidateKind, number>>> = {
  determiner: 0.641,
  preposition: 0.688,
  'noun-number': 0.741,
  'verb-form': 0.651,
  'be-form': 0.884,
  auxiliary: 0.474,
  comma: 0.669,
  'word-form': 0.947,
  confusable: 0.802,
  'word-order': 0.844,
};

/**
 * Confidence on the engine's common scale: the threshold becomes 0.5, what lies above is stretched to 1 in log-odds, so
 * that confidences of different kinds can be compared.
 */
export function confidenceOf(kind: CandidateKind, p: number): number {
  const threshold = THRESHOLDS[kind] ?? 0.5;
  const shift = Math.log(threshold / (1 - threshold));
  const logOdds = Math.log(p / (1 - p));
  return 1 / (1 + Math.exp(-(logOdds - shift)));
}
