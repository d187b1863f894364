import { tokenize } from '../../text/token.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Scores possible replacements of tokens in a sentence. */
export interface ContextScorer {
  /**
   * Returns the log10 probability of the sentence around tokens `from` to `to` (exclusive) with `form` in their place, or -Infinity as soon as it is certainly
   * below `least`: the first words of an unlikely form show this.
   */
  score(from: number, to: number, form: string, least?: number): number;
  /** Returns the same for the sentence as written. */
  asWritten(from: number, to: number): number;
}

/** Quantised probabilities and back-offs can add up to slightly more than one. */
const ROUNDING = 0.1;

/** Returns a scorer for one sentence. */
export function contextScorer(model: LanguageModel, sentence: AnalysedSentence): ContextScorer {
  return {
    score(from, to, form, least = Number.NEGATIVE_INFINITY) {
      const all = sentence.wordIds(model);
      const start = Math.max(0, from + 1 - model.order);
      const middle = tokenize(form).map((token) => model.wordId(token.lower, token.text));
      const window = [...all.subarray(start, from + 1), ...middle, ...all.subarray(to + 1, to + model.order)];
      let sum = 0;
      for (let at = from + 1 - start; at < window.length; at++) {
        sum += model.logProb(window, at);
        if (sum < least - ROUNDING) return Number.NEGATIVE_INFINITY;
      }
      return sum;
    },
    asWritten(from, to) {
      const logProbs = sentence.logProbs(model);
      const end = Math.min(logProbs.length, to + model.order);
      let sum = 0;
      for (let at = from + 1; at < end; at++) sum += logProbs[at]!;
      return sum;
    },
  };
}
