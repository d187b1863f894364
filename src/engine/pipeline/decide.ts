import type { CheckContext } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { agreementRivals } from './agreement-rivals.ts';
import { articleRivals } from './article-rivals.ts';
import { askWhereUntrusted } from './ask-where-untrusted.ts';
import { auxiliaryRivals, twiceWrittenRivals } from './deletion-rivals.ts';
import { infinitiveRivals, movedWordRivals, splitRivals } from './neighbour-rivals.ts';
import { conflict, resolveConflicts } from './resolve.ts';
import { whyNotShown } from './shown.ts';
import { type Trace, traceDropped } from './trace.ts';

/** The chosen proposals, with the comment of a rule when one makes the same change as a learned model: the rule gives the reason. */
function inTheWordsOfRules(chosen: readonly Proposal[], sure: readonly Proposal[]): Proposal[] {
  return chosen.map((proposal) => {
    const { start, end, replacements, optional } = proposal;
    const isTwin = (other: Proposal): boolean =>
      !other.learned &&
      other.start === start &&
      other.end === end &&
      other.replacements[0] === replacements[0] &&
      other.optional === optional;
    return (proposal.learned && sure.find(isTwin)) || proposal;
  });
}

/** Step 5. Keeps the proposals that are certain enough, and the best of those that compete for a place or a mistake. */
export function decide(
  proposals: readonly Proposal[],
  sentence: AnalysedSentence,
  context: CheckContext,
  trace?: Trace,
): Proposal[] {
  const sure = proposals
    .map((proposal) => askWhereUntrusted(proposal, sentence, context))
    .filter((proposal) => whyNotShown(proposal, context, sentence.isExpository) === undefined);
  const kinds = [
    agreementRivals(sentence, context),
    articleRivals(sentence),
    twiceWrittenRivals(sentence),
    auxiliaryRivals(sentence),
    infinitiveRivals(sentence),
    movedWordRivals(sentence),
    splitRivals(sentence),
  ];
  const rivals = (a: Proposal, b: Proposal): boolean => kinds.some((areRivals) => areRivals(a, b));
  const chosen = inTheWordsOfRules(resolveConflicts(sure, rivals), sure);
  if (trace) {
    const { paragraph } = sentence;
    const winnerOver = (proposal: Proposal): string => {
      const winner = chosen.find((taken) => conflict(taken, proposal) || rivals(taken, proposal));
      return winner ? `gives way to ${winner.rule}` : 'gives way to others';
    };
    traceDropped(
      trace,
      'decide',
      paragraph,
      proposals,
      sure,
      (proposal) => whyNotShown(proposal, context, sentence.isExpository)!,
    );
    traceDropped(trace, 'decide', paragraph, sure, chosen, winnerOver);
  }
  return chosen;
}
