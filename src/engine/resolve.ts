import type { Proposal } from './proposal.ts';

/** Two edits that cannot both be made: they overlap, or insert at the same place. */
export function conflict(a: Proposal, b: Proposal): boolean {
  if (a.start === b.start && (a.start === a.end || b.start === b.end)) return true;
  return a.start < b.end && b.start < a.end;
}

/**
 * The compatible set of proposals with the highest total weight (weighted interval scheduling), in order of position.
 * A correction weighs its confidence; an advisor without replacement never displaces a correction.
 */
export function resolveConflicts(proposals: readonly Proposal[]): Proposal[] {
  const weight = (p: Proposal) => (p.replacements.length > 0 ? p.confidence : p.confidence * 0.01);
  const sorted = [...proposals].sort((a, b) => a.end - b.end || a.start - b.start || weight(b) - weight(a));
  const best: number[] = [0];
  const previous: number[] = [];
  for (let i = 0; i < sorted.length; i++) {
    let j = i - 1;
    while (j >= 0 && conflict(sorted[j]!, sorted[i]!)) j--;
    // a zero-width edit may sit before a longer conflicting one in end order: step over all that conflict
    while (j >= 0 && sorted[j]!.end > sorted[i]!.start) j--;
    previous.push(j);
    best.push(Math.max(best[i]!, weight(sorted[i]!) + best[j + 1]!));
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
