import { describe, expect, it } from 'vitest';
import type { Candidate, CandidateKind } from './candidate.ts';
import { FEATURE_NAMES } from './features.ts';
import { LEARNER_FEATURES } from './learner-features.ts';
import type { RankerModels } from './ranker-file.ts';
import { revisingTrees } from './revising-trees.ts';
import { packTrees } from './tree-ensemble.ts';

const candidate = (kind: CandidateKind, change = 'none>the'): Candidate => ({
  ...{ kind, from: 1, to: 1, forms: ['the'], change, slotCandidate: 0, slotCurrent: 0, about: 1 },
});

/** One tree: 2 where the feature is above the threshold, -2 elsewhere. */
function models(feature: string, threshold: number): RankerModels {
  const trees = packTrees({
    roots: Int32Array.of(0),
    features: Uint8Array.of(LEARNER_FEATURES.indexOf(feature)),
    thresholds: Float32Array.of(threshold),
    left: Int32Array.of(-1),
    right: Int32Array.of(-2),
    leaves: Float32Array.of(-2, 2),
  });
  const learners = { features: LEARNER_FEATURES, priors: { 'determiner none>the': 1 }, kindPriors: { determiner: -3 } };
  const commas = { features: LEARNER_FEATURES, priors: { 'comma none>comma': 1 }, kindPriors: {} };
  return { header: { learners, commas }, learnersTrees: trees, commaTrees: trees } as unknown as RankerModels;
}

describe('the trees that revise odds', () => {
  const row = new Float64Array(FEATURE_NAMES.length);
  row[FEATURE_NAMES.indexOf('editor-gain')] = 5;
  row[FEATURE_NAMES.indexOf('slot-gain')] = 0.5;

  it.each([
    ['editor-gain', 4],
    ['slot-gain', 0.4],
    ['everyday-odds', -1.5],
    ['learner-prior', 0],
    ['determiner', 0.5],
  ])('read %s', (feature, threshold) => {
    expect(revisingTrees(models(feature, threshold))(candidate('determiner'), row, -1)).toBeCloseTo(0.8);
    expect(revisingTrees(models(feature, threshold + 5))(candidate('determiner'), row, -1)).toBeCloseTo(-1.6);
  });

  it('know the prior of a kind where they have not seen the change', () => {
    const judge = revisingTrees(models('learner-prior', 0));
    expect(judge(candidate('determiner', 'some>the'), row, -1)).toBeCloseTo(-1.6);
  });

  it('judge commas by trees of their own', () => {
    const judge = revisingTrees(models('learner-prior', 0));
    expect(judge(candidate('comma', 'none>comma'), row, -1)).toBeCloseTo(1.1);
    expect(judge(candidate('comma', 'comma>none'), row, -1)).toBeCloseTo(-1.7);
  });

  it('have no say about prepositions', () => {
    expect(revisingTrees(models('editor-gain', 4))(candidate('preposition'), row, -1)).toBe(-1);
  });
});
