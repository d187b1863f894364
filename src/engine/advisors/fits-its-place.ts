import type { AnalysedSentence, AnalysedToken } from '../analysis.ts';
import { modelGain } from '../checkers/matching/model-evidence.ts';
import type { CheckContext } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import type { ErrorClass } from '../taxonomy.ts';

/** Advice that puts words in the place of others; numbers, signs and capitals have no company to fit in. */
const OF_WORDS: ReadonlySet<ErrorClass> = new Set<ErrorClass>([
  'brevity',
  'formality',
  'idiom',
  'plain-language',
  'redundancy',
  'vague',
  'word-choice',
  'word-order',
]);
/** Words that go before no quantifier: "such a large amount of heat" is no "such much heat". */
const BEFORE_NO_QUANTIFIER = new Set('a an such so too as what'.split(' '));
const QUANTIFIER = /^(?:many|much|most|several|some|few|a few|enough|various)\b/i;
const PREPOSITION = /^(?:of|in|on|at|to|with|for|about|from|into|by|over)$/;
const AUXILIARY = /^(?:be|is|are|was|were|been|being|has|have|had|having|get|gets|got)$/;
const CHANGE = /^(?:increase|decrease|reduction|rise|fall|decline|improvement|drop|gain|loss)s?$/;
/** Words between a change and its amount, and between an auxiliary and its participle. */
const MOST_BEFORE_AMOUNT = 7;
const MOST_AFTER_AUXILIARY = 5;
/** Words between a quantity and its noun. */
const MOST_BEFORE_NOUN = 3;
/**
 * Where the sentence becomes 1,000 times less likely (log10, by the language model) the change is grammatical seldom enough: of 680 read, 7
 * of 21 ungrammatical ones were there and 40 of 659 good ones.
 */
const LEAST_GAIN = -3;

/** False for advice that the words around it do not allow: where it would leave a sentence that is none. */
export function fitsItsPlace(sentence: AnalysedSentence, proposal: Proposal, context: CheckContext): boolean {
  const [best] = proposal.replacements;
  if (best === undefined || !OF_WORDS.has(proposal.errorClass)) return true;
  const { tokens } = sentence;
  const from = tokens.findIndex(({ start }) => start === proposal.start);
  const to = tokens.findIndex(({ end }) => end === proposal.end) + 1;
  if (from < 0 || to <= from) return true;
  const before = tokens[from - 1];
  if (QUANTIFIER.test(best) && before && (BEFORE_NO_QUANTIFIER.has(before.lower) || before.upos === 'NUM'))
    return false;
  if (QUANTIFIER.test(best) && isSingular(tokens, from, to)) return false;
  if (isAmount(tokens, from, to)) return false;
  if (isRepeated(tokens, from, to, best) || isUnsureVerb(tokens, from, to, best, context)) return false;
  const gain = modelGain(sentence, context, from, to, best);
  return gain === undefined || gain >= LEAST_GAIN;
}

/** "a small number of points is enough": the verb agrees with the word that would go. */
function isSingular(tokens: readonly AnalysedToken[], from: number, to: number): boolean {
  const noun = tokens.findIndex(({ xpos }, i) => i >= to && xpos === 'NNS');
  const verb = tokens[noun + 1];
  return (
    noun >= 0 &&
    noun <= to + MOST_BEFORE_NOUN &&
    tokens[to - 1]!.lower === 'of' &&
    to - from > 1 &&
    isSingularVerb(verb)
  );
}

const isSingularVerb = (token: AnalysedToken | undefined): boolean =>
  token !== undefined && (token.xpos === 'VBZ' || token.lower === 'was');

/** "looks at how they live and at how they die": the preposition that would go stands again beside another. */
function isRepeated(tokens: readonly AnalysedToken[], from: number, to: number, best: string): boolean {
  const last = tokens[to - 1]!;
  if (to - from < 2 || !PREPOSITION.test(last.lower) || best.toLowerCase().endsWith(last.lower)) return false;
  return tokens
    .slice(to)
    .some(
      ({ upos }, i, rest) => upos === 'CCONJ' && rest.slice(i + 1, i + 3).some(({ lower }) => lower === last.lower),
    );
}

/** "an increase in yield of 40%": the verb would have to go on with "by". */
function isAmount(tokens: readonly AnalysedToken[], from: number, to: number): boolean {
  if (!tokens.slice(from, to).some(({ lower }) => CHANGE.test(lower))) return false;
  return tokens
    .slice(to, to + MOST_BEFORE_AMOUNT)
    .some(({ lower }, i) => lower === 'of' && tokens.slice(to + i + 1, to + i + 4).some(({ text }) => /\d/.test(text)));
}

/**
 * A past form or a participle by the look of it, which are one word here and two in the verb that would take its place: "will be stopped and
 * a statin commenced" looks like a past form, "the service concealed it" like a participle.
 */
function isUnsureVerb(
  tokens: readonly AnalysedToken[],
  from: number,
  to: number,
  best: string,
  { lexicon }: CheckContext,
): boolean {
  const { xpos } = tokens[from]!;
  if (to - from > 2 || (xpos !== 'VBD' && xpos !== 'VBN')) return false;
  const different = lexicon
    .verbs(best.split(' ')[0]!.toLowerCase())
    .some(({ past, participle }) => past !== participle);
  if (!different) return false;
  const before = tokens.slice(0, from);
  if (xpos === 'VBN') return !before.slice(-MOST_AFTER_AUXILIARY).some(({ lower }) => AUXILIARY.test(lower));
  const conjunction = before.findLastIndex(({ upos }) => upos === 'CCONJ');
  return conjunction > 0 && before.slice(0, conjunction).some(({ lower }) => AUXILIARY.test(lower));
}
