import type { UnknownWord } from '../contract/document-review.ts';
import type { DocumentReports } from '../services/documents/error-report.ts';
import { lineOf } from '../services/documents/unknown-words.ts';
import { styler, type Terminal } from './terminal.ts';

interface MappingEntry {
  readonly sub_category: string;
  readonly lang_category: string;
  readonly count: number;
}

/** The report of a document for people: the score, then each category with its parts. */
export function reportTable(reports: DocumentReports, stdout: Terminal['stdout']): string {
  const style = styler(stdout);
  const { total_corrections, total_suggestions, total_sentences } = reports.error_report;
  const lines = [
    `${style('bold', `Language score  ${reports.score.toFixed(1)}`)} of 100`,
    '',
    `Corrections  ${total_corrections}`,
    `Suggestions  ${total_suggestions}`,
    `Sentences    ${total_sentences}`,
    '',
  ];
  const row = (name: string, count: number) => `${name.padEnd(36)}${String(count).padStart(6)}`;
  for (const { name, count } of reports.categories) {
    lines.push(style('bold', row(name, count)));
    const entries = [...(reports.category_mapping[name] as MappingEntry[])].sort((a, b) => b.count - a.count);
    for (const entry of entries) lines.push(row(`  ${entry.lang_category}`, entry.count));
  }
  return `${lines.join('\n')}\n`;
}

/** The words of a document that no list has, each with its first place; empty if there are none. */
export function unknownWordsTable(words: readonly UnknownWord[], stdout: Terminal['stdout']): string {
  if (words.length === 0) return '';
  const title = `${words.length} ${words.length === 1 ? 'word' : 'words'} we do not know`;
  return `${['', styler(stdout)('bold', title), ...words.map((word) => `  ${lineOf(word)}`)].join('\n')}\n`;
}
