import type { Proposal } from '../proposal.ts';
import { CATEGORIES, classEntry } from '../taxonomy.ts';

/** "0.86 → 0.86," and a comma after "0.86": one inserts the text that the other ends with. */
const repeats = (edit: Proposal, insertion: Proposal): boolean =>
  insertion.start === insertion.end &&
  insertion.start === edit.end &&
  edit.start < edit.end &&
  /^[,;:.]$/.test(insertion.replacements[0] ?? '') &&
  (edit.replacements[0]?.endsWith(insertion.replacements[0]!) ?? false);

/** True for two edits that cannot both be made: they overlap, insert at the same place, or insert the same text there. */
export function conflict(a: Proposal, b: Proposal): boolean {
  if (a.start === b.start && (a.start === a.end || b.start === b.end)) return true;
  return (a.start < b.end && b.start < a.end) || repeats(a, b) || repeats(b, a);
}

/**
 * The rank of a proposal; it gives way to lower ranks: corrections, then questions about correctness, requirements of the style guide, advice with a
 * replacement, and advice without one.
 */
function rankOf({ optional, replacements, errorClass }: Proposal): number {
  if (classEntry(errorClass).category === 'Style Guide Compliance') return 2;
  if (optional) return replacements.length > 0 ? 3 : 4;
  return replacements.length > 0 ? 0 : 1;
}
const RANKS = 5;

const weightOf = ({ confidence, optional, errorClass }: Proposal): number =>
  optional ? confidence * CATEGORIES[classEntry(errorClass).category].priority : confidence;

type Excludes = (a: Proposal, b: Proposal) => boolean;

/**
 * The compatible set of proposals, rank by rank, in order of position: at most one for any place, and of `rivals`, which fix one mistake in two
 * places, only the most certain.
 */
export function resolveConflicts(proposals: readonly Proposal[], rivals: Excludes = () => false): Proposal[] {
  let chosen: Proposal[] = [];
  for (let rank = 0; rank < RANKS; rank++) {
    const free = proposals.filter((p) => {
      return rankOf(p) === rank && !chosen.some((taken) => conflict(taken, p) || rivals(taken, p));
    });
    if (free.length > 0) chosen = [...chosen, ...heaviestSet(surestOf(free, rivals))];
  }
  return chosen.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The proposals without those that have a more certain rival, in the original order. */
function surestOf(proposals: readonly Proposal[], rivals: Excludes): Proposal[] {
  const kept: Proposal[] = [];
  for (const proposal of [...proposals].sort((a, b) => weightOf(b) - weightOf(a)))
    if (!kept.some((surer) => rivals(surer, proposal))) kept.push(proposal);
  return kept.length === proposals.length ? [...proposals] : proposals.filter((proposal) => kept.includes(proposal));
}

/** The compatible set with the highest total weight (weighted interval scheduling), in order of position. */
function heaviestSet(proposals: readonly Proposal[]): Proposal[] {
  const sorted = [...proposals].sort((a, b) => a.end - b.end || a.start - b.start || weightOf(b) - weightOf(a));
  const best: number[] = [0];
  const previous: number[] = [];
  for (let i = 0; i < sorted.length; i++) {
    let j = i - 1;
    while (j >= 0 && conflict(sorted[j]!, sorted[i]!)) j--;
    // in order of end, a zero-width edit may sort before a longer conflicting one: skip all that conflict
    while (j >= 0 && sorted[j]!.end > sorted[i]!.start) j--;
    previous.push(j);
    best.push(Math.max(best[i]!, weightOf(sorted[i]!) + best[j + 1]!));
  }
  const chosen: Proposal[] = [];
  for (let i = sorted.length; i > 0; ) {
    if (best[i] === best[i - 1]) i--;
    else {
      chosen.push(sorted[i - 1]!);
      i = previous[i - 1]! + 1;
    }
  }
  return chosen.reverse();
}
