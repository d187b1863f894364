/** Levels of the language score, each with its colour, which the ring and the scores in lists share. */
export type ScoreLevel = 'good' | 'fair' | 'poor' | 'none';

/** @param score 0 to 100; null while there is nothing to score */
export function scoreLevel(score: number | null): ScoreLevel {
  if (score === null) return 'none';
  return score >= 80 ? 'good' : score >= 50 ? 'fair' : 'poor';
}
