import { OPERATORS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedSentence } from './analysed-sentence.ts';
import type { AnalysedToken } from './analysed-token.ts';

/** An auxiliary that an acronym may look like: DID (decentralised identifier), IS (information system), MAY. */
const isHelpingVerb = (lower: string): boolean => OPERATORS.has(lower) || lower === 'be';
/** Other small words that an acronym may look like: US, IT, OR (odds ratio), AS (autonomous system), ME. */
const SMALL_WORDS = wordSet('he it us we me my so as or an in on at no if all any to by of up and not but for the');

const isShouted = (text: string): boolean => /^\p{Lu}{2,}$/u.test(text);

/** In a line of capitals ("THIS IS THE END") capitals mean nothing. */
const isAmongSmallLetters = (tokens: readonly AnalysedToken[]): boolean =>
  tokens.some(({ kind, text }) => kind === 'word' && /^\p{Ll}{3,}$/u.test(text));

/** "DIDs are resolved to DID documents": an acronym that looks like an auxiliary. */
export const isVerblikeAcronym = ({ tokens }: Pick<AnalysedSentence, 'tokens'>, at: number): boolean =>
  isHelpingVerb(tokens[at]!.lower) && isShouted(tokens[at]!.text) && isAmongSmallLetters(tokens);

/** An acronym that looks like any small word. */
export const isWordlikeAcronym = ({ tokens }: Pick<AnalysedSentence, 'tokens'>, at: number): boolean =>
  (isHelpingVerb(tokens[at]!.lower) || SMALL_WORDS.has(tokens[at]!.lower)) &&
  isShouted(tokens[at]!.text) &&
  isAmongSmallLetters(tokens);

/**
 * "i) the first, ii) the second", "f i is smooth", "the term j,i is": the number of an item or an index, not a pronoun. Papers write the pronoun with
 * a capital.
 */
export function isIndex(sentence: AnalysedSentence, at: number): boolean {
  const { tokens } = sentence;
  const { text, spaceBefore } = tokens[at]!;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  // "traces of I/O"
  if (text === 'I' && next?.text.startsWith('/') && !next.spaceBefore) return true;
  if (text !== 'i') return false;
  if (next && /^[)\].]$/.test(next.text) && !next.spaceBefore) return true;
  if (before && ((before.kind === 'word' && before.text.length === 1) || (!spaceBefore && /^[,(=]$/.test(before.text))))
    return true;
  return sentence.isExpository;
}

/** "(im)plausible", "(co)domain", "model(s)": letters in brackets that form one word with their neighbour. */
export function isPartOfBracketedWord({ tokens }: Pick<AnalysedSentence, 'tokens'>, at: number): boolean {
  const [before, open, close, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (open?.text !== '(' || close?.text !== ')' || tokens[at]!.spaceBefore || close.spaceBefore) return false;
  const joinsAfter = after?.kind === 'word' && !after.spaceBefore;
  const joinsBefore = before?.kind === 'word' && !open.spaceBefore;
  return joinsAfter || joinsBefore;
}
