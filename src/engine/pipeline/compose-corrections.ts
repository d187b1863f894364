import type { Proposal } from '../proposal.ts';
import { joinComments, SPELT } from './join-comments.ts';

/** A correction with the place that it has in the corrected text. */
interface Placed {
  readonly proposal: Proposal;
  /** Round it belongs to: it was made in the original text, or in the text that the first round's corrections gave. */
  readonly round: 0 | 1;
  readonly start: number;
  readonly end: number;
}

/** What became of a correction of either round that does not come out as it went in: part of another, or nothing. */
export type Note = (proposal: Proposal, round: 0 | 1, fate: { becomes: string } | { reason: string }) => void;

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
 * original they give what both rounds give one after the other. Corrections of the same words become one. Where the second round undoes
 * the first, two corrections of one mistake were made together ("Most of people" became "Most the people"): the surest of the first
 * stays alone if nothing of the second is surer, else none. Both lists must be sorted and hold no overlapping corrections, each with a replacement; the result is
 * sorted and disjoint.
 */
export function composeCorrections(
  text: string,
  first: readonly Proposal[],
  second: readonly Proposal[],
  note?: Note,
): Proposal[] {
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
  /** Length of the corrected text less that of the original, up to the part. */
  let grown = 0;
  const place = (part: readonly Placed[]): Part => {
    const start = part[0]!.start - grown;
    for (const { proposal, round } of part)
      if (round === 0) grown += proposal.replacements[0]!.length - (proposal.end - proposal.start);
    const end = Math.max(...part.map((placed) => placed.end)) - grown;
    return { placed: part, start, end, result: resultOf(corrected, part) };
  };
  for (const group of groupsOf(placed, touches)) {
    const before = grown;
    const whole = place(group);
    if (group.length > 1 && whole.result === text.slice(whole.start, whole.end)) {
      composed.push(...survivor(group, note));
      continue;
    }
    grown = before;
    for (const part of groupsOf(group, overlaps)) composed.push(...composePart(text, place(part), note));
  }
  return composed;
}

/** Corrections that become one: their place in the original text and what it reads with them. */
interface Part {
  readonly placed: readonly Placed[];
  readonly start: number;
  readonly end: number;
  readonly result: string;
}

/** The corrections in runs, each of which meets those before it. */
function groupsOf(placed: readonly Placed[], meets: (next: Placed, group: readonly Placed[]) => boolean): Placed[][] {
  const groups: Placed[][] = [];
  for (const next of placed) {
    const last = groups.at(-1);
    if (last && meets(next, last)) last.push(next);
    else groups.push([next]);
  }
  return groups;
}

const endOf = (group: readonly Placed[]): number => Math.max(...group.map(({ end }) => end));

/** Nothing stands between them: of two rounds the second may have undone the first. */
function touches(next: Placed, group: readonly Placed[]): boolean {
  const end = endOf(group);
  return next.start < end || (next.start === end && group.some(({ round }) => round !== next.round));
}

/** They change the same words, what is put in stands where something was taken out, or a hyphen makes one word of two: "2 seconds" is "2-second". */
function overlaps(next: Placed, group: readonly Placed[]): boolean {
  const end = endOf(group);
  if (next.start < end) return true;
  const isEmpty = (placed: Placed): boolean => placed.start === placed.end;
  const isHyphen = ({ proposal }: Placed): boolean => proposal.replacements[0] === '-';
  if (touches(next, group) && (isHyphen(next) || group.some(isHyphen))) return true;
  return next.start === end && isEmpty(next) && group.some((other) => isEmpty(other) && other.round !== next.round);
}

/** What the part of the corrected text reads with the second round made in it. */
function resultOf(corrected: string, part: readonly Placed[]): string {
  let result = '';
  let at = part[0]!.start;
  for (const { proposal, round, start, end } of part) {
    if (round === 0) continue;
    result += corrected.slice(at, start) + proposal.replacements[0]!;
    at = end;
  }
  return result + corrected.slice(at, endOf(part));
}

function composePart(text: string, { placed, start, end, result }: Part, note?: Note): Proposal[] {
  const [only] = placed;
  if (placed.length === 1) return [{ ...only!.proposal, start, end }];
  if (result === text.slice(start, end)) return survivor(placed, note);
  const told = [...placed].sort((a, b) => a.round - b.round).filter((one) => isTold(one, result));
  const lead = told.reduce((a, b) => (b.proposal.confidence > a.proposal.confidence ? b : a)).proposal;
  const comment = joinComments(told.map(({ proposal }) => proposal));
  for (const { proposal, round } of placed) note?.(proposal, round, { becomes: result });
  return [{ ...lead, start, end, replacements: [result], comment }];
}

/** “has” for “have” is not told where the second round made “is” of it; a right spelling is, whatever form of the word was wanted then. */
function isTold({ proposal, round }: Placed, result: string): boolean {
  return round === 1 || SPELT.has(proposal.errorClass) || result.includes(proposal.replacements[0]!);
}

/** The surest correction of the first round, where the second undid them all without being surer. */
function survivor(group: readonly Placed[], note?: Note): Proposal[] {
  const surest = (round: 0 | 1): Proposal =>
    group
      .filter((placed) => placed.round === round)
      .reduce((a, b) => (b.proposal.confidence > a.proposal.confidence ? b : a)).proposal;
  const first = surest(0);
  const kept = first.confidence >= surest(1).confidence ? [first] : [];
  for (const { proposal, round } of group)
    if (!kept.includes(proposal)) note?.(proposal, round, { reason: 'the two passes undo one another here' });
  return kept;
}
