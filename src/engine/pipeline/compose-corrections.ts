import type { Proposal } from '../proposal.ts';
import { joinComments } from './join-comments.ts';

/** A correction with its place in the corrected text. */
interface Placed {
  readonly proposal: Proposal;
  /** The round of the correction: 0 if made in the original text, 1 if made in the text that the first round's corrections produced. */
  readonly round: 0 | 1;
  readonly start: number;
  readonly end: number;
}

/** Receives the fate of a correction of either round that does not survive unchanged: it becomes part of another, or is dropped. */
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
 * Combines the corrections of a first round with those that a second round made in the corrected text: applied to the original, the result gives the
 * text after both rounds. Corrections of the same words become one. When the second round undoes the first, two corrections of one mistake were made
 * together ("Most of people" became "Most the people"): then only the most certain correction of the first round stays, if none of the second is more
 * certain, and otherwise none. Both lists must be sorted, without overlaps, and with a replacement in every correction; the result is sorted and
 * disjoint.
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
  /** Length of the corrected text minus that of the original, up to this part. */
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

/** Corrections that merge into one: their place in the original text and the text with them. */
interface Part {
  readonly placed: readonly Placed[];
  readonly start: number;
  readonly end: number;
  readonly result: string;
}

/** Splits the corrections into runs; each correction meets the run before it. */
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

/** True when nothing stands between them: in adjacent corrections of two rounds, the second may have undone the first. */
function touches(next: Placed, group: readonly Placed[]): boolean {
  const end = endOf(group);
  return next.start < end || (next.start === end && group.some(({ round }) => round !== next.round));
}

/** True when they change the same words, when one inserts where the other deleted, or when a hyphen joins two words: "2 seconds" becomes "2-second". */
function overlaps(next: Placed, group: readonly Placed[]): boolean {
  const end = endOf(group);
  if (next.start < end) return true;
  const isEmpty = (placed: Placed): boolean => placed.start === placed.end;
  const isHyphen = ({ proposal }: Placed): boolean => proposal.replacements[0] === '-';
  if (touches(next, group) && (isHyphen(next) || group.some(isHyphen))) return true;
  return next.start === end && isEmpty(next) && group.some((other) => isEmpty(other) && other.round !== next.round);
}

/** The text of the part after the second round. */
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
  const told = [...placed].sort((a, b) => a.round - b.round).filter((one) => keepsComment(one, result));
  const lead = told.reduce((a, b) => (b.proposal.confidence > a.proposal.confidence ? b : a)).proposal;
  const comment = joinComments(told.map(({ proposal }) => proposal));
  for (const { proposal, round } of placed) note?.(proposal, round, { becomes: result });
  return [{ ...lead, start, end, replacements: [result], comment }];
}

/**
 * True when the comment is kept. “has” for “have” is not mentioned when the second round made it “is”; a spelling correction is, even when the form
 * of the word changed afterwards, but not the spelling of a country ("analyze" became "analyse", and then "analysis").
 */
function keepsComment({ proposal, round }: Placed, result: string): boolean {
  return round === 1 || proposal.errorClass === 'spelling' || result.includes(proposal.replacements[0]!);
}

/** The most certain correction of the first round, when the second undid them all without being more certain. */
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
