import { classEntry } from '../../../engine/taxonomy.ts';
import { version } from '../../../platform/version.ts';
import type { Finding } from '../../../services/project/finding.ts';
import type { Position } from '../../../services/project/positions.ts';
import { positionsIn } from '../../../services/project/positions.ts';
import type { Level } from '../../../services/project/settings.ts';
import type { Splice } from '../../../services/sources/source-text.ts';
import { type FileReport, findingsOf, type ReportFormat, sentenceOf } from '../report.ts';

const LEVELS: Readonly<Record<Level, string>> = { correction: 'error', advice: 'warning', question: 'note' };

/**
 * SARIF 2.1.0 (OASIS) with the properties that GitHub's code scanning reads. Columns count UTF-16 code units, which the
 * standard allows a log to declare. Equal findings of a file have a number added to their fingerprint, as in GitHub's
 * own action.
 */
export const sarif: ReportFormat = {
  ofAll: (report) => {
    const findings = findingsOf(report);
    const rules = [...new Map(findings.map((finding) => [finding.rule, finding])).values()];
    const indexOf = new Map(rules.map(({ rule }, index) => [rule, index]));
    return `${JSON.stringify(
      {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
          {
            tool: { driver: { name: 'Emend', semanticVersion: version, rules: rules.map(describedRule) } },
            columnKind: 'utf16CodeUnits',
            results: report.files.flatMap((file) => resultsOf(file, indexOf)),
          },
        ],
      },
      null,
      2,
    )}\n`;
  },
};

function describedRule({ rule, errorClass, level }: Finding) {
  const { category, langCategory } = classEntry(errorClass);
  return {
    id: rule,
    shortDescription: { text: langCategory },
    fullDescription: { text: `${category}: ${langCategory}.` },
    help: { text: `\`emend rules show ${rule}\` describes the rule where it is kept as data.` },
    defaultConfiguration: { level: LEVELS[level] },
    properties: { tags: [category, langCategory] },
  };
}

function resultsOf({ path, text, findings }: FileReport, indexOf: ReadonlyMap<string, number>) {
  const alike = new Map<string, number>();
  const artifactLocation = { uri: uriOf(path), uriBaseId: '%SRCROOT%' };
  const positions = positionsIn(text);
  return findings.map((finding) => {
    const { rule, level, start, end, fingerprint, changes } = finding;
    const number = (alike.get(fingerprint) ?? 0) + 1;
    alike.set(fingerprint, number);
    const fixes = changes.flatMap((splices) => (splices === null ? [] : [fixOf(splices, artifactLocation, positions)]));
    return {
      ruleId: rule,
      ruleIndex: indexOf.get(rule)!,
      level: LEVELS[level],
      message: { text: sentenceOf(finding) },
      locations: [{ physicalLocation: { artifactLocation, region: regionOf(start, end) } }],
      partialFingerprints: { primaryLocationLineHash: `${fingerprint}:${number}`, 'emend/v1': fingerprint },
      ...(fixes.length === 0 ? {} : { fixes }),
    };
  });
}

function fixOf(splices: readonly Splice[], artifactLocation: object, positions: (offset: number) => Position) {
  const replacements = splices.map(({ start, end, text }) => ({
    deletedRegion: regionOf(positions(start), positions(end)),
    insertedContent: { text },
  }));
  return { artifactChanges: [{ artifactLocation, replacements }] };
}

const regionOf = (start: Position, end: Position) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});

/** A path as a relative reference of RFC 3986. */
const uriOf = (path: string): string =>
  path
    .split('/')
    .map((part) => encodeURIComponent(part))
    .join('/');
