import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Candidate } from './candidate.ts';

/** An alternative below this probability is not worth a line in the list. */
export const LEAST = 0.05;

/** Weighs the candidates of one register, with calibrated log-odds. */
export interface Judge {
  prior(candidate: Candidate): number;
  /** How many of the features the judge reads; 0 for a candidate that it does not judge. */
  features(sentence: AnalysedSentence, candidate: Candidate): number;
  /** The least probability at which the candidate is proposed. */
  least(candidate: Candidate): number;
  /** The probability below which the judge objects to a change that a rule proposes; 0 when it never does. */
  doubtsUnder(candidate: Candidate): number;
  /** Log-odds of a candidate that it judges; any number below the requested least when the log-odds are below it. */
  logOdds(candidate: Candidate, row: Float64Array): number;
  weight(
    sentence: AnalysedSentence,
    candidate: Candidate,
    logOdds: number,
  ): Pick<Proposal, 'confidence' | 'calibrated' | 'elective' | 'optional' | 'suggestion' | 'shownFrom'>;
}
