import type { ReportParagraph } from '../../../contract/report-review.ts';

/** Score from which a paragraph is orange or red. */
const FLAGGED = 36;

/** Indices in the list of the passages that are orange or red; for paragraphs judged together, the index of the one with the score. */
export function flaggedPassages(paragraphs: readonly ReportParagraph[]): number[] {
  return paragraphs.flatMap(({ score, judged_with: lead = null }, at) =>
    score !== null && score >= FLAGGED && lead === null ? [at] : [],
  );
}

/** A bar for each scored paragraph, as wide as its words and as high as its score. */
export interface ChartBar {
  /** Index in the list of paragraphs. */
  readonly at: number;
  readonly share: number;
  /** 0 to 100. */
  readonly score: number;
  readonly band: NonNullable<ReportParagraph['band']>;
}

export function chartBars(paragraphs: readonly ReportParagraph[]): ChartBar[] {
  const scored = paragraphs.flatMap(({ score, band, words }, at) =>
    score !== null && band !== null ? [{ at, score, band, words }] : [],
  );
  const total = scored.reduce((sum, { words }) => sum + words, 0);
  return scored.map(({ words, ...bar }) => ({ ...bar, share: words / Math.max(1, total) }));
}
