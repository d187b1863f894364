import { logOddsOf, probability } from '../log-odds.ts';
import type { CandidateKind } from './candidate.ts';

/**
 * Probability, by the trees and the second opinion, at which a change is right as often as everything shown must be. The thresholds were chosen
 * together on the development sets of learners' sentences and on mended documentation, against the changes in edited prose, each text with the prior
 * of its own length and errors. The probability was fitted on sentences that people mended in documentation, and they leave much that a teacher
 * corrects: its 0.5 is not a reader's 0.5.
 */
const THRESHOLDS: Readonly<Partial<Record<CandidateKind, number>>> = {
  agreement: 0.44,
  auxiliary: 0.57,
  'be-form': 0.65,
  comma: 0.21,
  confusable: 0.5,
  determiner: 0.38,
  'missing-word': 0.47,
  'needless-word': 0.49,
  'noun-number': 0.42,
  'other-word': 0.47,
  preposition: 0.43,
  'verb-form': 0.46,
  'word-form': 0.43,
  'word-order': 0.844,
};

/**
 * Confidence on the engine's common scale: the threshold becomes 0.5, and log-odds are shifted accordingly, so that confidences of different kinds
 * can be compared.
 */
export function confidenceOf(kind: CandidateKind, p: number): number {
  const threshold = THRESHOLDS[kind] ?? 0.5;
  return probability(logOddsOf(p) - logOddsOf(threshold));
}
