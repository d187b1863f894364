import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** True for the article in "in the future", which American English uses and British English omits in the sense of "from now on". */
export function isBritishFuture({ paragraph }: AnalysedSentence, { start, end, replacements }: Proposal): boolean {
  const [text] = replacements;
  if (text === undefined || !/\bthe\b/i.test(text)) return false;
  return (
    /\bin\s+(?:future)?$/i.test(paragraph.slice(0, end)) &&
    /^(?:in\s+)?future\b(?!\s*[\p{L}-])/iu.test(paragraph.slice(start))
  );
}
