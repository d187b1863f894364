import type { Encoded } from './encoder.ts';
import type { Scorer } from './scorer.ts';
import { NOTHING_IDS, UNKNOWN, type WordIds } from './word-ids.ts';

/**
 * The network's opinion on a sentence in its context. All log-odds are natural logarithms. Tokens beyond the longest sentence that the network
 * accepts (126 tokens) are not read; their log-odds are 0.
 */
export interface Reading {
  /**
   * Log-odds that `replacement` was meant in place of `token`, or nothing if there is no replacement. Undefined when one of them is in no list of the
   * network, because it never learned when such a word is right.
   */
  substitution(token: number, replacement: string | undefined): number | undefined;
  /**
   * Log-odds that `word` is missing before `token`, which may be the number of tokens: after the last one. Undefined when the network does not know
   * the word as one that can be missing.
   */
  gap(token: number, word: string): number | undefined;
  /** Each word whose log-odds of being missing before a token are at least `least`, from left to right. */
  missing(least: number): Missing[];
}

/** A word that may be missing before `token`. */
export interface Missing {
  readonly token: number;
  readonly word: string;
  readonly logOdds: number;
}

/** The parts of a model that all its readings share. */
export interface Judge {
  readonly hidden: number;
  readonly idsOf: (text: string) => WordIds;
  readonly score: Scorer;
  /** Class of a word that may be missing; 0 means nothing. */
  readonly gapClass: (word: string) => number | undefined;
  /** Words of the classes; the first means nothing. */
  readonly gapWords: readonly string[];
}

/** The place of a sentence in the encoded text. */
export interface Extent {
  /** Position of its first token. */
  readonly start: number;
  /** Number of tokens that were read. */
  readonly length: number;
  /** True when the sentence has more tokens that were not read. */
  readonly cut: boolean;
}

/** A reading of the sentence with the tokens in `written`. */
export function createReading(
  { hidden, idsOf, score, gapClass, gapWords }: Judge,
  { expected, gaps }: Encoded,
  { start, length, cut }: Extent,
  written: readonly WordIds[],
): Reading {
  const writtenScores = new Map<number, number>();
  // after the last token of a truncated sentence the network saw an end that is not there
  const lastGap = cut ? length - 1 : length;

  function substitution(token: number, replacement: string | undefined): number | undefined {
    if (token >= length) return 0;
    const wanted = replacement === undefined ? NOTHING_IDS : idsOf(replacement);
    if (wanted.word === UNKNOWN || written[token]!.word === UNKNOWN) return undefined;
    const offset = (start + token) * hidden;
    let standing = writtenScores.get(token);
    if (standing === undefined) {
      standing = score(expected, offset, written[token]!);
      writtenScores.set(token, standing);
    }
    return score(expected, offset, wanted) - standing;
  }

  return {
    substitution,
    gap(token, word) {
      const number = gapClass(word);
      if (number === undefined) return undefined;
      const offset = (start + token) * gapWords.length;
      return token > lastGap ? 0 : gaps[offset + number]! - gaps[offset]!;
    },
    missing(least) {
      const found: Missing[] = [];
      for (let token = 0; token <= lastGap; token++) {
        const offset = (start + token) * gapWords.length;
        const floor = gaps[offset]! + least;
        for (let i = 1; i < gapWords.length; i++) {
          const score = gaps[offset + i]!;
          if (score >= floor) found.push({ token, word: gapWords[i]!, logOdds: score - gaps[offset]! });
        }
      }
      return found;
    },
  };
}
