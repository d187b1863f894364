import type { Finding } from '../../../services/project/finding.ts';
import type { Level } from '../../../services/project/settings.ts';
import { sameAdvice } from '../repeated-advice.ts';
import { findingsOf, type ReportFormat, sentenceOf } from '../report.ts';

const COMMANDS: Readonly<Record<Level, string>> = { correction: 'error', advice: 'warning', question: 'notice' };

/**
 * Workflow commands of GitHub Actions: each finding becomes a note at its line in the changes of a pull request. A step shows ten notes of a kind, so advice that
 * says the same is one note with its count, unless it is to be repeated.
 */
export const githubFormat = (repeatsAdvice: boolean): ReportFormat => ({
  ofAll: (report) => {
    const findings = findingsOf(report);
    const groups = repeatsAdvice ? findings.map((finding) => [finding]) : sameAdvice(findings);
    return groups.map(([first, ...others]) => annotation(first!, others.length + 1)).join('');
  },
});

function annotation(finding: Finding, times: number): string {
  const { path, start, end, level, rule } = finding;
  // columns only hold for a note within one line
  const columns: Record<string, number> =
    start.line === end.line ? { col: start.column, endColumn: end.column } : { endLine: end.line };
  const properties = { file: path, line: start.line, ...columns, title: `Emend: ${rule}` };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
  const count = times > 1 ? ` It occurs ${times} times.` : '';
  return `::${COMMANDS[level]} ${written.join(',')}::${data(sentenceOf(finding) + count)}\n`;
}

/** As the runner reads it back: the message may hold anything but line ends, a property no separators either. */
const data = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text: string): string => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
