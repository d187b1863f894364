import type { AnalysedSentence, AnalysedToken } from './analysis.ts';
import type { Proposal } from './proposal.ts';
import type { ErrorClass } from './taxonomy.ts';

/** What people see: offsets within the sentence, the covered text never empty. */
export interface Alert {
  readonly start: number;
  readonly end: number;
  readonly coveredText: string;
  /** Best first, at most five; empty for an advisor. An empty string never occurs among them. */
  readonly replacements: readonly string[];
  readonly comment: string;
  readonly rule: string;
  readonly errorClass: ErrorClass;
  readonly confidence: number;
}

interface Shown {
  start: number;
  end: number;
  replacements: string[];
  parts: Proposal[];
}

/** More than five replacements are a list to search, not a suggestion. */
const MOST_REPLACEMENTS = 5;

function tokenEndingAt(tokens: readonly AnalysedToken[], end: number): AnalysedToken | undefined {
  return tokens.findLast((token) => token.end <= end);
}

function tokenStartingAt(tokens: readonly AnalysedToken[], start: number): AnalysedToken | undefined {
  return tokens.find((token) => token.start >= start);
}

/** Widens an edit whose span or text is empty to the neighbouring word that it leans on. */
function widen(sentence: AnalysedSentence, proposal: Proposal): Shown {
  const { paragraph, tokens } = sentence;
  let { start, end } = proposal;
  let texts = [...proposal.replacements];
  const blank = paragraph.slice(start, end).trim() === '' || texts.some((text) => text.trim() === '');
  if (blank && texts.length > 0) {
    const leansBack = texts.some((text) => /^[^\p{L}\p{N}\s]/u.test(text)) || !tokenStartingAt(tokens, end);
    const before = tokenEndingAt(tokens, start);
    const after = tokenStartingAt(tokens, end);
    const back = before && (leansBack || !after);
    const from = back ? before.start : start;
    const to = back ? end : (after?.end ?? end);
    texts = texts.map((text) => paragraph.slice(from, start) + text + paragraph.slice(end, to));
    start = from;
    end = to;
  }
  // spaces at the ends are never part of what is covered
  while (start < end && texts.every((text) => text.startsWith(paragraph[start]!)) && paragraph[start] === ' ') {
    texts = texts.map((text) => text.slice(1));
    start++;
  }
  while (end > start && texts.every((text) => text.endsWith(paragraph[end - 1]!)) && paragraph[end - 1] === ' ') {
    texts = texts.map((text) => text.slice(0, -1));
    end--;
  }
  return { start, end, replacements: texts, parts: [proposal] };
}

/** Two alerts that came to overlap by widening become one that makes both changes. */
function merge(paragraph: string, a: Shown, b: Shown): Shown {
  const parts = [...a.parts, ...b.parts];
  const start = Math.min(a.start, b.start);
  const end = Math.max(a.end, b.end);
  let text = '';
  let at = start;
  for (const part of [...parts].sort((p, q) => p.start - q.start || p.end - q.end)) {
    text += paragraph.slice(at, part.start) + (part.replacements[0] ?? paragraph.slice(part.start, part.end));
    at = Math.max(at, part.end);
  }
  return { start, end, replacements: [text + paragraph.slice(at, end)], parts };
}

/** Alerts of a sentence from compatible proposals: sorted, disjoint, within the sentence, none empty. */
export function presentAlerts(sentence: AnalysedSentence, proposals: readonly Proposal[]): Alert[] {
  const { paragraph } = sentence;
  const shown = proposals
    .map((proposal) => widen(sentence, proposal))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const merged: Shown[] = [];
  for (const next of shown) {
    const last = merged.at(-1);
    if (last && next.start < last.end) {
      if (next.replacements.length === 0) continue;
      merged[merged.length - 1] = last.replacements.length === 0 ? next : merge(paragraph, last, next);
    } else merged.push(next);
  }
  return merged.flatMap((alert) => {
    const start = Math.max(alert.start, sentence.start);
    const end = Math.min(alert.end, sentence.end);
    const coveredText = paragraph.slice(start, end);
    const replacements = [...new Set(alert.replacements)].filter((text) => text !== coveredText && text.trim() !== '');
    if (end <= start || start !== alert.start || end !== alert.end) return [];
    if (alert.replacements.length > 0 && replacements.length === 0) return [];
    const lead = alert.parts.reduce((a, b) => (b.confidence > a.confidence ? b : a));
    return [
      {
        start: start - sentence.start,
        end: end - sentence.start,
        coveredText,
        replacements: replacements.slice(0, MOST_REPLACEMENTS),
        comment: [...new Set(alert.parts.map((part) => part.comment))].join(' '),
        rule: lead.rule,
        errorClass: lead.errorClass,
        confidence: lead.confidence,
      },
    ];
  });
}
