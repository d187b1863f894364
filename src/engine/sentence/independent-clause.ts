import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { hasRelation, type ParsedTokens, predicateOf } from './relations.ts';
import { isFiniteVerb } from './token-tests.ts';

/** Adverbs that make a clause dependent, even when the parse treats them as plain adverbs. */
const DEPENDENT_ADVERBS = wordSet('when whenever where wherever why how while once as');
/** Relations of clauses that belong to a noun, a verb or the whole of another clause. */
const DEPENDENT = /^(?:acl|advcl|ccomp|xcomp|csubj|nmod|obl)(?::|$)/;
const SUBJECT = ['nsubj', 'expl', 'csubj'];

const subjectsOf = (sentence: ParsedTokens, predicate: number): number[] =>
  SUBJECT.flatMap((relation) => sentence.dependentsOf(predicate, relation)).filter((subject) => subject < predicate);

function isDependent(sentence: ParsedTokens, predicate: number, from: number, to: number): boolean {
  const { tokens } = sentence;
  const marked = sentence.dependentsOf(predicate).some((k) => {
    const { lower, xpos } = tokens[k]!;
    return hasRelation(tokens[k]!, 'mark') || xpos.startsWith('W') || (DEPENDENT_ADVERBS.has(lower) && k < predicate);
  });
  if (marked) return true;
  const { relation, head } = tokens[predicate]!;
  const within = head !== undefined && head >= from && head < to;
  return within && relation !== undefined && DEPENDENT.test(relation);
}

/**
 * True when the tokens from `from` up to `to` contain an independent clause with a subject and a finite verb, by the parse. A clause coordinated with
 * such a clause counts too.
 */
export function holdsIndependentClause(sentence: ParsedTokens, from: number, to: number): boolean {
  const { tokens } = sentence;
  for (let verb = from + 1; verb < to; verb++) {
    if (!isFiniteVerb(tokens[verb])) continue;
    const predicate = predicateOf(tokens, verb);
    if (predicate < from || predicate >= to || isDependent(sentence, predicate, from, to)) continue;
    if (subjectsOf(sentence, predicate).some((subject) => subject >= from)) return true;
  }
  return false;
}

/**
 * True when a clause opens at `at`: a noun phrase begins there and is the subject of a finite verb after it. "the zone swells", "studies of cells
 * that divide show", "it is".
 */
export function opensClauseAt(sentence: ParsedTokens, at: number): boolean {
  const { tokens } = sentence;
  for (let verb = at + 1; verb < tokens.length; verb++) {
    if (!isFiniteVerb(tokens[verb])) continue;
    const subject = subjectsOf(sentence, predicateOf(tokens, verb)).find((s) => s < verb && firstOf(tokens, s) === at);
    if (subject !== undefined && !tokens[subject]!.xpos.startsWith('W')) return true;
  }
  return false;
}

/** Position of the first word that depends on `head`, directly or not, excluding parts separated by punctuation and conjunctions. */
function firstOf(tokens: readonly AnalysedToken[], head: number): number {
  let first = head;
  for (let i = head - 1; i >= 0; i--) {
    let up = i;
    for (let steps = 0; up >= 0 && up < head && steps < 8; steps++) up = tokens[up]!.head ?? -1;
    if (up !== head) break;
    first = i;
  }
  return first;
}

/** Tags of words that can begin a noun phrase. */
const OPENS_NOUN = /^(?:DT|JJ|JJS|NNS?|NNPS?|PRP\$?|CD|EX)$/;
/** Nouns of phrases that link sentences: "for example, we". */
const IN_LINKS = wordSet('example instance fact turn short contrast particular addition');

/**
 * True when the words from `from` make a statement although the parse found no clause: more finite verbs than words that open clauses within it, also
 * after an opening phrase ("for pumps, the rate is", "studies that last long are"). Taggers read "the purity improved" as a noun with a participle.
 */
export function isStatementByWords({ tokens }: ParsedTokens, from: number): boolean {
  const stop = tokens.findIndex(({ text }, i) => i >= from && /^[;:()–—]$/.test(text));
  const end = stop < 0 ? tokens.length : stop;
  const comma = tokens.findIndex(({ text }, i) => i > from && i < end && text === ',');
  const opening =
    tokens[from]!.upos === 'ADP' &&
    comma > from + 1 &&
    !tokens.slice(from, comma).some((token) => isFiniteVerb(token) || IN_LINKS.has(token.lower));
  const at = opening ? comma + 1 : /^(?:only|even)$/.test(tokens[from]!.lower) ? from + 1 : from;
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || !OPENS_NOUN.test(first.xpos)) return false;
  // "however large it is"
  if (first.upos === 'ADJ' && second.upos !== 'NOUN') return false;
  // "hence the need to mend it, and in the end it was": the verb stands before the next comma
  const next = tokens.findIndex(({ text }, i) => i > at && i < end && text === ',');
  const rest = tokens.slice(at, next < 0 ? end : next);
  const verbs = rest.filter(isFiniteVerb).length;
  const openers = rest.filter(
    ({ xpos, lower, relation }) => /^W/.test(xpos) || lower === 'that' || relation === 'mark',
  ).length;
  if (verbs > 0) return verbs > openers;
  const participle = rest.findIndex(({ xpos }) => xpos === 'VBN');
  const before = rest.slice(0, participle);
  return (
    openers === 0 &&
    participle > 0 &&
    rest[participle]!.relation === 'acl' &&
    rest.slice(participle + 1).every(({ upos }) => upos === 'ADV' || upos === 'PUNCT') &&
    before.every(({ upos }) => /^(?:DET|ADJ|NOUN|PROPN)$/.test(upos))
  );
}
