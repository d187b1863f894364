import { ROW_WORDS, SUBORDINATORS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isFiniteVerb, isPunctuation, skipAdverbs } from './token-tests.ts';

/** Words that make a clause dependent. */
const SUBORDINATING: ReadonlySet<string> = new Set([
  ...SUBORDINATORS,
  ...wordSet('whether whatever however what whoever wherever'),
]);
/** First words after which there is no main clause. */
const NO_MAIN_CLAUSE = wordSet(
  'like who which that how where why not no more having being for by to let do does did is are was were can could would should will had have has and or but so',
);
export const SUBJECT_WORDS = wordSet('i he she we they it this these there');
/** Pronouns that open the main clause after an opening phrase. */
const MAIN_SUBJECTS = wordSet('i he she we they you');
/** The longest noun phrase accepted as a subject, in tokens. */
const LONGEST_SUBJECT = 5;

const hasSubordinator = (tokens: readonly AnalysedToken[]): boolean =>
  tokens.some((token) => SUBORDINATING.has(token.lower) && /^(?:IN|W)/.test(token.xpos));

/** True when the tokens make an independent sentence: a subject, then a finite verb, and no word that makes them dependent. */
function isMainClause(tokens: readonly AnalysedToken[]): boolean {
  const first = tokens[0];
  // "Thank you for the letter", "Thanks a lot": complete without a subject
  if (/^thanks?$/.test(first?.lower ?? '') && tokens[1]?.lower !== 'to')
    return tokens.length > 1 && !tokens.slice(1).some(isFiniteVerb) && !hasSubordinator(tokens);
  if (!first || tokens.length < 3 || NO_MAIN_CLAUSE.has(first.lower) || first.upos === 'VERB' || first.upos === 'ADV')
    return false;
  // "unable to say what I'd prefer", "similar to how they were made"
  if (first.upos === 'ADJ' && tokens[1]!.lower === 'to') return false;
  // "the longer we wait": not a sentence
  if (first.lower === 'the' && /^(?:JJR|RBR)$/.test(tokens[1]!.xpos)) return false;
  const verb = tokens.findIndex(isFiniteVerb);
  if (verb <= 0) return false;
  const subject = tokens
    .slice(0, verb)
    .some((token) => token.upos === 'PRON' || token.upos === 'NOUN' || token.upos === 'PROPN');
  // "In an age where time is short": the verb belongs to the relative clause
  const inPhrase = first.upos === 'ADP' && tokens.slice(0, verb).some((token) => token.xpos.startsWith('W'));
  return subject && !inPhrase && !hasSubordinator(tokens) && !leavesClauseOpen(tokens);
}

/** "It is shown that in principle": the "that" clause has no verb yet; "due to the fact that it rained": there is no verb before "that". */
function leavesClauseOpen(tokens: readonly AnalysedToken[]): boolean {
  const isThat = ({ lower, xpos }: AnalysedToken): boolean => lower === 'that' && (xpos === 'IN' || xpos === 'WDT');
  const last = tokens.findLastIndex(isThat);
  if (last < 0) return false;
  return !tokens.slice(last).some(isFiniteVerb) || !tokens.slice(0, tokens.findIndex(isThat)).some(isFiniteVerb);
}

/** Index of the finite verb of a clause that starts at `at` with a pronoun or a short noun phrase as its subject; -1 when none does. */
export function verbOfClause(tokens: readonly AnalysedToken[], at: number): number {
  const first = tokens[at];
  if (!first) return -1;
  let next = at + 1;
  if (!SUBJECT_WORDS.has(first.lower) || first.upos === 'DET') {
    if (!isInNounPhrase(first) && first.upos !== 'DET' && first.xpos !== 'PRP$') return -1;
    while (isInNounPhrase(tokens[next]) && next < at + LONGEST_SUBJECT) next++;
    const head = tokens[next - 1]!;
    if (head.upos !== 'NOUN' && head.upos !== 'PROPN') return -1;
  }
  const verb = skipAdverbs(tokens, next);
  return isFiniteVerb(tokens[verb]) ? verb : -1;
}

