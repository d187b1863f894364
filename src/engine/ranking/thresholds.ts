import { logOddsOf, probability } from '../log-odds.ts';
import type { CandidateKind } from './candidate.ts';

/**
 * Probability, as trees and second opinion give it, from which a change is as often right as the whole of what is shown needs: chosen together on the
 * development sets of learners' sentences and on mended documentation, against what they change in edited prose, each text under the prior of its own length
 * and errors. It was fitted on the sentences that people mended in documentation, who leave much as it is that a teacher corrects: its 0.5 is not a reader's 0.5.
 */
const THRESHOLDS: Readonly<Partial<Record<CandidateKind, number>>> = {
  agreement: 0.44,
  auxiliary: 0.27,
  'be-form': 0.5,
  comma: 0.16,
  confusable: 0.3,
  determiner: 0.19,
  'missing-word': 0.21,
  'needless-word': 0.6,
  'noun-number': 0.215,
  'other-word': 0.2,
  preposition: 0.15,
  'verb-form': 0.31,
  'word-form': 0.34,
  'word-order': 0.844,
};

/**
 * Confidence on the engine's common scale: the threshold becomes 0.5, what lies above is stretched to 1 in log-odds, so
 * that confidences of different kinds can be compared.
 */
export function confidenceOf(kind: CandidateKind, p: number): number {
  const threshold = THRESHOLDS[kind] ?? 0.5;
  return probability(logOddsOf(p) - logOddsOf(threshold));
}
