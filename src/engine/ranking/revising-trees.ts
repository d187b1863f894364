import type { Candidate, CandidateKind } from './candidate.ts';
import { LEARNER_FEATURES, learnerFeatures } from './learner-features.ts';
import type { RankerModels, RevisingHeader } from './ranker-file.ts';
import { type TreeEnsemble, treeLogOdds } from './tree-ensemble.ts';

type Score = (candidate: Candidate, row: Float64Array, odds: number) => number;

/**
 * Kinds whose odds the trees of learners change. For the other kinds their training texts show less well than mended documentation what teachers mark:
 * on the development sets those kinds do better without them.
 */
const OF_LEARNERS: ReadonlySet<CandidateKind> = new Set([
  'confusable',
  'determiner',
  'missing-word',
  'needless-word',
  'noun-number',
  'verb-form',
]);
/** Weight of these trees' log-odds against those of the other judges; alone they are as good on some kinds and worse on others. */
const LEARNERS_SHARE = 0.6;
/** The same for the trees of commas. Between 0.6 and 0.8 learners' commas fall as those of documentation rise. */
const COMMAS_SHARE = 0.7;

/**
 * Log-odds of a change in everyday writing: the weighted mean of `odds`, by the judges of everyday writing, and of one of two ensembles of trees. One
 * learned every kind from texts written as learners write, the other commas from sentences that people mended in documentation.
 */
export function revisingTrees({ header, learnersTrees, commaTrees }: RankerModels): Score {
  const ofLearners = scoreOf(header.learners, learnersTrees);
  const ofCommas = scoreOf(header.commas, commaTrees);
  return (candidate, row, odds) => {
    if (candidate.kind === 'comma') return mean(odds, ofCommas(candidate, row, odds), COMMAS_SHARE);
    if (!OF_LEARNERS.has(candidate.kind) || candidate.change === 'none>,') return odds;
    return mean(odds, ofLearners(candidate, row, odds), LEARNERS_SHARE);
  };
}

const mean = (odds: number, revised: number, share: number): number => (1 - share) * odds + share * revised;

function scoreOf({ priors, kindPriors }: RevisingHeader, trees: TreeEnsemble): Score {
  const score = treeLogOdds(trees);
  const features = new Float64Array(LEARNER_FEATURES.length);
  return (candidate, row, odds) => {
    const prior = priors[`${candidate.kind} ${candidate.change}`] ?? kindPriors[candidate.kind] ?? 0;
    learnerFeatures(candidate, row, { odds, prior }, features);
    return score(features);
  };
}
