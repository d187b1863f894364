import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { classEntry } from '../taxonomy.ts';

/** Advice about a part of a compound, which is no word of the sentence's own: "self-utilization". A dash is no hyphen: it has spaces, or is longer. */
export function isPartOfCompound({ paragraph }: AnalysedSentence, { start, end, errorClass }: Proposal): boolean {
  if (!classEntry(errorClass).ofOrdinaryWords) return false;
  const before = paragraph.slice(Math.max(0, start - 2), start);
  return /[\p{L}\d]-$/u.test(before) || /^-[\p{L}\d]/u.test(paragraph.slice(end, end + 2));
}
