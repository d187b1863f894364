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
 * What a change of level costs, in squared likelihood ratios a word times words. Chosen on texts of the development set put
 * behind each other: at 20 a passage holds 82 % of the machine's words and 95 % of its words are the machine's, at 4 79 and
 * 96 %, with four times as many passages in people's texts.
 */
const PENALTY = 20;
/** Ratios a word beyond this say no more: without the limit a short sentence of one rare phrase makes a level of its own. */
const MOST = 1.5;
/** Sentences of fewer words are taken together with the next: they tell little, and a list may hold 50,000 of them. */
const LEAST_WORDS = 12;
/** The model pairs that know words; that of classes alone tells passages apart less well. */
const PAIRS = MODEL_NAMES.flatMap((name, k) => (name.startsWith('words') ? k : []));

/** Sentences behind each other, `LEAST_WORDS` or more, but for the last ones. */
interface Piece {
  /** First sentence, among all of the document. */
  readonly start: number;
  readonly words: number;
  /** By how much the machine's models predict it better than people's do: the mean logarithm a word. */
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
 * The stretches of a document that read as machine-made, wherever paragraphs begin and end. Change points over the
 * likelihood ratios of its sentences cut it into stretches of one level, and each is judged as a passage of its own; the
 * ratios of neighbours owe nothing to each other, as the values of overlapping windows do.
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
