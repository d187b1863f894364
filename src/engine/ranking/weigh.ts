import type { Reading } from '../neural/reading.ts';
import type { Candidate, CandidateKind } from './candidate.ts';
import { allCandidates } from './candidates.ts';
import { type EditorOpinion, editorGain, editorOpinions, UNTHINKABLE } from './editor-opinion.ts';
import { errorFeatures } from './error-features.ts';
import { EVERYDAY_FEATURES, FEATURE_NAMES, type FeatureSource, rankingFeatures, rivalries } from './features.ts';
import { type FluencyChange, fluencyChange, sentenceFluency } from './fluency.ts';
import { type FeatureBuffer, featureBuffer, hashSentence } from './hashed-sentence.ts';
import { type LinearModel, linearScores } from './linear-model.ts';
import { sentenceShape } from './sentence-shape.ts';
import type { AlternativesOf } from './word-alternatives.ts';

/** A change that makes the sentence this much less fluent (log10) is hardly ever right, even with the technical terms of papers. */
export const HOPELESS = -0.7;
/**
 * Marks are weighed even when the language model finds them unlikely: it prefers "high performance computing" without its hyphen, because its text
 * lacks such hyphens too. With the bound above, one in seven of the hyphens and one in ten of the commas that readers wanted never reached the trees.
 */
const HOPELESS_MARK = -3;
/** Articles, noun number and prepositions often depend on names and terms, which the language model knows poorly. */
const HOPELESS_NEAR_TERMS = -3;
/** The neighbouring words make the wrong number of a verb likely. */
const HOPELESS_AGREEMENT = -4;

export interface RankingModels {
  readonly slotModels: ReadonlyMap<string, LinearModel>;
  /** Log-odds that a change mends a real error, given the original words; absent while its training rows are made. */
  readonly errorModel?: LinearModel;
  /** What the neural second opinion read in the sentence. */
  readonly reading?: Reading | undefined;
  readonly alternativesOf: AlternativesOf;
}

/** How many of the features, from the first, the judge of a candidate reads; 0 for a candidate that is not judged. */
export type FeaturesFor = (candidate: Candidate) => number;

const NO_OPINION: EditorOpinion = { gain: 0, overRivals: 0, elsewhere: 0 };

const buffer = featureBuffer();
const score = new Float64Array(1);

/**
 * Generates the candidates of a sentence and passes each judged one to `take`, with a row of the features that its judge reads. The row is reused:
 * copy what you keep. Training (which reads all features) and use both call this function, so that they see the same numbers.
 */
export function weighCandidates(
  source: Omit<FeatureSource, 'fluency' | 'shape'> & RankingModels,
  take: (candidate: Candidate, row: Float64Array, error: FeatureBuffer) => void,
  featuresFor: FeaturesFor = () => FEATURE_NAMES.length,
): void {
  const { sentence, lexicon, model, slotModels, errorModel, reading, alternativesOf } = source;
  const hashed = hashSentence(sentence);
  const all = allCandidates(hashed, sentence, lexicon, slotModels, reading, alternativesOf);
  const gainsOfAll = reading ? all.map((candidate) => editorGain(reading, candidate)) : [];
  const proposed = reading ? all.filter((_, i) => gainsOfAll[i]! >= UNTHINKABLE) : all;
  const gainsOf = gainsOfAll.filter((gain) => gain >= UNTHINKABLE);
  if (proposed.length === 0) return;
  const fluency = sentenceFluency(model, sentence);
  const candidates: Candidate[] = [];
  const changes: FluencyChange[] = [];
  const gains: number[] = [];
  for (const [i, candidate] of proposed.entries()) {
    const change = fluencyChange(model, fluency, candidate, leastFluency(candidate.kind));
    if (!change) continue;
    candidates.push(candidate);
    changes.push(change);
    if (reading) gains.push(gainsOf[i]!);
  }
  const opinions = reading ? editorOpinions(candidates, gains) : [];
  const rivals = rivalries(candidates, changes, sentence.tokens.length);
  const row = new Float64Array(FEATURE_NAMES.length);
  const shape = sentenceShape(sentence);
  const whole: FeatureSource = { ...source, fluency, shape };
  for (let i = 0; i < candidates.length; i++) {
    const candidate = candidates[i]!;
    const features = featuresFor(candidate);
    if (features === 0) continue;
    const isWhole = features > EVERYDAY_FEATURES;
    if (isWhole) {
      errorFeatures(hashed, shape, candidate, buffer);
      if (errorModel) linearScores(errorModel, buffer, score);
    }
    rankingFeatures(
      whole,
      candidate,
      changes[i]!,
      rivals(i),
      isWhole ? score[0]! : undefined,
      opinions[i] ?? NO_OPINION,
      row,
    );
    take(candidate, row, buffer);
  }
}

function leastFluency(kind: CandidateKind): number {
  if (kind === 'hyphen' || kind === 'comma') return HOPELESS_MARK;
  // the second opinion, which sees more context than the language model, found them
  if (kind === 'missing-word' || kind === 'needless-word' || kind === 'other-word') return HOPELESS_MARK;
  if (kind === 'agreement') return HOPELESS_AGREEMENT;
  return kind === 'determiner' || kind === 'noun-number' || kind === 'preposition' ? HOPELESS_NEAR_TERMS : HOPELESS;
}
