import type { PdfNote, PdfReading } from '../../../contract/pdf-review.ts';
import type { ReviewAlert } from '../../review/alert.ts';

/** A finding in a paragraph of a PDF, with its place. */
export interface Finding {
  readonly paragraph: number;
  readonly alert: ReviewAlert;
  /** Page on which the paragraph starts, from 1. */
  readonly page: number;
  /** The heading above the paragraph; null before the first heading. */
  readonly section: string | null;
  /** The words before and after it. */
  readonly before: string;
  readonly after: string;
}

/** Characters shown on each side of a finding. */
const AROUND = 50;

/** The findings in the order of the text. */
export function findingsOf(reading: PdfReading, alerts: readonly (readonly ReviewAlert[])[]): Finding[] {
  let section: string | null = null;
  return reading.paragraphs.flatMap(({ kind, text, page }, paragraph) => {
    if (kind === 'heading') section = text;
    return (alerts[paragraph] ?? []).map((alert) => ({
      paragraph,
      alert,
      page,
      section,
      before: wordsBefore(text, alert.start),
      after: wordsAfter(text, alert.end),
    }));
  });
}

/** A key that stays the same while other paragraphs are still being checked; left-out findings are stored under it. */
export function keyOf({ paragraph, alert }: Finding): string {
  return `${paragraph}|${alert.start}|${alert.key}`;
}

export function noteOf({ paragraph, alert }: Finding): PdfNote {
  const { start, end, replacements, comment, category, kind } = alert;
  return { paragraph, start, end, replacements, comment, category, kind };
}

function wordsBefore(text: string, at: number): string {
  const from = Math.max(0, at - AROUND);
  const part = text.slice(from, at);
  return from === 0 ? part : `… ${part.slice(part.indexOf(' ') + 1)}`;
}

function wordsAfter(text: string, at: number): string {
  const part = text.slice(at, at + AROUND);
  return at + AROUND >= text.length ? part : `${part.slice(0, Math.max(0, part.lastIndexOf(' ')))} …`;
}

/** The paragraphs in the form in which the score needs them. */
export function scoredPartsOf({ paragraphs }: PdfReading, findings: readonly Finding[]) {
  const byParagraph = groupedByParagraph(findings);
  return paragraphs.map(({ text }, id) => ({
    id,
    text,
    alerts: (byParagraph.get(id) ?? []).map(({ alert }) => alert),
  }));
}

export function groupedByParagraph(findings: readonly Finding[]): ReadonlyMap<number, readonly Finding[]> {
  const groups = new Map<number, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.paragraph);
    if (group) group.push(finding);
    else groups.set(finding.paragraph, [finding]);
  }
  return groups;
}
