import type { Lexicon } from '../lexicon/lexicon.ts';
import { PARTITIVES, SINGULAR_PERSONS, wordSet } from '../lexicon/word-sets.ts';
import { phraseStart } from './adjacent-subject.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { type NounChain, nounChain } from './noun-chain.ts';
import { type GrammaticalNumber, nounNumber } from './noun-number.ts';
import type { ParsedSubject, WithParsedSubjects } from './parsed-subject.ts';
import {
  beginsClause,
  earlierVerbsAgree,
  hasOtherDeterminer,
  isObjectOfGerund,
  isPair,
  leavesVerbTo,
  mayBeAntecedent,
  maySpeakOfMore,
} from './plain-subject.ts';
import { isAcronym } from './token-tests.ts';

/** The noun that a finite verb agrees with, and the evidence for it. */
export interface NounSubject {
  readonly isAdjacent: false;
  readonly head: number;
  readonly number: GrammaticalNumber;
  /** How the subject belongs to the verb: directly, shared with the verb before "and", through "which", or by the words alone when the parse has none. */
  readonly way: 'own' | 'shared' | 'relative' | 'words';
  /** True for two subjects joined by "and". */
  readonly pair: boolean;
  /** The nouns that the words allow as subject; the subject is the last. */
  readonly chain: NounChain | undefined;
  readonly relative?: number;
}

/** After "a" and before "of" with a plural these are plural: "a number of cases are". */
const QUANTITIES = wordSet('number majority couple handful');

/**
 * The noun subject of the finite verb at `verb`, when parse and words agree on it and its number is certain; undefined otherwise, and for pronouns
 * and names beside the verb (adjacent-subject.ts). `subjectOf` of a sentence combines both.
 */
export function readNounSubject(sentence: WithParsedSubjects, verb: number, lexicon: Lexicon): NounSubject | undefined {
  const { tokens } = sentence;
  const parsed = sentence.parsedSubjectOf(verb);
  const leaves = parsed !== undefined && leavesVerbTo(tokens, parsed, verb);
  // a clause after "and" that the parse missed: the parsed subject belongs to the first clause
  if (parsed && !leaves && parsed.way !== 'shared') return undefined;
  const found = leaves ? parsed : undefined;
  const chain = nounChain(tokens, found?.way === 'relative' ? beforeRelative(tokens, found.relative) : verb);
  const head = headOf(tokens, found, chain, lexicon);
  if (head === undefined || head >= verb) return undefined;
  const pair = isPair(sentence, head, verb);
  if (pair === undefined) return undefined;
  const isPronoun = found?.way === 'shared' && SINGULAR_PERSONS.has(tokens[head]!.lower);
  const number = pair ? 'plural' : isPronoun ? 'singular' : numberOfHead(tokens, head, lexicon);
  if (!number) return undefined;
  const way = found?.way ?? 'words';
  const start = chain?.start ?? head;
  if (way === 'words' && (pair || !opensWithArticle(tokens, chain!))) return undefined;
  if (way === 'shared' && !earlierVerbsAgree(tokens, verb, number)) return undefined;
  if (
    !pair &&
    !QUANTITIES.has(tokens[head]!.lower) &&
    hasOtherDeterminer(tokens, phraseStart(tokens, head), head, number)
  )
    return undefined;
  if (number === 'plural' && !pair && isObjectOfGerund(tokens, start)) return undefined;
  if (number === 'singular' && maySpeakOfMore(tokens, start, head, verb)) return undefined;
  return {
    isAdjacent: false,
    head,
    number,
    way,
    pair,
    chain,
    ...(found?.way === 'relative' ? { relative: found.relative } : {}),
  };
}

/** The head on which the parse and the words agree. */
function headOf(
  tokens: readonly AnalysedToken[],
  found: ParsedSubject | undefined,
  chain: NounChain | undefined,
  lexicon: Lexicon,
): number | undefined {
  if (found?.way === 'shared') return found.head;
  if (!chain) return undefined;
  if (found?.way === 'relative') {
    const { head } = found;
    // "a set of rules that apply": when the nouns before "that" differ in number, "that" may stand for either
    const number = nounNumber(tokens[head]!, lexicon);
    const same = chain.heads.every((k) => nounNumber(tokens[k]!, lexicon) === number);
    return same && chain.heads.includes(head) && !chain.joined && mayBeAntecedent(tokens, chain.start)
      ? head
      : undefined;
  }
  const top = chain.heads.at(-1)!;
  if (isRelationOfTwo(tokens, chain)) return undefined;
  if (!beginsClause(tokens, chain.start)) return undefined;
  if (found) return found.head === top ? top : undefined;
  return top;
}

/** "the lead to zinc ratios are": one compound whose head is the last noun. */
function isRelationOfTwo(tokens: readonly AnalysedToken[], { heads }: NounChain): boolean {
  const [near, far] = heads;
  if (far === undefined || tokens[far + 1]?.lower !== 'to') return false;
  return /^(?:ratio|distance|transition|conversion|comparison|interaction|conversation|mapping|connection|link|transfer)s?$/.test(
    tokens[near!]!.lower,
  );
}

/** Without a parsed subject the phrase must be simple: "the values obtained from the test was" misleads the parser. */
function opensWithArticle(tokens: readonly AnalysedToken[], { start }: NounChain): boolean {
  const { upos, xpos } = tokens[start]!;
  return upos === 'DET' || xpos === 'PRP$' || start === 0;
}

/** Index of "which", or of the comma before it, which opens no aside here. */
const beforeRelative = (tokens: readonly AnalysedToken[], relative: number): number =>
  tokens[relative - 1]?.lower === ',' ? relative - 1 : relative;

function numberOfHead(tokens: readonly AnalysedToken[], head: number, lexicon: Lexicon): GrammaticalNumber | undefined {
  const token = tokens[head]!;
  const { lower } = token;
  const of = tokens[head + 1]?.lower === 'of';
  if (of && PARTITIVES.has(lower)) return 'singular';
  if (of && QUANTITIES.has(lower)) return numberOfQuantity(tokens, head);
  if (token.upos !== 'NOUN' || token.kind !== 'word' || isAcronym(token.text)) return undefined;
  if (head > 0 && /^\p{Lu}/u.test(token.text)) return undefined;
  // a unit or a symbol
  if (lower.length < 3 || (token.xpos === 'NN' && !lexicon.has(lower))) return undefined;
  return nounNumber(token, lexicon);
}

/** "the number of cases is", "a number of cases are". */
function numberOfQuantity(tokens: readonly AnalysedToken[], head: number): GrammaticalNumber | undefined {
  const noun = tokens.slice(head + 2, head + 6).find(({ upos }) => upos === 'NOUN');
  if (noun?.xpos !== 'NNS') return undefined;
  const articles = tokens.slice(phraseStart(tokens, head), head).map(({ lower }) => lower);
  if (tokens[head]!.lower === 'number' && articles.includes('the')) return 'singular';
  return articles.includes('a') || tokens[head]!.lower === 'majority' ? 'plural' : undefined;
}
