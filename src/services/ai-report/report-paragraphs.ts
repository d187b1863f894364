import type { ReportDetails } from '../../contract/report-review.ts';
import type { Band, DetectionResult, NotScored, ParagraphKind } from '../../detection/types.ts';
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

/** What the screen shows beside the scores: the same text, bands and reasons as the PDF. */
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
