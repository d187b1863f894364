/**
 * From the raw value of the model (logarithm of odds) to what is shown, by the length of the passage. The probability is
 * Platt's; the score follows the rule that a person's text is to read 0: up to the value that 95 % of human passages stay
 * under it is 0, 36 stands where about 1 % and 71 where about .2 % of human passages lie.
 */
export interface LengthBin {
  /** Words up to which the bin holds; the last one holds for everything longer. */
  readonly upTo: number;
  /** Probability: 1 / (1 + exp(-(slope * value + intercept))). */
  readonly slope: number;
  readonly intercept: number;
  /** Values of the scores 0, 36, 71 and 100, rising. */
  readonly anchors: readonly [number, number, number, number];
}

const SCORES = [0, 36, 71, 100] as const;

export interface Calibrated {
  readonly probability: number;
  /** Whole number from 0 to 100. */
  readonly score: number;
}

/** Calibrates a raw value for a passage of `words`. */
export function calibrate(bins: readonly LengthBin[], value: number, words: number): Calibrated {
  const bin = bins.find(({ upTo }) => words <= upTo) ?? bins[bins.length - 1]!;
  const probability = 1 / (1 + Math.exp(-(bin.slope * value + bin.intercept)));
  return { probability, score: scoreOf(bin.anchors, value) };
}

function scoreOf(anchors: LengthBin['anchors'], value: number): number {
  if (value <= anchors[0]) return 0;
  for (let k = 1; k < anchors.length; k++) {
    const low = anchors[k - 1]!;
    const high = anchors[k]!;
    if (value < high) {
      const score = SCORES[k - 1]! + ((value - low) / (high - low)) * (SCORES[k]! - SCORES[k - 1]!);
      // a value under the anchor never rounds up into the next band
      return Math.min(Math.round(score), SCORES[k]! - (k < 3 ? 1 : 0));
    }
  }
  return 100;
}