/**
 * "With the aim of making models that people use", "Given that it rains": after an opening preposition or participle, the finite verbs belong to
 * subordinate clauses, unless a pronoun opens the main clause later ("In New York I eat too much").
 */
function isPhraseOnly(tokens: readonly AnalysedToken[]): boolean {
  const [first] = tokens;
  if (!first || !/^(?:IN|TO|VBG|VBN)$/.test(first.xpos)) return false;
  return !tokens.some(({ lower }, i) => MAIN_SUBJECTS.has(lower) && isFiniteVerb(tokens[skipAdverbs(tokens, i + 1)]));
}

/** Words that open a phrase which can end in a clause without "that": "through the survey we conducted", "due to the data we trained on". */
const OPENS_PHRASE = wordSet(
  'through due in with for by on at from after before during without despite given based besides towards upon',
);

/** "In doing so, we …", "Each sample drawn, we …": the verb of the sentence follows the comma, and the words before it belong to it. */
function isOpeningOfLater(tokens: readonly AnalysedToken[], comma: number): boolean {
  const opening = tokens.findIndex(({ lower, xpos }, i) => i < 3 && OPENS_PHRASE.has(lower) && xpos !== 'RB');
  if (opening < 0 || opening >= comma) return false;
  const verbs = tokens.slice(opening, comma).filter(isFiniteVerb);
  if (verbs.length > 1) return false;
  // "the survey we conducted,", "the data we trained on,"
  const last = tokens[comma - 1]!;
  if (verbs[0] === last || (verbs[0] === tokens[comma - 2] && last.upos === 'ADP')) return true;
  return tokens.findIndex(({ relation }) => relation === 'root') > comma;
}

/** "Each plan tried, we note its cost", "Every time it is not met, the gap breaks", "The first time it runs, it": not an independent sentence. */
function isEachTime(
  [first, second, third, fourth]: readonly AnalysedToken[],
  last: AnalysedToken | undefined,
): boolean {
  if (first?.lower === 'the' && third?.lower === 'time' && !isFiniteVerb(fourth)) return ROW_WORDS.has(second!.lower);
  if (!first || !/^(?:each|every)$/.test(first.lower)) return false;
  return second?.lower === 'time' || last?.xpos === 'VBN' || last?.xpos === 'VBD';
}

/**
 * "… and unlike the work done before, we", "We see that in case of small sets, the": after its last conjunction the clause has only a phrase, which
 * belongs to the clause after the comma.
 */
function endsWithOpening(clause: readonly AnalysedToken[]): boolean {
  const joint = clause.findLastIndex(({ lower, xpos }) => xpos === 'CC' || (lower === 'that' && xpos !== 'DT'));
  const phrase = joint < 0 ? [] : clause.slice(joint + 1);
  const opens = phrase.length > 1 && (/^(?:IN|TO|VBG)$/.test(phrase[0]!.xpos) || OPENS_PHRASE.has(phrase[0]!.lower));
  return opens && !phrase.some(isFiniteVerb);
}

const isInNounPhrase = (token: AnalysedToken | undefined): boolean =>
  token !== undefined && /^(?:ADJ|NOUN|PROPN|NUM)$/.test(token.upos);

/**
 * The main clause that ends before the comma at `comma`, from the preceding punctuation; undefined when there is none. An opening phrase may precede
 * it, but not a dependent clause.
 */
export function mainClauseBefore(tokens: readonly AnalysedToken[], comma: number): AnalysedToken[] | undefined {
  let start = comma - 1;
  while (start >= 0 && !isPunctuation(tokens[start])) start--;
  const clause = tokens.slice(start + 1, comma);
  const earlier = tokens.slice(0, Math.max(0, start));
  if (isOpeningOfLater(tokens, comma)) return undefined;
  // "grows and therefore, it becomes": the second sentence has begun
  if (clause.at(-1)?.upos === 'ADV' && clause.at(-2)?.upos === 'CCONJ') return undefined;
  if (isPhraseOnly(clause) || isPhraseOnly(tokens.slice(0, comma))) return undefined;
  if (endsWithOpening(clause) || isEachTime(clause, clause.at(-1))) return undefined;
  return isMainClause(clause) && !earlier.some(isFiniteVerb) && !hasSubordinator(earlier) ? clause : undefined;
}
