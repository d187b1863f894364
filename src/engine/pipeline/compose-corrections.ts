import type { Proposal } from '../proposal.ts';

/** A correction with the place that it has in the corrected text. */
interface Placed {
  readonly proposal: Proposal;
  /** Round it belongs to: it was made in the original text, or in the text that the first round's corrections gave. */
  readonly round: 0 | 1;
  readonly start: number;
  readonly end: number;
}

/** The text with the best replacement of each correction; they must not overlap. */
export function correctedText(text: string, corrections: readonly Proposal[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, replacements } of corrections) {
    result += text.slice(at, start) + replacements[0]!;
    at = end;
  }
  return result + text.slice(at);
}

/**
 * Corrections of a text from those of a first round and those that a second round made in the corrected text: applied to the
 * original they give what both rounds give one after the other. Corrections that touch become one. Where the second round undoes
 * the first, two corrections of one mistake were made together ("Most of people" became "Most the people"): the surest of the first
 * stays alone if nothing of the second is surer, else none. Both lists must be sorted and hold no overlapping corrections, each with a replacement; the result is
 * sorted and disjoint.
 */
export function composeCorrections(text: string, first: readonly Proposal[], second: readonly Proposal[]): Proposal[] {
  const corrected = correctedText(text, first);
  const placed: Placed[] = [];
  let shift = 0;
  for (const proposal of first) {
    const start = proposal.start + shift;
    const end = start + proposal.replacements[0]!.length;
    placed.push({ proposal, round: 0, start, end });
    shift = end - proposal.end;
  }
  for (const proposal of second) placed.push({ proposal, round: 1, start: proposal.start, end: proposal.end });
  placed.sort((a, b) => a.start - b.start || a.end - b.end);
  const composed: Proposal[] = [];
  /** Length of the corrected text less that of the original, up to the group. */
  let grown = 0;
  for (let i = 0; i < placed.length; ) {
    const group = [placed[i]!];
    let end = placed[i]!.end;
    while (++i < placed.length && touches(placed[i]!, end, group)) {
      group.push(placed[i]!);
      end = Math.max(end, placed[i]!.end);
    }
    const before = grown;
    for (const { proposal, round } of group)
      if (round === 0) grown += proposal.replacements[0]!.length - (proposal.end - proposal.start);
    composed.push(...composeGroup(text, corrected, group, { start: group[0]!.start - before, end: end - grown }));
  }
  return composed;
}

/** Corrections of one round stay apart as they are; of two they are one where nothing stands between them. */
function touches(next: Placed, end: number, group: readonly Placed[]): boolean {
  if (next.start < end) return true;
  return next.start === end && group.some(({ round }) => round !== next.round);
}

function composeGroup(
  text: string,
  corrected: string,
  group: readonly Placed[],
  span: { readonly start: number; readonly end: number },
): Proposal[] {
  const [only] = group;
  if (group.length === 1) return [{ ...only!.proposal, ...span }];
  let result = '';
  let at = only!.start;
  let end = at;
  for (const { proposal, round, start, end: until } of group) {
    end = Math.max(end, until);
    if (round === 0) continue;
    result += corrected.slice(at, start) + proposal.replacements[0]!;
    at = until;
  }
  result += corrected.slice(at, end);
  if (result === text.slice(span.start, span.end)) return survivor(group);
  const lead = group.reduce((a, b) => (b.proposal.confidence > a.proposal.confidence ? b : a)).proposal;
  const inOrder = [...group].sort((a, b) => a.round - b.round);
  const comment = [...new Set(inOrder.map(({ proposal }) => proposal.comment))].join(' ');
  return [{ ...lead, ...span, replacements: [result], comment }];
}

/** The surest correction of the first round, where the second undid them all without being surer. */
function survivor(group: readonly Placed[]): Proposal[] {
  const surest = (round: 0 | 1): Proposal =>
    group
      .filter((placed) => placed.round === round)
      .reduce((a, b) => (b.proposal.confidence > a.proposal.confidence ? b : a)).proposal;
  const first = surest(0);
  return first.confidence >= surest(1).confidence ? [first] : [];
}
