import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Candidate } from './candidate.ts';

/** No alternative below this probability is worth a line in the list. */
export const LEAST = 0.05;

/** What weighs the candidates of one register, and what its log-odds are worth. */
export interface Judge {
  prior(candidate: Candidate): number;
  /** How many of the features it reads; 0 where it has no say. */
  features(sentence: AnalysedSentence, candidate: Candidate): number;
  /** The least probability that is proposed. */
  least(candidate: Candidate): number;
  /** The probability under which it speaks against a change that a rule proposes; 0 where it never does. */
  doubtsUnder(candidate: Candidate): number;
  /** Log-odds of a candidate that it has a say on; some number under what is asked about where they are. */
  logOdds(candidate: Candidate, row: Float64Array): number;
  weight(
    sentence: AnalysedSentence,
    candidate: Candidate,
    logOdds: number,
  ): Pick<Proposal, 'confidence' | 'calibrated' | 'elective' | 'optional' | 'suggestion'>;
}
