import { tokenize } from '../../text/token.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Scores what could stand in place of tokens of a sentence. */
export interface ContextScorer {
  /** log10 probability of the sentence around tokens `from` to `to` (exclusive) with `form` in their place. */
  score(from: number, to: number, form: string): number;
  /** The same with the sentence as it stands. */
  asWritten(from: number, to: number): number;
}

/** A scorer of one sentence. */
export function contextScorer(model: LanguageModel, sentence: AnalysedSentence): ContextScorer {
  const scoreOf = (from: number, to: number, middle: Iterable<number>): number => {
    const all = sentence.wordIds(model);
    const start = Math.max(0, from + 1 - model.order);
    const window = [...all.subarray(start, from + 1), ...middle, ...all.subarray(to + 1, to + model.order)];
    const first = from + 1 - start;
    return model.score(window, first, window.length);
  };
  return {
    score: (from, to, form) =>
      scoreOf(
        from,
        to,
        tokenize(form).map((token) => model.wordId(token.lower, token.text)),
      ),
    asWritten: (from, to) => scoreOf(from, to, sentence.wordIds(model).slice(from + 1, to + 1)),
  };
}
