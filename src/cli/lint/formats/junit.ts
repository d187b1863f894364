import type { Finding } from '../../../services/project/finding.ts';
import { type FileReport, type ReportFormat, sentenceOf } from '../report.ts';

/**
 * JUnit's XML as CI servers read it: a suite per file, a failed case per finding that makes the run fail, and a passed
 * case for a file without any. Findings that do not make it fail are not cases.
 */
export const junit: ReportFormat = {
  ofAll: ({ files }) => {
    const suites = files.map(suite).join('');
    const failures = files.reduce((sum, file) => sum + failing(file).length, 0);
    const tests = files.reduce((sum, file) => sum + Math.max(1, failing(file).length), 0);
    const counts = attributes({ name: 'emend', tests, failures, errors: 0 });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${counts}>\n${suites}</testsuites>\n`;
  },
};

const failing = ({ findings }: FileReport): readonly Finding[] => findings.filter(({ fails }) => fails);

function suite(file: FileReport): string {
  const failures = failing(file);
  const cases = failures.map((finding) => testcase(file.path, finding)).join('');
  const passed = `    <testcase${attributes({ name: 'no findings', classname: file.path })}/>\n`;
  const counts = { tests: Math.max(1, failures.length), failures: failures.length, errors: 0, skipped: 0 };
  return `  <testsuite${attributes({ name: file.path, ...counts })}>\n${cases || passed}  </testsuite>\n`;
}

function testcase(path: string, finding: Finding): string {
  const { rule, start } = finding;
  const place = `${path}:${start.line}:${start.column}`;
  const names = attributes({ name: `${rule} ${start.line}:${start.column}`, classname: path, file: path });
  const failure = `<failure${attributes({ message: sentenceOf(finding), type: rule })}>${escaped(place)}</failure>`;
  return `    <testcase${names}>\n      ${failure}\n    </testcase>\n`;
}

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** XML 1.0 cannot represent other control characters or half a surrogate pair. */
const escaped = (text: string): string =>
  text
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu, '\ufffd')
    .replace(/[&<>"\t\n\r]/g, (sign) => SIGNS[sign]!);
