import { type Calibration, calibrate } from './calibration.ts';
import { levelStretches } from './change-points.ts';
import type { AnalysedSentence } from './features.ts';
import type { ProseParagraph } from './judge-passage.ts';
import { MODEL_NAMES } from './ngram-models.ts';
import { FLAGGED } from './outcome.ts';
import { passageValue, type UnitValue } from './score-units.ts';
import type { TreeEnsemble } from './tree-ensemble.ts';
import { bandOf, type MachinePassage } from './types.ts';
import { UNIT_MINIMUM } from './units.ts';

/**
 * Cost of a change of level, in squared likelihood ratios per word times words. Chosen on concatenated texts of the development
 * set: at 20, passages contain 82 % of the machine's words, and 95 % of their words are the machine's; at 4, the figures are 79
 * and 96 %, with four times as many passages in human texts.
 */
const PENALTY = 20;
/** Limit of the ratio per word: without it, a short sentence with one rare phrase gets a level of its own. */
const MOST = 1.5;
/** Shorter sentences are joined to the next: they are weak evidence, and a list may contain 50,000 of them. */
const LEAST_WORDS = 12;
/** The model pairs that know words; the pair that knows only classes separates passages less well. */
const PAIRS = MODEL_NAMES.flatMap((name, k) => (name.startsWith('words') ? k : []));

/** Consecutive sentences with `LEAST_WORDS` words or more; the last piece may have fewer. */
interface Piece {
  /** First sentence, as an index into all sentences of the document. */
  readonly start: number;
  readonly words: number;
  /** How much better the machine models predict it than the human models: mean logarithm per word. */
  readonly ratio: number;
}

function piecesOf(sentences: readonly AnalysedSentence[]): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let words = 0;
  let sum = 0;
  let count = 0;
  for (const [place, { facts, likelihoods }] of sentences.entries()) {
    words += facts.words;
    for (const k of PAIRS) {
      const { human, machine } = likelihoods[k]!;
      for (let i = 0; i < human.length; i++) sum += machine[i]! - human[i]!;
      count += human.length;
    }
    if (words < LEAST_WORDS && place < sentences.length - 1) continue;
    const ratio = count === 0 ? 0 : Math.max(-MOST, Math.min(MOST, sum / count));
    pieces.push({ start, words, ratio });
    [start, words, sum, count] = [place + 1, 0, 0, 0];
  }
  return pieces;
}

/**
 * Finds the stretches of a document that read as machine-made; they may begin and end inside paragraphs. Change points in the
 * likelihood ratios of its sentences cut it into stretches of one level, and each stretch is judged as a separate passage. The
 * ratios of neighbouring sentences are independent, unlike the values of overlapping windows.
 *
 * @param whole value of the document as one passage
 */
export function machinePassages(
  trees: TreeEnsemble,
  calibration: Calibration,
  paragraphs: readonly ProseParagraph[],
  whole: UnitValue,
): MachinePassage[] {
  const places = paragraphs.flatMap(({ index, sentences }) =>
    sentences.map((analysed, sentence) => ({ place: { paragraph: index, sentence }, analysed })),
  );
  const pieces = piecesOf(places.map(({ analysed }) => analysed));
  const ratios = pieces.map(({ ratio }) => ratio);
  const weights = pieces.map(({ words }) => words);
  return levelStretches(ratios, weights, PENALTY, UNIT_MINIMUM).flatMap(({ start, end }): MachinePassage[] => {
    const stretch = places.slice(pieces[start]!.start, pieces[end]?.start);
    const analysed = stretch.map((place) => place.analysed);
    const { value, words } = stretch.length === places.length ? whole : passageValue(trees, analysed);
    const { probability, score } = calibrate(calibration, value, words);
    if (score < FLAGGED) return [];
    return [{ from: stretch[0]!.place, to: stretch.at(-1)!.place, words, score, probability, band: bandOf(score) }];
  });
}
