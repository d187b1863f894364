import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { Candidate } from './candidate.ts';

const PRESENT_TAGS = new Set(['VBP', 'VBZ', 'MD']);
const PAST_BE = new Set(['was', 'were']);
const PRESENT_BE = new Set(['am', 'is', 'are']);
const PAST_WORDS = new Set(['yesterday', 'ago', 'last', 'previous', 'once', 'formerly', 'earlier', 'previously']);
const YEAR = /^(?:1\d{3}|20[01]\d)s?$/;

/** How many words before its participle an auxiliary may stand. */
const REACH = 3;

/** The tense that the candidate changes to when it changes only the tense; otherwise undefined. */
function tenseOf(tokens: readonly AnalysedToken[], candidate: Candidate): 'past' | 'present' | undefined {
  const { kind, change, from } = candidate;
  const [now, then] = change.split('>') as [string, string];
  if (kind === 'be-form') {
    if (PRESENT_BE.has(now) && PAST_BE.has(then)) return 'past';
    return PAST_BE.has(now) && PRESENT_BE.has(then) ? 'present' : undefined;
  }
  if (kind === 'confusable') return /^(?:ha(?:s|ve)>had|do(?:es)?>did)$/.test(change) ? 'past' : undefined;
  if (kind === 'other-word') {
    if (/^(?:VBP|VBZ|VB|NNS?)>past$/.test(change) || (PRESENT_BE.has(now) && PAST_BE.has(then))) return 'past';
    return /^VBD>(?:base|s)$/.test(change) || (PAST_BE.has(now) && PRESENT_BE.has(then)) ? 'present' : undefined;
  }
  if (kind !== 'verb-form' || tokens.slice(Math.max(0, from - REACH), from).some(isAuxiliary)) return undefined;
  // "played" is past and participle: the candidate is named after the likelier one
  const isPast = (form: string): boolean => form === 'past' || form === 'participle';
  const isPresent = (form: string): boolean => form === 'base' || form === 's';
  if (isPresent(now) && isPast(then)) return 'past';
  return isPast(now) && isPresent(then) ? 'present' : undefined;
}

const isAuxiliary = ({ lemma, xpos }: AnalysedToken): boolean =>
  xpos === 'MD' || xpos === 'TO' || lemma === 'be' || lemma === 'have' || lemma === 'do';

/** True when the change alters the tense and nothing else. */
export const changesTense = ({ tokens }: AnalysedSentence, candidate: Candidate): boolean =>
  tenseOf(tokens, candidate) !== undefined;

/**
 * True for a change from present to past, or back, that nothing else in the sentence calls for. The models were trained on novels and reports, which
 * narrate in the past; "he is taller than me" is as right as "he was". On bea-dev-a one such change in four was right.
 */
export function lacksTenseEvidence({ tokens }: AnalysedSentence, candidate: Candidate): boolean {
  const tense = tenseOf(tokens, candidate);
  if (!tense) return false;
  // papers report what was done beside what holds ("the parameters that yielded the best fit are"): of ten such changes in manuscripts none was right
  if (tense === 'present' && candidate.kind === 'verb-form') return true;
  const tells = tense === 'past' ? tellsPast : tellsPresent;
  const end = clauseEnd(tokens, candidate.to);
  const isBeside = (i: number): boolean => i < candidate.from || (i >= candidate.to && i < end);
  return !tokens.some((token, i) => isBeside(i) && tells(token) && !isSecondParticiple(tokens, candidate, i));
}

/** "He has gone home and had breakfast": a verb after "and" may share the auxiliary, so it is no evidence of another tense. */
function isSecondParticiple(tokens: readonly AnalysedToken[], { from, to }: Candidate, at: number): boolean {
  if (!/^ha(?:s|ve)$/.test(tokens[from]!.lower) || tokens[to]?.xpos !== 'VBN' || at < to) return false;
  return tokens[at]!.xpos === 'VBD' && /^(?:and|or)$/.test(tokens[at - 1]?.lower ?? '');
}

/** Where a question or relative clause begins after the verb; it has its own tense: "She does not know what happened yesterday". */
function clauseEnd(tokens: readonly AnalysedToken[], from: number): number {
  const at = tokens.findIndex(({ xpos }, i) => i >= from && /^W/.test(xpos));
  return at < 0 ? tokens.length : at;
}

const tellsPast = ({ xpos, lower }: AnalysedToken): boolean =>
  xpos === 'VBD' || PAST_WORDS.has(lower) || YEAR.test(lower);

const tellsPresent = ({ xpos }: AnalysedToken): boolean => PRESENT_TAGS.has(xpos);
