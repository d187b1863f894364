import type { AnalysedSentence } from './features.ts';
import { FEATURES, unitFeatures } from './features.ts';
import { evaluateTrees, type TreeEnsemble } from './tree-ensemble.ts';
import { evenRuns, LONG_PART, overlappingWindows, UNIT_MAXIMUM, UNIT_MINIMUM, WINDOW_WORDS } from './units.ts';

/** Raw values (logarithms of odds) of a run of text, before calibration. */
export interface UnitValue {
  readonly value: number;
  readonly words: number;
  /** Features of the run, of its longest part where it was judged in parts. */
  readonly features: Float32Array;
}

const wordsOf = (sentences: readonly AnalysedSentence[]): number =>
  sentences.reduce((sum, { facts }) => sum + facts.words, 0);

function unitValue(trees: TreeEnsemble, sentences: readonly AnalysedSentence[]): UnitValue {
  const features = new Float32Array(FEATURES.length);
  unitFeatures(sentences, features);
  return { value: evaluateTrees(trees, features), words: wordsOf(sentences), features };
}

/** Values of the parts that a run of text is judged in: one, unless it is long. */
export function partValues(trees: TreeEnsemble, sentences: readonly AnalysedSentence[]): UnitValue[] {
  const lengths = sentences.map(({ facts }) => facts.words);
  const words = wordsOf(sentences);
  if (words <= UNIT_MAXIMUM) return [unitValue(trees, sentences)];
  return evenRuns(lengths, UNIT_MINIMUM, LONG_PART).map(({ start, end }) =>
    unitValue(trees, sentences.slice(start, end)),
  );
}

/** Value of a passage: the mean of its parts by their words. */
export function passageValue(trees: TreeEnsemble, sentences: readonly AnalysedSentence[]): UnitValue {
  const parts = partValues(trees, sentences);
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  const value = parts.reduce((sum, part) => sum + part.value * part.words, 0) / Math.max(1, words);
  const longest = parts.reduce((best, part) => (part.words > best.words ? part : best));
  return { value, words, features: longest.features };
}

export interface SentenceValues {
  /** A value a sentence: the mean of the windows it lies in. */
  readonly values: Float64Array;
  /** Words of those windows on average. */
  readonly words: number;
}

/** Judges every sentence by the overlapping windows it lies in. */
export function sentenceValues(trees: TreeEnsemble, sentences: readonly AnalysedSentence[]): SentenceValues {
  const lengths = sentences.map(({ facts }) => facts.words);
  const sums = new Float64Array(sentences.length);
  const counts = new Float64Array(sentences.length);
  const windows = overlappingWindows(lengths, WINDOW_WORDS);
  let words = 0;
  for (const { start, end } of windows) {
    const unit = unitValue(trees, sentences.slice(start, end));
    words += unit.words;
    for (let k = start; k < end; k++) {
      sums[k]! += unit.value;
      counts[k]!++;
    }
  }
  return { values: sums.map((sum, k) => sum / Math.max(1, counts[k]!)), words: words / Math.max(1, windows.length) };
}
