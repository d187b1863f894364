import type { AnalysedSentence } from './features.ts';
import { FEATURES, unitFeatures } from './features.ts';
import { evaluateTrees, type TreeEnsemble } from './tree-ensemble.ts';
import { evenRuns, LONG_PART, overlappingWindows, UNIT_MAXIMUM, UNIT_MINIMUM, WINDOW_WORDS } from './units.ts';

/** Raw values (logarithms of odds) of a run of text, before calibration. */
export interface UnitValue {
  readonly value: number;
  readonly words: number;
  /** Features of the run, or of its longest part if it was judged in parts. */
  readonly features: Float32Array;
}

/** Value of a run of text, with the values of its parts. */
export interface PassageValue extends UnitValue {
  readonly parts: readonly UnitValue[];
}

const wordsOf = (sentences: readonly AnalysedSentence[]): number =>
  sentences.reduce((sum, { facts }) => sum + facts.words, 0);

function unitValue(trees: TreeEnsemble, sentences: readonly AnalysedSentence[]): UnitValue {
  const features = new Float32Array(FEATURES.length);
  unitFeatures(sentences, features);
  return { value: evaluateTrees(trees, features), words: wordsOf(sentences), features };
}

/** Returns the values of the parts that a run of text is judged in: one part, unless the run is long. */
function partValues(trees: TreeEnsemble, sentences: readonly AnalysedSentence[]): UnitValue[] {
  const lengths = sentences.map(({ facts }) => facts.words);
  const words = wordsOf(sentences);
  if (words <= UNIT_MAXIMUM) return [unitValue(trees, sentences)];
  return evenRuns(lengths, UNIT_MINIMUM, LONG_PART).map(({ start, end }) =>
    unitValue(trees, sentences.slice(start, end)),
  );
}

/** Returns the value of a passage: the mean of its parts, weighted by their words. */
export function passageValue(trees: TreeEnsemble, sentences: readonly AnalysedSentence[]): PassageValue {
  const parts = partValues(trees, sentences);
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  const value = parts.reduce((sum, part) => sum + part.value * part.words, 0) / Math.max(1, words);
  const longest = parts.reduce((best, part) => (part.words > best.words ? part : best));
  return { value, words, features: longest.features, parts };
}

/** Judges every sentence by the overlapping windows that contain it: returns the mean of their values for each sentence. */
export function sentenceValues(trees: TreeEnsemble, sentences: readonly AnalysedSentence[]): Float64Array {
  const lengths = sentences.map(({ facts }) => facts.words);
  const sums = new Float64Array(sentences.length);
  const counts = new Float64Array(sentences.length);
  for (const { start, end } of overlappingWindows(lengths, WINDOW_WORDS)) {
    const { value } = unitValue(trees, sentences.slice(start, end));
    for (let k = start; k < end; k++) {
      sums[k]! += value;
      counts[k]!++;
    }
  }
  return sums.map((sum, k) => sum / Math.max(1, counts[k]!));
}
