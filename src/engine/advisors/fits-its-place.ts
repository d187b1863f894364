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
const BE = /^(?:be|is|are|was|were|been|being)$/;
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
  if (isRepeated(tokens, from, to, best) || isEllipsis(tokens, from, to, best, context)) return false;
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

/**
 * "will be stopped and a statin commenced": a participle whose "be" stands in the clause before looks like a past form; the two are the same
 * word here, but not in the verb that would take its place.
 */
function isEllipsis(
  tokens: readonly AnalysedToken[],
  from: number,
  to: number,
  best: string,
  { lexicon }: CheckContext,
): boolean {
  const verb = tokens[from]!;
  if (to - from > 2 || verb.xpos !== 'VBD') return false;
  const different = lexicon
    .verbs(best.split(' ')[0]!.toLowerCase())
    .some(({ past, participle }) => past !== participle);
  if (!different) return false;
  const conjunction = tokens.slice(0, from).findLastIndex(({ upos }) => upos === 'CCONJ');
  return conjunction > 0 && tokens.slice(0, conjunction).some(({ lower }) => BE.test(lower));
}
