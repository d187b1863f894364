import type { Band, Confidence, DetectionResult, NotScored, Outcome, Warning } from '../../detection/types.ts';
import { verdict } from '../../reports/ai-report-words.ts';

/** A paragraph of the information response; `index` counts the paragraphs that have text, from 0. */
export interface ParagraphScore {
  readonly index: number;
  /** Null where the paragraph has no score; `not_scored` says why. */
  readonly score: number | null;
  readonly band: Band | null;
  readonly words: number;
  readonly not_scored: NotScored | null;
}

/** What is kept of a judgement beside the PDF: numbers and names of ours, never text. */
export interface ReportResult {
  readonly outcome: Outcome;
  /** Share of the scored words in paragraphs that score 36 or more, 0 to 1. */
  readonly share_of_words: number | null;
  readonly overall_score: number | null;
  readonly band: Band | null;
  readonly confidence: Confidence | null;
  /** Calibrated probability that the text as a whole is machine-made, 0 to 1. */
  readonly probability: number | null;
  readonly words_scored: number;
  readonly warnings: readonly Warning[];
  /** Why there is no score; null where there is one. */
  readonly message: string | null;
  readonly paragraphs: readonly ParagraphScore[];
}

export function resultOf(result: DetectionResult): ReportResult {
  const { score, band, confidence, probability, wordsScored, warnings, paragraphs } = result;
  return {
    outcome: result.outcome,
    share_of_words: result.shareOfWords === null ? null : rounded(result.shareOfWords),
    overall_score: score,
    band,
    confidence,
    probability: probability === null ? null : rounded(probability),
    words_scored: wordsScored,
    warnings,
    message: result.status === 'scored' ? null : verdict(result),
    paragraphs: paragraphs.map((paragraph) => ({
      index: paragraph.index,
      score: paragraph.score,
      band: paragraph.band,
      words: paragraph.words,
      not_scored: paragraph.notScored,
    })),
  };
}

/** Four digits: more would promise what the calibration cannot hold. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
