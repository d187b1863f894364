import { classEntry } from '../../../engine/taxonomy.ts';
import { version } from '../../../platform/version.ts';
import type { Finding } from '../../../services/project/finding.ts';
import type { FileReport, ReportFormat } from '../report.ts';

/** Our own JSON format, with everything that is known about each finding. */
export const json: ReportFormat = {
  ofAll: ({ files }) =>
    `${JSON.stringify(
      {
        version: 1,
        emend: version,
        files: files.length,
        known: files.reduce((sum, { known }) => sum + known, 0),
        findings: files.flatMap((file) => file.findings.map((finding) => described(finding))),
        fixed: files.flatMap(fixedIn),
      },
      null,
      2,
    )}\n`,
};

function described(finding: Finding) {
  const { path, start, end, level, rule, errorClass, covered, replacements, message } = finding;
  const { category, langCategory } = classEntry(errorClass);
  return {
    path,
    ...{ line: start.line, column: start.column, endLine: end.line, endColumn: end.column },
    ...{ start: start.offset, end: end.offset },
    ...{ level, fails: finding.fails, rule, class: errorClass, category, name: langCategory },
    ...{ text: covered, replacements, message },
    confidence: Math.round(finding.confidence * 1000) / 1000,
    ...{ sure: finding.sure, fingerprint: finding.fingerprint },
  };
}

const fixedIn = ({ fixed }: FileReport) =>
  fixed.map(({ path, start, rule, covered, replacements }) => ({
    path,
    ...{ line: start.line, column: start.column, rule, text: covered, replacement: replacements[0] },
  }));
