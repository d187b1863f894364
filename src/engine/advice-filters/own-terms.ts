import type { DocumentFacts } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { classEntry } from '../taxonomy.ts';

/** So many uses of a word in one document are no slip of style. */
const USES = 5;

/**
 * True for advice to put another word for one that the document keeps using: the plants of a paper transpire and its tables are enumerated,
 * and no pattern knows it. Whoever asks leaves out rules whose replacements were read and were right (docs/rules.md, `offer`).
 */
export function isOwnTerm(
  { paragraph }: Pick<AnalysedSentence, 'paragraph'>,
  { start, end, replacements, errorClass }: Proposal,
  document: Pick<DocumentFacts, 'occurrences'>,
): boolean {
  const covered = paragraph.slice(start, end);
  if (replacements.length === 0 || !classEntry(errorClass).asksFirst || !/^[\p{L}-]+$/u.test(covered)) return false;
  return document.occurrences(covered.toLowerCase()) >= USES;
}
