import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { probability } from '../log-odds.ts';
import type { Reading } from '../neural/reading.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { Alternative, CollocationTable } from './collocation-table.ts';
import { collocationComment } from './comment.ts';
import { inflectedAs, likelihoodGain } from './other-word.ts';
import { collocations, countedForm } from './slots.ts';

/** The rule of questions about unusual word pairs; “collocations/” is a family of rules in rules/word-choice. */
export const UNUSUAL_PAIR = 'unusual-pair';

/**
 * Weights of the counts and of the language model (log10, within bounds) in the log-odds that another word was meant, fitted to 10,322 paragraphs of
 * papers in which readers marked every error (training/collocations/fit.py).
 */
const OF_COUNTS = 0.89;
const OF_MODEL = 0.6;
const BIAS = -1.09;
const LEAST_GAIN = -3;
const MOST_GAIN = 6;
/** Least probability for a question; docs/quality.md says what lower values find and what they cost. */
const LEAST = 0.2;
/** Log-odds of the second opinion below which the other word is not named. */
const UNLIKELY = -4;
/**
 * Share of the questions in which readers had chosen the same word: 62 of 91, and 62 of 109 without the second opinion, which had learned from these
 * paragraphs.
 */
const MEASURED = 0.6;

/** Questions about a word that papers do not pair with its partner, when they usually pair an easily confused word with it. */
export function collocationQuestions(
  table: CollocationTable,
  sentence: AnalysedSentence,
  lexicon: Lexicon,
  model: LanguageModel,
  reading: Reading | undefined,
): Proposal[] {
  const { tokens } = sentence;
  if (sentence.isLabel || !tokens.some((token) => table.has(countedForm(token)))) return [];
  if (!sentence.isExpository) return [];
  const found: Proposal[] = [];
  for (const [at, alternatives] of alternativesIn(table, tokens)) {
    let best: { readonly form: string; readonly alternative: Alternative; readonly p: number } | undefined;
    for (const alternative of alternatives) {
      const form = inflectedAs(alternative.word, tokens[at]!, lexicon);
      if (form === undefined || form === tokens[at]!.lower) continue;
      const p = probability(
        BIAS + OF_COUNTS * alternative.odds + OF_MODEL * bounded(likelihoodGain(sentence, model, at, form)),
      );
      if (p >= LEAST && p > (best?.p ?? 0) && (reading?.substitution(at, form) ?? 0) >= UNLIKELY)
        best = { form, alternative, p };
    }
    if (!best) continue;
    const { start, end, text } = tokens[at]!;
    found.push({
      start,
      end,
      rule: UNUSUAL_PAIR,
      errorClass: 'word-choice',
      replacements: [],
      comment: collocationComment(best.alternative, best.form, text, table.millions),
      confidence: MEASURED,
      optional: true,
    });
  }
  return found;
}

/** The alternatives that papers use with the partners of each word, by the word's position. */
function alternativesIn(
  table: CollocationTable,
  tokens: readonly AnalysedToken[],
): ReadonlyMap<number, readonly Alternative[]> {
  const found = new Map<number, Alternative[]>();
  const lookUp = (relation: number, at: number, partner: string, second: boolean): void => {
    for (const alternative of table.alternatives(countedForm(tokens[at]!)))
      if (alternative.relation === relation && alternative.second === second && alternative.partner === partner)
        found.set(at, [...(found.get(at) ?? []), alternative]);
  };
  collocations(tokens, (relation, first, second) => {
    if (typeof second === 'string') return lookUp(relation, first, second, false);
    lookUp(relation, first, countedForm(tokens[second]!), false);
    lookUp(relation, second, countedForm(tokens[first]!), true);
  });
  return found;
}

const bounded = (gain: number): number => Math.max(LEAST_GAIN, Math.min(MOST_GAIN, gain));
