import type { DocumentChange } from '../../../contract/document-review.ts';
import { type Decisions, stateOf } from './decisions.ts';

/** Headings of the columns, in their order. */
export type CsvHeads = readonly [
  paragraph: string,
  before: string,
  written: string,
  becomes: string,
  after: string,
  kind: string,
  category: string,
  reason: string,
  decision: string,
];

/**
 * The changes of a document as a table for a spreadsheet: comma-separated values (RFC 4180) in UTF-8. It begins with a byte order mark,
 * without which Excel assumes another encoding. An apostrophe precedes text that a spreadsheet would read as a formula.
 *
 * @param stateNames the names of an open, an accepted and a rejected change
 */
export function changesCsv(
  changes: readonly DocumentChange[],
  decisions: Decisions,
  heads: CsvHeads,
  stateNames: Readonly<Record<ReturnType<typeof stateOf>, string>>,
): string {
  const rows = changes.map((change) => [
    String(change.paragraph + 1),
    change.before,
    change.covered,
    change.replacements[Math.max(0, decisions.get(change.id) ?? 0)] ?? '',
    change.after,
    change.lang_category,
    change.category,
    change.comment,
    stateNames[stateOf(decisions, change.id)],
  ]);
  return `\ufeff${[heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
