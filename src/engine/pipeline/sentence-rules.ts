import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { classEntry } from '../taxonomy.ts';

/** True for a proposal that does not apply to labels: it inserts or deletes commas and stops, or requires a whole sentence. */
export function isForSentences({ paragraph }: AnalysedSentence, proposal: Proposal): boolean {
  const { start, end, replacements, errorClass, rule } = proposal;
  if (classEntry(errorClass).needsSentence || rule === 'sentence-capital') return true;
  // headings omit articles
  if (rule === 'ranker/determiner') return true;
  const bare = (text: string): string => text.replace(/[\s,;.!?]/g, '');
  const written = paragraph.slice(start, end);
  const [best] = replacements;
  if (errorClass !== 'punctuation' || best === undefined || bare(best) !== bare(written)) return false;
  // doubled signs and spaces around them are wrong anywhere
  return !/[\s,;.!?]{2}|\s$|^\s/.test(written);
}
