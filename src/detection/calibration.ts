/** Platt's logistic function for passages of a range of lengths. */
export interface LengthBin {
  /** Largest number of words that the bin applies to; the last bin applies to all longer passages. */
  readonly upTo: number;
  /** Probability: 1 / (1 + exp(-(slope * value + intercept))). */
  readonly slope: number;
  readonly intercept: number;
}

/** Logarithms of the odds for the scores 0, 36, 71 and 100, in rising order. */
export type ScoreAnchors = readonly [number, number, number, number];

/**
 * Converts the raw value of the model (a logarithm of odds) to the values shown. The probability is calibrated by length, for
 * texts of which half are machine-made. The score depends on the probability alone, in the same way for every length and
 * for documents, passages and sentences, and never falls when the probability rises: it is 0 up to the probability that about
 * 98.4 % of human passages stay below, 36 where about .55 % and 71 where about .12 % of them lie above, and linear in the
 * logarithm of the odds between these points. So a text that is more likely human than not, and many a doubtful one, scores 0.
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

/** Calibrates the raw value of a passage of `words` words. */
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
      // rounding must not move odds below an anchor into the next band
      return Math.min(Math.round(score), SCORES[k]! - (k < 3 ? 1 : 0));
    }
  }
  return 100;
}
