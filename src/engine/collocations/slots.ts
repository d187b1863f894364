import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { dependentsByHead } from '../sentence/relations.ts';

/**
 * Relations between two words, in the order of their numbers in the table: verb and object, subject and verb, adjective and noun, noun before noun,
 * adverb and verb, adverb and adjective, noun, verb and adjective with the preposition after it, preposition and its noun, verb and noun with the
 * clause after it, subject and predicative adjective.
 */
const RELATIONS = ['VO', 'SV', 'AN', 'NN', 'RV', 'RA', 'NP', 'VP', 'AP', 'PN', 'VC', 'NC', 'XA'] as const;
export type Relation = (typeof RELATIONS)[number];
export const relationName = (number: number): Relation => RELATIONS[number]!;
const NUMBER = Object.fromEntries(RELATIONS.map((name, i) => [name, i])) as Record<Relation, number>;

/** Receives a pair of related words by their positions; for a clause, the second is its mark ("+that"). */
export type TakePair = (relation: number, first: number, second: number | string) => void;

const WORD = /^[a-z][a-z-]*[a-z]$/;
const isNoun = ({ xpos }: AnalysedToken): boolean => xpos === 'NN' || xpos === 'NNS';
const isVerb = ({ xpos, upos }: AnalysedToken): boolean => xpos.startsWith('VB') && upos === 'VERB';

/** The form under which a word is counted: the lemma of a noun or verb, the form of any other word; '' for a token that is no word of prose. */
export function countedForm(token: AnalysedToken): string {
  if (token.kind !== 'word') return '';
  const form = isNoun(token) || isVerb(token) ? token.lemma.toLowerCase() : token.lower;
  return WORD.test(form) ? form : '';
}

/** Passes each pair of related words by the parse to `take`; none without a parse. */
export function collocations(tokens: readonly AnalysedToken[], take: TakePair): void {
  const dependents = dependentsByHead(tokens);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const { head: at, relation } = token;
    if (at === undefined || at < 0) continue;
    const head = tokens[at]!;
    const relationWith = isNoun(token) ? ofNoun(relation, head) : undefined;
    if (relationWith) take(NUMBER[relationWith], ...inOrder(relationWith, i, at));
    else if (relation === 'amod' && isNoun(head)) take(NUMBER.AN, i, at);
    else if (relation === 'advmod' && token.upos === 'ADV' && head.upos === 'VERB') take(NUMBER.RV, i, at);
    else if (relation === 'advmod' && token.upos === 'ADV' && head.upos === 'ADJ') take(NUMBER.RA, i, at);
    else if (relation === 'case' && token.upos === 'ADP') ofPreposition(tokens, i, at, take);
    else if (i > at && /^(?:ccomp|xcomp|acl)$/.test(relation ?? '')) {
      const mark = dependents[i]!.find((d) => tokens[d]!.relation === 'mark' && d > at);
      const word = mark === undefined ? '' : tokens[mark]!.lower;
      if (!/^(?:that|to|whether)$/.test(word)) continue;
      if (relation !== 'acl' && head.upos === 'VERB') take(NUMBER.VC, at, `+${word}`);
      else if (relation === 'acl' && isNoun(head)) take(NUMBER.NC, at, `+${word}`);
    }
  }
}

function ofNoun(relation: string | undefined, head: AnalysedToken): Relation | undefined {
  if (relation === 'amod' && isNoun(head)) return 'AN';
  if ((relation === 'obj' || relation === 'nsubj:pass') && head.upos === 'VERB') return 'VO';
  if (relation === 'nsubj') return head.upos === 'VERB' ? 'SV' : head.upos === 'ADJ' ? 'XA' : undefined;
  return relation === 'compound' && isNoun(head) ? 'NN' : undefined;
}

/** Puts the verb before its object and the adjective before its noun, wherever they stand. */
const inOrder = (relation: Relation, noun: number, head: number): [number, number] =>
  relation === 'VO' ? [head, noun] : [noun, head];

function ofPreposition(tokens: readonly AnalysedToken[], preposition: number, object: number, take: TakePair): void {
  const noun = tokens[object]!;
  if (isNoun(noun)) take(NUMBER.PN, preposition, object);
  const { head: at, relation } = noun;
  if (at === undefined || at < 0 || at > preposition || !/^(?:nmod|obl)/.test(relation ?? '')) return;
  const governor = tokens[at]!;
  if (isNoun(governor)) take(NUMBER.NP, at, preposition);
  else if (governor.upos === 'VERB') take(NUMBER.VP, at, preposition);
  else if (governor.upos === 'ADJ') take(NUMBER.AP, at, preposition);
}
