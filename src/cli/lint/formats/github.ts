import type { Finding } from '../../../services/project/finding.ts';
import type { Level } from '../../../services/project/settings.ts';
import { sameAdvice } from '../repeated-advice.ts';
import { findingsOf, type ReportFormat, sentenceOf } from '../report.ts';

const COMMANDS: Readonly<Record<Level, string>> = { correction: 'error', advice: 'warning', question: 'notice' };

/**
 * Workflow commands of GitHub Actions. Each finding becomes a note at its line in the changes of a pull request. A step
 * shows ten notes of each kind, so repeated advice is one note with its count, unless repetition is requested.
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
  // columns are valid only for a note within one line
  const columns: Record<string, number> =
    start.line === end.line ? { col: start.column, endColumn: end.column } : { endLine: end.line };
  const properties = { file: path, line: start.line, ...columns, title: `Emend: ${rule}` };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
  const count = times > 1 ? ` It occurs ${times} times.` : '';
  return `::${COMMANDS[level]} ${written.join(',')}::${data(sentenceOf(finding) + count)}\n`;
}

/** Escaped as the runner decodes it: a message may contain anything but line ends, and a property also no separators. */
const data = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text: string): string => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
