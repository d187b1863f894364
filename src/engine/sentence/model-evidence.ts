import { tokenize } from '../../text/token.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import { logOddsOf, probability } from '../log-odds.ts';
import type { AnalysedSentence } from './analysed-sentence.ts';

/**
 * How much likelier (log10) the sentence becomes when `words` replace the tokens `from` to `to`; undefined without a language model. Only words whose
 * context changes are scored.
 */
export function modelGain(
  sentence: AnalysedSentence,
  { model }: { readonly model?: LanguageModel },
  from: number,
  to: number,
  words: string,
): number | undefined {
  if (!model) return undefined;
  const ids = sentence.wordIds(model);
  const reach = model.order - 1;
  const start = Math.max(0, from + 1 - reach);
  const tail = Math.min(ids.length, to + 1 + reach);
  const logProbs = sentence.logProbs(model);
  const changed = tokenize(words).map((token) => model.wordId(token.lower, token.text));
  const after = [...ids.subarray(start, from + 1), ...changed, ...ids.subarray(to + 1, tail)];
  const first = from + 1 - start;
  let before = 0;
  for (let k = from + 1; k < tail; k++) before += logProbs[k]!;
  return model.score(after, first, after.length) - before;
}

/** Weight of one unit (a factor of ten) of the model's preference in the rule's log-odds; NEUTRAL is the gain that changes nothing. */
const WEIGHT = 0.8;
const NEUTRAL = 0.5;
const LIMIT = 4;

/**
 * A rule's confidence adjusted by the language model. The model learned from native writers and prefers fewer and commoner words, so a gain near zero
 * counts slightly against a change. Unchanged without a model.
 */
export function weighConfidence(confidence: number, gain: number | undefined): number {
  if (gain === undefined || confidence <= 0 || confidence >= 1) return confidence;
  const shift = WEIGHT * Math.max(-LIMIT, Math.min(LIMIT, gain - NEUTRAL));
  return probability(logOddsOf(confidence) + shift);
}
