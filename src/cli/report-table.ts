import type { DocumentReports } from '../services/documents/error-report.ts';
import { styler, type Terminal } from './terminal.ts';

interface MappingEntry {
  readonly sub_category: string;
  readonly lang_category: string;
  readonly count: number;
}

/** The report of a document for people: the score, then each category with what it is made of. */
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
