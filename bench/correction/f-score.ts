/** The number of correct edits, proposed edits and gold edits. */
export interface Counts {
  readonly right: number;
  readonly proposed: number;
  readonly gold: number;
}

export interface Score extends Counts {
  /** Values from 0 to 1. */
  readonly precision: number;
  readonly recall: number;
  /** Precision counts twice as much as recall, as in both shared tasks. */
  readonly f: number;
}

const BETA_SQUARED = 0.25;
export const NOTHING: Counts = { right: 0, proposed: 0, gold: 0 };

export function addCounts(a: Counts, b: Counts): Counts {
  return { right: a.right + b.right, proposed: a.proposed + b.proposed, gold: a.gold + b.gold };
}

/** Precision, recall and F0.5. If nothing is proposed, precision is 1; if there is nothing to find, recall is 1. */
export function scoreOf(counts: Counts): Score {
  const precision = counts.proposed === 0 ? 1 : counts.right / counts.proposed;
  const recall = counts.gold === 0 ? 1 : counts.right / counts.gold;
  const sum = BETA_SQUARED * precision + recall;
  return { ...counts, precision, recall, f: sum === 0 ? 0 : ((1 + BETA_SQUARED) * precision * recall) / sum };
}

/**
 * Returns the index of the annotator whose counts raise the total F0.5 most, given the counts so far: the rule of both
 * scorers if several annotators corrected a sentence. If F is equal, more correct edits win, then fewer gold edits.
 */
export function bestAnnotator(before: Counts, options: readonly Counts[]): number {
  let best = 0;
  let bestScore = -1;
  options.forEach((counts, index) => {
    const { f } = scoreOf(addCounts(before, counts));
    const chosen = options[best]!;
    const tie = f === bestScore;
    const fuller = counts.right > chosen.right || (counts.right === chosen.right && counts.gold < chosen.gold);
    if (f <= bestScore && !(tie && fuller)) return;
    best = index;
    bestScore = f;
  });
  return best;
}
