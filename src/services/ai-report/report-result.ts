import type { Band, Confidence, DetectionResult, NotScored, Outcome, Warning } from '../../detection/types.ts';
import { verdict } from '../../reports/ai-report-words.ts';
import { textHash } from '../../reports/text-hash.ts';

/** A paragraph of the information response; `index` counts the paragraphs that have text, from 0. */
export interface ParagraphScore {
  readonly index: number;
  /** Null if the paragraph has no score; `not_scored` gives the reason. */
  readonly score: number | null;
  readonly band: Band | null;
  readonly words: number;
  readonly not_scored: NotScored | null;
}

/** A stretch of sentences that reads as machine-made. Indexes start at 0; a sentence is counted inside its paragraph. */
export interface PassageScore {
  readonly from_paragraph: number;
  readonly from_sentence: number;
  readonly to_paragraph: number;
  /** Index of its last sentence. */
  readonly to_sentence: number;
  readonly words: number;
  readonly score: number;
  readonly band: Band;
}

/** The part of a judgement that is kept beside the PDF: numbers and our own names, never text. */
export interface ReportResult {
  readonly outcome: Outcome;
  /** Share of the scored words that are in paragraphs with a score of 36 or more, 0 to 1. */
  readonly share_of_words: number | null;
  readonly overall_score: number | null;
  readonly band: Band | null;
  readonly confidence: Confidence | null;
  /** Calibrated probability that the text as a whole is machine-made, 0 to 1. */
  readonly probability: number | null;
  readonly words_scored: number;
  readonly warnings: readonly Warning[];
  /** Why there is no score; null if there is one. */
  readonly message: string | null;
  readonly paragraphs: readonly ParagraphScore[];
  readonly passages: readonly PassageScore[];
  /** SHA-256 of the text that was judged (`textHash`). */
  readonly text_hash: string;
  /** Version of the model that judged it. */
  readonly model: string;
}

export function resultOf(texts: readonly { readonly text: string }[], result: DetectionResult): ReportResult {
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
    passages: result.passages.map(({ from, to, words, score: own, band: colour }) => ({
      from_paragraph: from.paragraph,
      from_sentence: from.sentence,
      to_paragraph: to.paragraph,
      to_sentence: to.sentence,
      words,
      score: own,
      band: colour,
    })),
    text_hash: textHash(texts),
    model: result.model,
  };
}

/** Four digits: more would promise a precision that the calibration does not have. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
