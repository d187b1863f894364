import { PARTITIVES } from '../lexicon/word-sets.ts';
import { phraseStart } from './adjacent-subject.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isAdverb } from './token-tests.ts';

/** The nouns before a verb that may be its subject, nearest first, and the start of the longest phrase. */
export interface NounChain {
  readonly heads: readonly number[];
  readonly start: number;
  /** True when "and", "or" or a comma stands between the parts of the chain or directly before it. */
  readonly joined: boolean;
  /** Whether the chain crosses a participle ("the value obtained from the tests") or a relative clause. */
  readonly over: 'nothing' | 'participle' | 'clause';
}

const NOUNS = new Set(['NOUN', 'PROPN']);
const JOINS = new Set(['and', 'or', 'nor', '&', 'plus', 'versus', 'vs']);
/** "The test was done and that of": words that look like prepositions but open a clause. */
const OPENERS = new Set(
  'that because if when although though while since as whereas unless whether how why where so than once'.split(' '),
);
const MOST_LINKS = 5;

/**
 * Goes left from the verb over noun phrases linked by prepositions, participles and relative clauses; undefined when there is no noun. It uses only
 * words and tags, so that it can contradict the parse.
 */
export function nounChain(tokens: readonly AnalysedToken[], verb: number): NounChain | undefined {
  let at = beforeAsides(tokens, verb - 1);
  if (at < 0 || !NOUNS.has(tokens[at]!.upos)) return undefined;
  const heads: number[] = [];
  let over: NounChain['over'] = 'nothing';
  let start = at;
  let joined = false;
  for (let link = 0; link <= MOST_LINKS; link++) {
    heads.push(at);
    start = phraseStart(tokens, at);
    let before = start - 1;
    for (
      let member = joinedTo(tokens, heads.at(-1)!, before, joined);
      member >= 0;
      member = joinedTo(tokens, heads.at(-1)!, before, joined)
    ) {
      joined = true;
      heads.push(member);
      start = phraseStart(tokens, member);
      before = start - 1;
    }
    const next = governorOf(tokens, before);
    if (next === undefined) break;
    at = next.noun;
    if (next.over !== 'nothing') over = next.over;
  }
  return { heads, start, joined, over };
}

/** The noun that "and", or a comma in a list with "and", joins to the words after `before`; -1 when there is none. */
function joinedTo(tokens: readonly AnalysedToken[], from: number, before: number, inList: boolean): number {
  const { relation } = tokens[from]!;
  if (relation !== undefined && relation !== 'conj') return -1;
  const word = tokens[before]?.lower ?? '';
  if (!JOINS.has(word) && !(inList && word === ',')) return -1;
  let left = before - 1;
  if (JOINS.has(word) && tokens[left]?.lower === ',') left--;
  return NOUNS.has(tokens[left]?.upos ?? '') ? left : -1;
}

/** Index of the last token before adverbs and asides in brackets or between commas ("the method, despite its price, gives"). */
function beforeAsides(tokens: readonly AnalysedToken[], from: number): number {
  let i = from;
  for (let guard = 0; guard < 4; guard++) {
    while (i >= 0 && isAdverb(tokens[i])) i--;
    const closing = tokens[i]?.text;
    if (closing === ')' || closing === ']') {
      const opening = closing === ')' ? '(' : '[';
      let k = i - 1;
      while (k >= 0 && tokens[k]!.text !== opening) k--;
      if (k < 0) return i;
      i = k - 1;
    } else if (closing === ',') {
      let k = i - 1;
      while (k >= 0 && tokens[k]!.text !== ',') k--;
      if (k < 0 || i - k > 12) return i;
      i = k - 1;
    } else return i;
  }
  return i;
}

function governorOf(
  tokens: readonly AnalysedToken[],
  before: number,
): { noun: number; over: NounChain['over'] } | undefined {
  const word = tokens[before];
  if (!word) return undefined;
  if (word.xpos === 'IN' || word.xpos === 'TO') {
    // "BY-2 cells": a name
    if (OPENERS.has(word.lower) || /\p{Lu}/u.test(word.text)) return undefined;
    const left = beforeAsides(tokens, before - 1);
    const noun = tokens[left];
    if (!noun) return undefined;
    if (NOUNS.has(noun.upos) || (word.lower === 'of' && PARTITIVES.has(noun.lower)))
      return { noun: left, over: 'nothing' };
    // "obtained from the tests", "participated in the study"
    if (noun.xpos === 'VBN' || noun.xpos === 'VBG' || noun.xpos === 'VBD') return participle(tokens, left);
    return undefined;
  }
  if (word.xpos === 'VBG' || word.xpos === 'VBN' || word.xpos === 'VBD' || word.xpos === 'VBP' || word.xpos === 'VBZ')
    return participle(tokens, before);
  return undefined;
}

function participle(
  tokens: readonly AnalysedToken[],
  verb: number,
): { noun: number; over: NounChain['over'] } | undefined {
  let left = verb - 1;
  while (left >= 0 && (isAdverb(tokens[left]) || tokens[left]!.upos === 'AUX')) left--;
  const before = tokens[left];
  if (!before) return undefined;
  if (/^(?:who|which|that)$/.test(before.lower) && NOUNS.has(tokens[left - 1]?.upos ?? ''))
    return { noun: left - 1, over: 'clause' };
  // "the seed containing dishes", "the lipid lowering effects": words before a noun may belong to that noun
  if (!/^(?:IN|TO|DT|CD|PRP\$|RB)$/.test(tokens[verb + 1]?.xpos ?? '')) return undefined;
  const simple = left === verb - 1 && (tokens[verb]!.xpos === 'VBN' || tokens[verb]!.xpos === 'VBG');
  return simple && NOUNS.has(before.upos) ? { noun: left, over: 'participle' } : undefined;
}
