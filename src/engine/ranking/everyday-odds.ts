import type { Candidate } from './candidate.ts';
import { isChosenComma } from './comma-choices.ts';
import { NO_WORD } from './editor-opinion.ts';
import { EVERYDAY_FEATURES, FEATURE_NAMES } from './features.ts';
import type { Judge } from './judge.ts';
import type { RankerModels } from './ranker-file.ts';
import { treeLogOdds } from './tree-ensemble.ts';
import type { TreesOfPapers } from './trees-of-papers.ts';
import { HOPELESS } from './weigh.ts';

/** A lead over rivals counts up to this much. */
const MOST_LEAD = 12;
const EDITOR_GAIN = FEATURE_NAMES.indexOf('editor-gain');
const FLUENCY_TOTAL = FEATURE_NAMES.indexOf('fluency-total');
const CHANGE_PRIOR = FEATURE_NAMES.indexOf('change-prior');

/**
 * Log-odds that people who mend documentation would want the change. They combine trees learned from artificial errors in all kinds of prose, the
 * second opinion and, for kinds that the trees of papers also learned from documentation, those trees.
 */
export function everydayOdds(
  models: RankerModels,
  ofPapers: TreesOfPapers,
): Pick<Judge, 'prior' | 'features' | 'logOdds'> {
  const { everyday } = models.header;
  const scorers = new Map([...models.everydayTrees].map(([kind, ensemble]) => [kind, treeLogOdds(ensemble)]));
  const known = ({ kind, change }: Candidate): number | undefined => everyday.priors[`${kind} ${change}`];
  const prior = (candidate: Candidate): number => known(candidate) ?? everyday.kindPriors[candidate.kind] ?? 0;

  function oddsOfPapers(candidate: Candidate, row: Float64Array): number {
    row[CHANGE_PRIOR] = ofPapers.prior(candidate);
    const odds = ofPapers.logOdds(candidate, row, Number.NEGATIVE_INFINITY);
    row[CHANGE_PRIOR] = prior(candidate);
    return odds;
  }

  return {
    prior,
    features: (sentence, candidate) => {
      const weights = everyday.second[candidate.kind];
      const unknownPair = candidate.kind === 'confusable' && known(candidate) === undefined;
      if (!weights || unknownPair || isChosenComma(sentence, candidate)) return 0;
      return weights[5] === 0 ? EVERYDAY_FEATURES : FEATURE_NAMES.length;
    },
    logOdds: (candidate, row) => {
      const scorer = scorers.get(candidate.kind);
      // its trees have seen no mark that the language model finds unlikely
      if (scorer && row[FLUENCY_TOTAL]! < HOPELESS) return Number.NEGATIVE_INFINITY;
      const [offset, trees, gain, lead, isKnown, papers] = everyday.second[candidate.kind]!;
      let odds = offset + (scorer ? trees * scorer(row, Number.NEGATIVE_INFINITY) : 0);
      if (papers !== 0) odds += papers * oddsOfPapers(candidate, row);
      if (row[EDITOR_GAIN] === NO_WORD) return odds;
      const overRivals = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, row[EDITOR_GAIN + 1]!));
      return odds + gain * row[EDITOR_GAIN]! + lead * overRivals + isKnown;
    },
  };
}
