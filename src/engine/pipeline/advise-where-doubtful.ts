import { wordSet } from '../lexicon/word-sets.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { classEntry } from '../taxonomy.ts';
import { calibrated, isMeasured } from './calibration.ts';

/**
 * Measured confidence below which a correction is only advice in expository prose. Of the rules' corrections below it, readers of 10,322 paragraphs of papers
 * wanted 17 of 141 (mostly commas after short openings, which journals leave to the author); of those above it, three in five.
 */
const LEAST = 0.65;

/**
 * Above this shift (error-density.ts) the text has many errors, so a rule's finding is probably an error too and stays a correction. Without this limit,
 * corrections of agreement in learners' texts became advice (F0.5 on bea-dev-a 40.8 without it, 40.9 with it; academic-dev does not change).
 */
const CARELESS = -0.7;
/** The same in other writing: a certain error in a sentence of twenty words. */
const CARELESS_ELSEWHERE = 0;

/**
 * Rules whose doubtful corrections are not even worth a question: of 170 in manuscripts, readers were glad of 80 and harmed by 49; of all other doubtful
 * ones they were glad of four in five and harmed by one in twenty-five. Families, or rules of the trees.
 */
const NOT_WORTH_ASKING = wordSet(
  `ranker/confusable ranker/preposition ranker/agreement ranker/determiner ranker/needless-word ranker/verb-form subject-verb-agreement determiner-number
   preposition-gerund quantity-plural subjects-at-a-distance hyphens fronted-comma relative-comma`,
);

const isWorthAsking = ({ rule }: Proposal): boolean =>
  !NOT_WORTH_ASKING.has(rule.startsWith('ranker/') ? rule : rule.split('/')[0]!);

/**
 * Step 4, second half. Papers have few of the mistakes that rules look for, and what looks like a mistake is mostly a term. So a correction of a rule becomes
 * advice in papers, or is dropped, when its measured confidence is low or the trees of papers doubt it; elsewhere when the second opinion finds it unlikely. The trees' own
 * proposals have their own thresholds.
 */
export function adviseWhereDoubtful(
  proposals: readonly Proposal[],
  sentence: AnalysedSentence,
  shift: number,
): readonly Proposal[] {
  const isCorrection = ({ calibrated, optional, replacements }: Proposal): boolean =>
    !calibrated && !optional && replacements.length > 0;
  const isDoubted = (proposal: Proposal): boolean => isCorrection(proposal) && proposal.doubted === true;
  const isDoubtful = (proposal: Proposal): boolean =>
    isDoubted(proposal) || (isCorrection(proposal) && isMeasuredByReaders(proposal) && calibrated(proposal) < LEAST);
  if (!proposals.some(isDoubtful)) return proposals;
  const formal = sentence.isExpository;
  if (shift > (formal ? CARELESS : CARELESS_ELSEWHERE)) return proposals;
  const isAdvice = formal ? isDoubtful : isDoubted;
  return proposals.map((proposal) =>
    isAdvice(proposal)
      ? { ...proposal, optional: true, confidence: isWorthAsking(proposal) ? proposal.confidence : 0 }
      : proposal,
  );
}

/** True when its confidence is calibrated on readers' verdicts; the confidence of all other proposals is set by their rule. */
const isMeasuredByReaders = (proposal: Proposal): boolean =>
  classEntry(proposal.errorClass).category === 'Correctness' && !isMeasured(proposal.rule);
