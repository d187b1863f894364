import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { classEntry } from '../taxonomy.ts';

/**
 * True for advice about part of a hyphenated compound, which is not a word of its own: "self-utilization". A dash does not count: it has spaces or is
 * longer.
 */
export function isPartOfCompound({ paragraph }: AnalysedSentence, { start, end, errorClass }: Proposal): boolean {
  if (!classEntry(errorClass).ofOrdinaryWords) return false;
  const before = paragraph.slice(Math.max(0, start - 2), start);
  return /[\p{L}\d]-$/u.test(before) || /^-[\p{L}\d]/u.test(paragraph.slice(end, end + 2));
}
