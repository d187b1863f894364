import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { inSingular, isCounting, takesSingular } from './head-of-compound.ts';

/** "SNPs", "miRNAs"; not "GaAs", where the last two letters are an element. */
const PLURAL_ACRONYM = /^\p{Ll}{0,3}\p{Lu}[\p{Lu}\d]*\p{Lu}s$/u;

/** Acronyms in the plural before the noun that they describe. The language model does not know acronyms, so the noun alone decides. */
export function acronymModifiers(sentence: AnalysedSentence, lexicon: Lexicon): Proposal[] {
  const { tokens } = sentence;
  const proposals: Proposal[] = [];
  for (let i = 0; i + 1 < tokens.length; i++) {
    const [plural, head] = [tokens[i]!, tokens[i + 1]!];
    if (!PLURAL_ACRONYM.test(plural.text) || !/^NN/.test(plural.xpos) || !takesSingular(head, lexicon)) continue;
    if (tokens[i + 2]?.text === '-' || tokens[i - 1]?.text === '-' || isCounting(tokens[i - 1])) continue;
    // readers marked 20 of the 21 that this finds in 10,322 paragraphs; no reader of manuscripts has judged one, so that with 0.95 half were not trusted
    proposals.push(
      inSingular(sentence, i, plural.text.slice(0, -1), { rule: 'compound-number/acronym', confidence: 0.97 }),
    );
  }
  return proposals;
}
