/** Platt's logistic for passages of a length. */
export interface LengthBin {
  /** Words up to which the bin holds; the last one holds for everything longer. */
  readonly upTo: number;
  /** Probability: 1 / (1 + exp(-(slope * value + intercept))). */
  readonly slope: number;
  readonly intercept: number;
}

/** Logarithms of odds of the scores 0, 36, 71 and 100, rising. */
export type ScoreAnchors = readonly [number, number, number, number];

/**
 * From the raw value of the model (a logarithm of odds) to what is shown. The probability is calibrated by length, for
 * texts of which half are machine-made. The score is a function of the probability alone, the same for every length and
 * for documents, passages and sentences, and never falls where it rises: 0 up to the probability that about 98.4 % of
 * human passages stay under, 36 where about .55 % and 71 where about .12 % of them lie, straight in the logarithm of the
 * odds between. So a text that is more likely human than not, and many a doubtful one, scores 0.
 */
export interface Calibration {
  readonly bins: readonly LengthBin[];
  readonly anchors: ScoreAnchors;
}

const SCORES = [0, 36, 71, 100] as const;

export interface Calibrated {
  readonly probability: number;
  /** Whole number from 0 to 100. */
  readonly score: number;
}

/** Calibrates a raw value for a passage of `words`. */
export function calibrate({ bins, anchors }: Calibration, value: number, words: number): Calibrated {
  const bin = bins.find(({ upTo }) => words <= upTo) ?? bins[bins.length - 1]!;
  const odds = bin.slope * value + bin.intercept;
  return { probability: 1 / (1 + Math.exp(-odds)), score: scoreOf(anchors, odds) };
}

function scoreOf(anchors: ScoreAnchors, odds: number): number {
  if (odds <= anchors[0]) return 0;
  for (let k = 1; k < anchors.length; k++) {
    const low = anchors[k - 1]!;
    const high = anchors[k]!;
    if (odds < high) {
      const score = SCORES[k - 1]! + ((odds - low) / (high - low)) * (SCORES[k]! - SCORES[k - 1]!);
      // odds under the anchor never round up into the next band
      return Math.min(Math.round(score), SCORES[k]! - (k < 3 ? 1 : 0));
    }
  }
  return 100;
}
