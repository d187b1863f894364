import type { Candidate, CandidateKind } from './candidate.ts';
import { LEARNER_FEATURES, learnerFeatures } from './learner-features.ts';
import type { RankerModels } from './ranker-file.ts';
import { treeLogOdds } from './tree-ensemble.ts';

/**
 * Kinds whose odds these trees change. For the other kinds (commas above all) their training texts show less well than mended documentation what
 * teachers mark: on the development sets those kinds do better without them.
 */
const MOVED: ReadonlySet<CandidateKind> = new Set([
  'confusable',
  'determiner',
  'missing-word',
  'needless-word',
  'noun-number',
  'verb-form',
]);
/** Weight of these trees' log-odds against those of the other judges; alone they are as good on some kinds and worse on others. */
const SHARE = 0.6;

/**
 * Log-odds of a change for learners' texts: the weighted mean of `odds`, by the judges of everyday writing, and of one ensemble of trees for all
 * kinds, which learned from texts written as learners write.
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
