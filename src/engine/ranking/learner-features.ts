import { CANDIDATE_KINDS, type Candidate } from './candidate.ts';
import { EDITOR_FEATURES } from './editor-opinion.ts';
import { EVERYDAY_FEATURES, FEATURE_NAMES } from './features.ts';

/**
 * The features that the trees of learners and of commas read: those of all everyday writing, the second opinion, the log-odds by the other judges of everyday
 * writing, the prior of the change among learners, and one number for each kind, 1 for the candidate's own. The rest of FEATURE_NAMES gained nothing
 * (on the development set as many were right at the same precision) and is not computed for most candidates of everyday writing.
 */
export const LEARNER_FEATURES: readonly string[] = [
  ...FEATURE_NAMES.slice(0, EVERYDAY_FEATURES),
  ...EDITOR_FEATURES,
  'everyday-odds',
  'learner-prior',
  ...CANDIDATE_KINDS,
];

const EDITOR_AT = FEATURE_NAMES.indexOf(EDITOR_FEATURES[0]);
const ODDS_AT = LEARNER_FEATURES.indexOf('everyday-odds');
const KINDS_AT = ODDS_AT + 2;

/** Fills `into` (as long as LEARNER_FEATURES) from a candidate's row of FEATURE_NAMES. */
export function learnerFeatures(
  { kind }: Candidate,
  row: Float64Array,
  { odds, prior }: { readonly odds: number; readonly prior: number },
  into: Float64Array,
): void {
  into.set(row.subarray(0, EVERYDAY_FEATURES));
  into.set(row.subarray(EDITOR_AT, EDITOR_AT + EDITOR_FEATURES.length), EVERYDAY_FEATURES);
  into[ODDS_AT] = odds;
  into[ODDS_AT + 1] = prior;
  into.fill(0, KINDS_AT);
  into[KINDS_AT + CANDIDATE_KINDS.indexOf(kind)] = 1;
}
