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
  comma: 0.36,
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
 * The same for sentences long enough to show what was meant. Chosen on documentation (5,000 sentences with a mended place, 3,500 that nobody changed) and
 * 70,000 words of edited prose: of the changes between these thresholds and those for all sentences, people had made eight in ten, and right text has one
 * in 7,000 words, half of them overlooked mistakes. In sentences of ten words they change much that is right.
 */
const IN_LONG_SENTENCES: Readonly<Partial<Record<CandidateKind, number>>> = {
  agreement: 0.31,
  auxiliary: 0.36,
  confusable: 0.4,
  'missing-word': 0.33,
  'needless-word': 0.43,
  'other-word': 0.4,
  preposition: 0.29,
  'word-form': 0.37,
};
const LONG_SENTENCE = 15;

/**
 * Confidence on the engine's common scale: the threshold becomes 0.5, and log-odds are shifted accordingly, so that confidences of different kinds
 * can be compared. `tokens` is the length of the sentence.
 */
export function confidenceOf(kind: CandidateKind, p: number, tokens: number): number {
  const threshold = (tokens >= LONG_SENTENCE ? IN_LONG_SENTENCES[kind] : undefined) ?? THRESHOLDS[kind] ?? 0.5;
  return probability(logOddsOf(p) - logOddsOf(threshold));
}
