import type { Calibrated } from './calibration.ts';
import type { EditedTextJudgement } from './edited-text.ts';
import { judgeDocument } from './outcome.ts';
import {
  type Band,
  bandOf,
  type Confidence,
  type DetectionResult,
  type DetectionStatus,
  type MachinePassage,
  type NotScored,
  type ParagraphResult,
  type Warning,
} from './types.ts';

/** Documents with fewer scored words get no score. */
export const DOCUMENT_MINIMUM = 80;
/** Below this number of words the score comes with a warning. */
const SAFE_MINIMUM = 300;

/** Fewest invisible characters that are reported: one or two come with text pasted from the web. */
const TOLD_INVISIBLE = 3;

/** Judgement of the text as a whole. */
export interface WholeJudgement {
  readonly whole: Calibrated;
  readonly passages: readonly MachinePassage[];
  readonly edited: EditedTextJudgement;
}

/** Combines the paragraphs' results; `judge` judges the document as a whole if it has enough text. */
export function summarise(
  paragraphs: readonly ParagraphResult[],
  disguises: DetectionResult['disguises'],
  model: string,
  judge: () => WholeJudgement,
): DetectionResult {
  const wordsLeftOut: Partial<Record<NotScored, number>> = {};
  const wordsByBand: Record<Band, number> = { green: 0, yellow: 0, orange: 0, red: 0 };
  let words = 0;
  let wordsScored = 0;
  for (const paragraph of paragraphs) {
    words += paragraph.words;
    if (paragraph.notScored !== null) {
      if (paragraph.words > 0)
        wordsLeftOut[paragraph.notScored] = (wordsLeftOut[paragraph.notScored] ?? 0) + paragraph.words;
    } else {
      wordsScored += paragraph.words;
      addByBand(paragraph, wordsByBand);
    }
  }
  const foreign = wordsLeftOut['not English'] ?? 0;
  const status = statusOf(words, wordsScored, foreign);
  const base = { words, wordsScored, wordsLeftOut, wordsByBand, disguises, paragraphs, model, status };
  const disguised = disguises.lookAlikes > 0 || disguises.invisible >= TOLD_INVISIBLE;
  if (status !== 'scored') {
    const warnings: Warning[] = disguised ? ['disguised characters'] : [];
    return { ...base, ...NOT_JUDGED, warnings };
  }
  const { whole, passages, edited } = judge();
  const { outcome, shareOfWords, score, asAWhole } = judgeDocument(paragraphs, whole.score, edited);
  const warnings: Warning[] = [];
  if (wordsScored < SAFE_MINIMUM) warnings.push('under 300 words');
  if (disguised) warnings.push('disguised characters');
  if (foreign > 0) warnings.push('partly not English');
  if (outcome === 'mixed') warnings.push(asAWhole ? 'edited as a whole' : 'passages differ');
  return {
    ...base,
    outcome,
    shareOfWords,
    score,
    probability: whole.probability,
    passages,
    band: bandOf(score),
    confidence: confidenceOf(score, wordsScored, coloursDiffer(wordsByBand)),
    warnings,
  };
}

const NOT_JUDGED = {
  outcome: 'not judged',
  shareOfWords: null,
  score: null,
  probability: null,
  band: null,
  confidence: null,
  passages: [],
} as const;

/** Adds the words to the band of their sentence, as the report colours them; words outside all sentences go to the paragraph's band. */
function addByBand({ words, band, sentences }: ParagraphResult, byBand: Record<Band, number>): void {
  let rest = words;
  for (const sentence of sentences) {
    const own = Math.min(rest, sentence.words);
    byBand[sentence.band] += own;
    rest -= own;
  }
  if (band !== null) byBand[band] += rest;
}

function statusOf(words: number, wordsScored: number, foreign: number): DetectionStatus {
  if (words === 0) return 'empty';
  if (wordsScored >= DOCUMENT_MINIMUM && wordsScored >= foreign) return 'scored';
  return foreign > wordsScored ? 'not English' : 'too short';
}

/** True when words that read as machine-made and words that read as human each make up a tenth of all words or more. */
export function coloursDiffer({ green, yellow, orange, red }: Readonly<Record<Band, number>>): boolean {
  const least = (green + yellow + orange + red) / 10;
  return orange + red >= least && green >= least;
}

function confidenceOf(score: number, words: number, differ: boolean): Confidence {
  if (words < SAFE_MINIMUM) return 'low';
  const clear = score === 0 || score >= 71;
  if (clear && !differ && words >= 2 * SAFE_MINIMUM) return 'high';
  return clear || !differ ? 'medium' : 'low';
}
