import { BE_ALL, SUBJECT_PRONOUNS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isFiniteVerb, isJoiningHyphen, skipAdverbsBack } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';
import { groupHead } from './slot.ts';

/** True when "and" stands between the auxiliary of a question and its verb. */
function isOfTwo(tokens: readonly AnalysedToken[], at: number): boolean {
  const verb = tokens.findIndex(({ xpos }, i) => i > at && /^VBP?$/.test(xpos));
  return tokens.slice(at + 1, verb < 0 ? undefined : verb).some(({ lower }) => lower === 'and');
}

/** Verbs that can have a noun after their passive: "is called the server", "is given a name". */
const TAKES_TWO = wordSet('call name term dub give offer show teach tell grant assign award consider deem make send');

/** True when an object follows the verb directly; "every day" and "this way" are not objects. */
function isBeforeObject(tokens: readonly AnalysedToken[], verb: number): boolean {
  const [next, noun] = tokens.slice(verb + 1, verb + 3);
  if (TAKES_TWO.has(tokens[verb]!.lemma) || !next || /^(?:every|each)$/.test(next.lower)) return false;
  if (/^(?:NNS|PRP\$?)$/.test(next.xpos)) return true;
  if (next.xpos === 'JJR') return noun?.xpos === 'NNS';
  return next.xpos === 'DT' && !/^(?:way|time|day|week|month|year)s?$/.test(noun?.lower ?? '');
}

/** "This result allowing a choice, we took the first": a main clause follows the comma, to which another could not be joined so. */
function isBeforeMainClause(tokens: readonly AnalysedToken[], at: number): boolean {
  const comma = tokens.findIndex(({ text }, i) => i > at && text === ',');
  return comma > 0 && SUBJECT_PRONOUNS.has(tokens[comma + 1]?.lower ?? '') && isFiniteVerb(tokens[comma + 2]);
}

/** True when the subject is a plural with a word of quantity before it and a participle behind it. */
const isBehindManyDone = (tokens: readonly AnalysedToken[], verb: number): boolean =>
  tokens.some(
    ({ lower, xpos }, i) =>
      i > 0 &&
      i + 1 < verb &&
      (xpos === 'NNS' || lower === 'works') &&
      /^(?:most|many|several|these|those|few|some|all|both)$/.test(tokens[i - 1]!.lower) &&
      tokens[i + 1]!.xpos === 'VBN' &&
      !tokens.slice(i + 1, verb).some(isFiniteVerb),
  );

/** True when the verb's form is right for a reason that the models do not see. */
export function keepsVerbForm(tokens: readonly AnalysedToken[], { change, from, forms }: Candidate): boolean {
  const before = tokens[from - 1];
  const next = tokens[from + 1];
  // "is fix-positioned": half of a compound
  if (isJoiningHyphen(next)) return true;
  // "than the lamps becoming brighter", and "then" for "than": what is compared
  if (
    /^ing>(?:s|base|past)$/.test(change) &&
    tokens.slice(Math.max(0, from - 3), from - 1).some(({ lower }) => lower === 'than' || lower === 'then')
  )
    return true;
  const swap = `${tokens[from]?.lower}>${forms[0]}`;
  if (
    /^ing>(?:s|base|past)$/.test(change) &&
    !tokens.slice(0, from).some(isFiniteVerb) &&
    isBeforeMainClause(tokens, from)
  )
    return true;
  // "who have never met": up to now
  if (swap === 'have>had' || swap === 'has>had')
    return /^(?:never|ever|always|already|just|yet)$/.test(next?.lower ?? '');
  // "the right to generalized access": a participle with its noun behind the preposition, as for the checker of infinitives
  if (/^(?:participle|past)>base$/.test(change) && before?.lower === 'to' && tokens[from - 2]?.lower === 'right')
    return /^(?:NOUN|ADJ)$/.test(next?.upos ?? '');
  // "Most works done to find it have": a plural, and its participle
  if (swap === 'have>has' && isBehindManyDone(tokens, from)) return true;
  // "it can does not need a key": only the author knows which of the two is meant
  if (swap === 'does>do' && before?.xpos === 'MD') return /^(?:not|n['’]t)$/.test(next?.lower ?? '');
  // "What do the risk of fire and age share?": a subject of two nouns
  if (swap === 'do>does') return isOfTwo(tokens, from);
  // "are you work shy": the noun modifies an adjective
  if (change === 'base>ing' && next?.upos === 'ADJ' && SUBJECT_PRONOUNS.has(before?.lower ?? '')) return true;
  // "the ability to choose a model for the plan and estimate its cost": the second of two infinitives
  if (change === 'base>ing' && before?.xpos === 'CC')
    return tokens.some(({ xpos }, i) => xpos === 'VB' && i < from - 1 && tokens[i - 1]?.lower === 'to');
  // "we are used to working"
  if (change === 'ing>base')
    return before?.lower === 'to' && tokens[from - 2]?.lower === 'used' && BE_ALL.has(tokens[from - 3]?.lower ?? '');
  // "is studying in London": a passive would need "by" or "with" here
  if (change === 'ing>participle' && BE_ALL.has(before?.lower ?? ''))
    return !/^(?:by|with)$/.test(tokens[from + 1]?.lower ?? '');
  // "let these be runs of the machine": a noun
  if (change.startsWith('s>') && before?.lower === 'be' && tokens.some(({ lower }, i) => lower === 'let' && i < from))
    return true;
  // "the limit is sends messages": a verb before an object is not passive
  if (/^s>(?:participle|past)$/.test(change) && BE_ALL.has(tokens[skipAdverbsBack(tokens, from - 1)]?.lower ?? ''))
    return isBeforeObject(tokens, from);
  if (change !== 'base>ing' || before?.xpos !== 'IN') return false;
  // "In use the device is quiet": the noun phrase after it is the subject of the sentence, not an object
  const start = tokens[from + 1]?.upos === 'DET' ? from + 2 : from + 1;
  const head = groupHead(tokens, start);
  return head > 0 && isFiniteVerb(tokens[head + 1]);
}
