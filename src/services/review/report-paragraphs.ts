import type { Band, DetectionResult, NotScored, Outcome, ParagraphKind } from '../../detection/types.ts';
import {
  confidenceText,
  FAIR_USE,
  headline,
  NOT_SCORED,
  percents,
  SCORE_MEANING,
  shareOfWords,
  verdict,
  warningText,
} from '../../reports/ai-report-words.ts';
import { BANDS } from '../../reports/band-styles.ts';
import { errorRates, scoresAsHigh } from '../../reports/measured-rates.ts';
import { judgedWith } from '../../reports/passage-lead.ts';

/** A paragraph of an AI-content report as the review screen colours it. */
export interface ReportParagraph {
  readonly index: number;
  readonly kind: ParagraphKind;
  readonly text: string;
  readonly words: number;
  readonly score: number | null;
  readonly band: Band | null;
  readonly not_scored: NotScored | null;
  /** Index of the longer neighbour that it was judged with and whose score it has; null where the score is its own. */
  readonly judged_with: number | null;
  /** Half-open UTF-16 offsets into `text`. */
  readonly sentences: readonly { readonly start: number; readonly end: number; readonly band: Band }[];
  /** Reasons for the score in plain words, the weightiest first. */
  readonly signals: readonly { readonly direction: 'machine' | 'human'; readonly text: string }[];
}

export interface ReportDetails {
  readonly headline: string;
  /** Share of the words that read as machine-written, "73 %"; null where there is no score. */
  readonly share: string | null;
  readonly verdict: string;
  /** What the score is and what it is not. */
  readonly score_meaning: string;
  readonly confidence: string;
  readonly outcome: Outcome;
  /** How often texts of about this length got which outcome. */
  readonly error_rates: readonly string[];
  readonly fair_use: readonly string[];
  readonly paragraphs: readonly ReportParagraph[];
  readonly words_by_band: Readonly<Record<Band, number>>;
  /** The same as shares that add up to 100 %. */
  readonly shares_by_band: Readonly<Record<Band, string>>;
  readonly warnings: readonly string[];
  /** What was not scored, in words: "headings", "references". */
  readonly left_out: readonly { readonly what: string; readonly words: number }[];
}

/** What the screen shows beside the scores: the same text, bands and reasons as in the PDF. */
export function reportDetails(
  paragraphs: readonly { readonly text: string; readonly kind: ParagraphKind }[],
  result: DetectionResult,
): ReportDetails {
  return {
    headline: headline(result),
    share: result.shareOfWords === null ? null : shareOfWords(result),
    verdict: verdict(result),
    score_meaning: SCORE_MEANING,
    confidence: confidenceText(result),
    outcome: result.outcome,
    error_rates: [...scoresAsHigh(result), ...errorRates(result)],
    fair_use: FAIR_USE,
    paragraphs: result.paragraphs.map((judged) => ({
      index: judged.index,
      kind: paragraphs[judged.index]!.kind,
      text: paragraphs[judged.index]!.text,
      words: judged.words,
      score: judged.score,
      band: judged.band,
      not_scored: judged.notScored,
      judged_with: judgedWith(judged, result.paragraphs),
      sentences: judged.sentences.map(({ start, end, band }) => ({ start, end, band })),
      signals: judged.signals.map(({ direction, text }) => ({ direction, text })),
    })),
    words_by_band: result.wordsByBand,
    shares_by_band: sharesByBand(result.wordsByBand),
    warnings: result.warnings.map((warning) => warningText(warning, result)),
    left_out: Object.entries(result.wordsLeftOut).map(([reason, words]) => ({
      what: NOT_SCORED[reason as NotScored],
      words: words ?? 0,
    })),
  };
}

function sharesByBand(words: Readonly<Record<Band, number>>): Record<Band, string> {
  const shares = percents(BANDS.map((band) => words[band]));
  return Object.fromEntries(BANDS.map((band, place) => [band, shares[place]!])) as Record<Band, string>;
}
