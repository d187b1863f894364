import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { isIndex, isPartOfBracketedWord, isVerblikeAcronym, isWordlikeAcronym } from '../sentence/symbol-words.ts';
import { classEntry } from '../taxonomy.ts';
import { isMechanical } from './place-classes.ts';

/**
 * True when a proposal mistakes a symbol for the word that it looks like. Rules know words by their letters, so they read the acronym DID as an
 * auxiliary ("the DID generated with" would become "the DID generate with"), the index i as a pronoun, and the letters in "(im)plausible" as a
 * contraction. Of 38 harmful alerts on 17 unread manuscripts nine were of this kind.
 */
export function isAboutSymbol(sentence: AnalysedSentence, proposal: Proposal): boolean {
  if (isMechanical(proposal, sentence.paragraph)) return false;
  const { tokens } = sentence;
  const from = tokens.findIndex(({ end }) => end > proposal.start);
  if (from < 0) return false;
  let to = from;
  while (to < tokens.length && tokens[to]!.start < proposal.end) to++;
  for (let at = from; at < to; at++) if (isPartOfBracketedWord(sentence, at)) return true;
  if (classEntry(proposal.errorClass).category !== 'Correctness') return false;
  for (let at = from; at < to; at++) if (isIndex(sentence, at) || isWordlikeAcronym(sentence, at)) return true;
  const before = from - 1;
  return before >= 0 && (isIndex(sentence, before) || isVerblikeAcronym(sentence, before));
}
