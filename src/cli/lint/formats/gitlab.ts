import { createHash } from 'node:crypto';
import type { Level } from '../../../services/project/settings.ts';
import { type FileReport, type ReportFormat, sentenceOf } from '../report.ts';

const SEVERITIES: Readonly<Record<Level, string>> = { correction: 'major', advice: 'minor', question: 'info' };

/** GitLab's Code Quality report: the part of Code Climate's format that it reads. Fingerprints must be unique in the whole report. */
export const gitlab: ReportFormat = {
  ofAll: ({ files }) => `${JSON.stringify(files.flatMap(issuesOf), null, 2)}\n`,
};

function issuesOf({ path, findings }: FileReport) {
  const alike = new Map<string, number>();
  return findings.map((finding) => {
    const number = (alike.get(finding.fingerprint) ?? 0) + 1;
    alike.set(finding.fingerprint, number);
    return {
      description: sentenceOf(finding),
      check_name: finding.rule,
      fingerprint: createHash('sha256').update(`${path}\0${finding.fingerprint}\0${number}`).digest('hex').slice(0, 32),
      severity: SEVERITIES[finding.level],
      location: { path, lines: { begin: finding.start.line, end: finding.end.line } },
    };
  });
}
