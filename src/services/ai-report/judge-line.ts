import type { Detector } from '../../detection/detector.ts';
import type { Band, NotScored } from '../../detection/types.ts';
import { UNIT_MINIMUM } from '../../detection/units.ts';
import { tooShort, verdict } from '../../reports/ai-report-words.ts';
import { countWords } from '../../text/words.ts';

/** What the command line prints of one line of text. */
export interface JudgedLine {
  /** Calibrated, 0 to 1, in full precision so that rounding adds no ties to a ranking; null if there is too little text. */
  readonly probability: number | null;
  /** 0 to 100. */
  readonly score: number | null;
  readonly band: Band | null;
  readonly words: number;
  readonly not_scored: NotScored | null;
  /** Why there is no score; null if there is one. */
  readonly message: string | null;
}

/**
 * Judges a line as a document of one paragraph. A line that is too short for a document score but long enough for a
 * paragraph score (50 words) gets the paragraph score.
 */
export function judgeLine(detector: Detector, line: string): JudgedLine {
  const result = detector.analyse([{ text: line, kind: 'body' }]);
  const [paragraph] = result.paragraphs;
  const { probability, score, band } = result.score === null && paragraph ? paragraph : result;
  const words = countWords(line);
  const reason = result.status === 'too short' ? tooShort(words, UNIT_MINIMUM) : verdict(result);
  const message = score === null ? reason : null;
  return { probability, score, band, words, not_scored: paragraph?.notScored ?? null, message };
}
