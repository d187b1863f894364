import { logOddsOf, probability } from '../log-odds.ts';
import type { CandidateKind } from './candidate.ts';

/**
 * Probability, by the trees and the second opinion, at which a change is right as often as everything shown must be. The thresholds were chosen
 * together on the development sets of learners' sentences and on mended documentation, against the changes in edited prose, each text with the prior
 * of its own length and errors. The probability was fitted on sentences that people mended in documentation, and they leave much that a teacher
 * corrects: its 0.5 is not a reader's 0.5. Agreement, auxiliaries, prepositions and
 * single words missing, needless or confused were chosen again on documentation (5,000 sentences with a mended place, 3,500 that nobody changed) and
 * on 70,000 words of edited prose: of the changes between the old threshold and the new, people had made eight in ten, and right text has one in 7,000
 * words, half of them overlooked mistakes.
 */
const THRESHOLDS: Readonly<Partial<Record<CandidateKind, number>>> = {
  agreement: 0.31,
  auxiliary: 0.36,
  'be-form': 0.65,
  comma: 0.36,
  confusable: 0.4,
  determiner: 0.38,
  'missing-word': 0.33,
  'needless-word': 0.4,
  'noun-number': 0.42,
  'other-word': 0.4,
  preposition: 0.25,
  'verb-form': 0.46,
  'word-form': 0.37,
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
