import type { Candidate, CandidateKind } from './candidate.ts';
import { LEARNER_FEATURES, learnerFeatures } from './learner-features.ts';
import type { RankerModels } from './ranker-file.ts';
import { treeLogOdds } from './tree-ensemble.ts';

/**
 * Kinds whose odds they move. What teachers mark of the others (commas above all) the texts that they learned from show less well than mended documentation: on the
 * development sets those are better without.
 */
const MOVED: ReadonlySet<CandidateKind> = new Set([
  'confusable',
  'determiner',
  'missing-word',
  'needless-word',
  'noun-number',
  'verb-form',
]);
/** Weight of their log-odds beside those of the judges before them; alone they are as good on some kinds and worse on others. */
const SHARE = 0.6;

/**
 * Log-odds of a change after learners' texts: the mean of what the judges of everyday writing see (`odds`) and of what one ensemble of trees for all kinds makes of it, which learned
 * from texts written as learners write.
 */
export function treesOfLearners({
  header,
  learnersTrees,
}: RankerModels): (candidate: Candidate, row: Float64Array, odds: number) => number {
  const { priors, kindPriors } = header.learners;
  const score = treeLogOdds(learnersTrees);
  const features = new Float64Array(LEARNER_FEATURES.length);
  return (candidate, row, odds) => {
    if (!MOVED.has(candidate.kind) || candidate.change === 'none>,') return odds;
    const prior = priors[`${candidate.kind} ${candidate.change}`] ?? kindPriors[candidate.kind] ?? 0;
    learnerFeatures(candidate, row, { odds, prior }, features);
    return (1 - SHARE) * odds + SHARE * score(features);
  };
}
