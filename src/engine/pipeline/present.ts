import { isCorrection, type Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { ErrorClass } from '../taxonomy.ts';
import { joinComments } from './join-comments.ts';
import { type Evidence, evidenceOf, trust } from './manuscript-trust.ts';

/** A displayed alert: offsets are within the sentence, and the covered text is never empty. */
export interface Alert {
  readonly start: number;
  readonly end: number;
  readonly coveredText: string;
  /** Best first, at most five; empty for advice without a replacement. Never contains an empty string. */
  readonly replacements: readonly string[];
  /** For a question: a word that may be meant, too uncertain to be offered. */
  readonly perhaps?: string;
  readonly comment: string;
  readonly rule: string;
  readonly errorClass: ErrorClass;
  /** Measured probability, 0 to 1, that the change does no harm (manuscript-trust.ts): that of its least trusted part. */
  readonly confidence: number;
  /** What the confidence was derived from, to learn more from readers (bench/manuscripts); undefined for what is no correction. */
  readonly evidence?: Evidence;
  /** True for advice: it is not applied automatically. */
  readonly optional?: boolean;
  /** True for advice that a document gets as a comment at most, never as a tracked change. */
  readonly proposed?: boolean;
}

/** A sentence as it is displayed, with the tokens to which an alert may extend. */
type ShownSentence = Pick<AnalysedSentence, 'paragraph' | 'tokens' | 'start' | 'end' | 'isExpository'>;

/** A stretch of the paragraph, the edits in it, and its text with them. */
interface Region {
  readonly start: number;
  readonly end: number;
  readonly replacements: readonly string[];
  readonly parts: readonly Proposal[];
}

/** More than five replacements would be a list to search, not a suggestion. */
const MOST_REPLACEMENTS = 5;

/** Index of the first token that starts at `start` or later; the number of tokens when there is none. */
function tokenFrom(tokens: readonly AnalysedToken[], start: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.start < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Zero-width characters that words of a text may carry, such as the byte order mark before the first word: comments omit them. */
const WITHOUT_WIDTH = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu;
const shown = (comment: string): string => comment.replace(WITHOUT_WIDTH, '');

const isBlank = (text: string): boolean => text.trim() === '';

/** Extends a region to `start` and `end`; the added text stays unchanged. */
function stretch(paragraph: string, region: Region, start: number, end: number): Region {
  const before = paragraph.slice(start, region.start);
  const after = paragraph.slice(region.end, end);
  return { ...region, start, end, replacements: region.replacements.map((text) => before + text + after) };
}

/** Extends a region with an empty span or text to the neighbouring word, if there is one. */
function widen({ paragraph, tokens }: ShownSentence, region: Region): Region {
  let wide = region;
  while (isBlank(paragraph.slice(wide.start, wide.end)) || wide.replacements.some(isBlank)) {
    const after = tokens[tokenFrom(tokens, wide.end)];
    let at = tokenFrom(tokens, wide.start) - 1;
    while (at >= 0 && tokens[at]!.end > wide.start) at--;
    const before = tokens[at];
    const leansBack = wide.replacements.some((text) => /^[^\p{L}\p{N}\s]/u.test(text));
    if (before && (leansBack || !after)) wide = stretch(paragraph, wide, before.start, wide.end);
    else if (after) wide = stretch(paragraph, wide, wide.start, after.end);
    else break;
  }
  return wide;
}

/** Merges two regions that overlap after widening into one that makes both changes, with the likeliest replacement of each. */
function merge(paragraph: string, a: Region, b: Region): Region {
  const parts = [...a.parts, ...b.parts].sort((p, q) => p.start - q.start || p.end - q.end);
  const start = Math.min(a.start, b.start);
  const end = Math.max(a.end, b.end);
  let text = '';
  let at = start;
  for (const part of parts) {
    text += paragraph.slice(at, part.start) + part.replacements[0]!;
    at = part.end;
  }
  return { start, end, replacements: [text + paragraph.slice(at, end)], parts };
}

/** Removes spaces at the ends of the covered text. */
function trim(paragraph: string, region: Region): Region {
  let { start, end, replacements: texts } = region;
  while (start < end && paragraph[start] === ' ' && texts.every((text) => text.startsWith(' '))) {
    texts = texts.map((text) => text.slice(1));
    start++;
  }
  while (end > start && paragraph[end - 1] === ' ' && texts.every((text) => text.endsWith(' '))) {
    texts = texts.map((text) => text.slice(0, -1));
    end--;
  }
  return { ...region, start, end, replacements: texts };
}

/** Disjoint, sorted regions of the proposals that change something. */
function corrections(sentence: ShownSentence, proposals: readonly Proposal[]): Region[] {
  const regions: Region[] = [];
  for (const part of proposals) {
    const { start, end, replacements } = part;
    let region = widen(sentence, { start, end, replacements, parts: [part] });
    for (let last = regions.at(-1); last && region.start < last.end; last = regions.at(-1)) {
      regions.pop();
      region = widen(sentence, merge(sentence.paragraph, last, region));
    }
    regions.push(region);
  }
  return regions.map((region) => trim(sentence.paragraph, region));
}

/** The regions, and those of `others` that touch none of them; both sorted. */
function withOthers(regions: readonly Region[], others: readonly Region[]): Region[] {
  const all: Region[] = [];
  let next = 0;
  for (const other of others) {
    while (next < regions.length && regions[next]!.end <= other.start) all.push(regions[next++]!);
    if (other.start >= (all.at(-1)?.end ?? 0) && other.end <= (regions[next]?.start ?? other.end)) all.push(other);
  }
  return [...all, ...regions.slice(next)];
}

/** The regions of all of a sentence's proposals, in order; advice that touches a correction is omitted, so that no alert makes both. */
function regionsOf(sentence: ShownSentence, proposals: readonly Proposal[]): Region[] {
  const sorted = [...proposals].sort((a, b) => a.start - b.start || a.end - b.end);
  const replacing = (optional: boolean) =>
    sorted.filter((part) => part.replacements.length > 0 && (part.optional ?? false) === optional);
  const advisors = sorted.filter(({ replacements }) => replacements.length === 0);
  const pointing = advisors.map((part) => ({ start: part.start, end: part.end, replacements: [], parts: [part] }));
  const changes = withOthers(corrections(sentence, replacing(false)), corrections(sentence, replacing(true)));
  return withOthers(changes, pointing);
}

/** Alerts of a sentence from compatible proposals: sorted, disjoint, within the sentence, not empty. */
export function presentAlerts(sentence: ShownSentence, proposals: readonly Proposal[]): Alert[] {
  return regionsOf(sentence, proposals).flatMap((region) => toAlert(sentence, region));
}

/** The proposals that produce an alert, so that invisible ones take no place from other advice. */
export function presentable(sentence: ShownSentence, proposals: readonly Proposal[]): Proposal[] {
  if (!proposals.some(({ optional }) => optional)) return [...proposals];
  const seen = new Set(
    regionsOf(sentence, proposals).flatMap((region) => (toAlert(sentence, region).length > 0 ? region.parts : [])),
  );
  return proposals.filter((proposal) => !proposal.optional || seen.has(proposal));
}

/** The region as an alert; none when it covers nothing, changes nothing or extends beyond the sentence. */
function toAlert({ paragraph, ...sentence }: ShownSentence, region: Region): Alert[] {
  const { start, end, parts } = region;
  if (start >= end || start < sentence.start || end > sentence.end) return [];
  const coveredText = paragraph.slice(start, end);
  const replacements = [...new Set(region.replacements)].filter((text) => text !== coveredText && !isBlank(text));
  if (region.replacements.length > 0 && replacements.length === 0) return [];
  const trustOf = (part: Proposal): number => trust(part, sentence.isExpository);
  const least = parts.reduce((a, b) => (trustOf(b) < trustOf(a) ? b : a));
  const lead = parts.reduce((a, b) => (b.confidence > a.confidence ? b : a));
  return [
    {
      start: start - sentence.start,
      end: end - sentence.start,
      coveredText,
      replacements: replacements.slice(0, MOST_REPLACEMENTS),
      comment: shown(joinComments(parts)),
      rule: lead.rule,
      errorClass: lead.errorClass,
      confidence: trustOf(least),
      ...(isCorrection(least) ? { evidence: evidenceOf(least, sentence.isExpository) } : {}),
      ...(lead.perhaps === undefined ? {} : { perhaps: lead.perhaps }),
      ...(lead.optional ? { optional: true } : {}),
    },
  ];
}
