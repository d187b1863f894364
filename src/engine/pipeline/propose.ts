import type { AnalysedSentence } from '../analysis.ts';
import { checkers } from '../checkers/index.ts';
import type { CheckContext } from '../context.ts';
import { combineProposals } from '../neural/combine.ts';
import type { Proposal } from '../proposal.ts';
import { applyRules } from '../rules/apply-rules.ts';
import type { EngineParts } from './engine-parts.ts';
import { inVariety } from './in-variety.ts';

/**
 * Step 2. What all mechanisms propose for a sentence, spelt as the chosen variety does: checkers, the learned ranker with the neural editor
 * where there is one (`edited`), and rules.
 */
export function propose(
  { rules, lexicon, ranker }: EngineParts,
  sentence: AnalysedSentence,
  context: CheckContext,
  edited: readonly Proposal[],
): Proposal[] {
  const proposals: Proposal[] = [];
  for (const checker of checkers) proposals.push(...checker.check(sentence, context));
  proposals.push(...combineProposals(ranker?.(sentence) ?? [], edited));
  proposals.push(...applyRules(rules, sentence, context));
  const { paragraph } = sentence;
  return proposals.map((proposal) => inVariety(proposal, paragraph, context.language, lexicon));
}
