import type { Proposal } from '../proposal.ts';
import { classEntry } from '../taxonomy.ts';
import { SHOWN } from './shown.ts';

const placeOf = ({ start, end }: Proposal): string => `${start} ${end}`;
const keyOf = (proposal: Proposal): string => `${placeOf(proposal)} ${proposal.replacements[0]}`;

const isMistake = ({ errorClass, confidence, optional, replacements }: Proposal): boolean =>
  !optional && replacements.length > 0 && confidence >= SHOWN && classEntry(errorClass).category === 'Correctness';

/** Certain rules come before learned models, then the higher confidence. */
const namesBetter = (a: Proposal, b: Proposal): boolean =>
  a.learned === b.learned ? a.confidence > b.confidence : !a.learned;

/**
 * Gives all proposals for one edit a single class. When several mechanisms make the same change and one of them classes it as a mistake, it is a
 * mistake, whichever wins later, and no advice is given on it. Otherwise "loose" for "lose" would be Correctness in `basic` and Word Choice in
 * `advanced`, and a submission without Correctness would still get it.
 */
export function settleClasses(proposals: readonly Proposal[]): Proposal[] {
  const mistakes = new Map<string, Proposal>();
  const places = new Set<string>();
  for (const proposal of proposals) {
    if (!isMistake(proposal)) continue;
    places.add(placeOf(proposal));
    const known = mistakes.get(keyOf(proposal));
    if (!known || namesBetter(proposal, known)) mistakes.set(keyOf(proposal), proposal);
  }
  return proposals.flatMap((proposal) => {
    if (proposal.optional && places.has(placeOf(proposal))) return [];
    const mistake = proposal.replacements.length > 0 ? mistakes.get(keyOf(proposal)) : undefined;
    return mistake && mistake.errorClass !== proposal.errorClass
      ? [{ ...proposal, errorClass: mistake.errorClass }]
      : [proposal];
  });
}
