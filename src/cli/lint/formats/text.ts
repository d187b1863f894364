import type { Finding } from '../../../services/project/finding.ts';
import { LEVELS, type Level } from '../../../services/project/settings.ts';
import { styler } from '../../terminal.ts';
import { adviceKey, sameAdvice } from '../repeated-advice.ts';
import { findingsOf, type Report, type ReportFormat } from '../report.ts';

/**
 * The report for people: each finding with its place as `emend check` prints it, and the same advice once unless
 * repetition is requested. At the end come the other places of that advice, all words that no list has, and the totals.
 */
export function textFormat(isTTY: boolean, repeatsAdvice: boolean): ReportFormat {
  const style = styler({ isTTY });
  const given = new Set<string>();
  const isNew = (finding: Finding): boolean => {
    const key = repeatsAdvice ? undefined : adviceKey(finding);
    if (key === undefined) return true;
    const before = given.size;
    return given.add(key).size > before;
  };
  const line = (finding: Finding): string => {
    const { covered, replacements, message, rule } = finding;
    const found = style('red', inLine(covered));
    const change = replacements.length > 0 ? `${found} → ${style('green', inLine(replacements.join(' | ')))}` : found;
    return `${style('dim', placeOf(finding))}  ${change}\n    ${inLine(message)} ${style('dim', `[${rule}]`)}\n`;
  };
  return {
    ofFile: (file) =>
      file.fixed.map((each) => correctedLine(each, style)).join('') +
      file.findings
        .filter((finding) => finding.level !== 'question' && isNew(finding))
        .map(line)
        .join(''),
    ofAll: (report) => {
      const repeated = repeatsAdvice ? '' : repeatedAdvice(findingsOf(report));
      return `${repeated}${unknownWords(findingsOf(report))}${summary(report)}\n`;
    },
  };
}

/**
 * Text that spans several lines in the file is printed on one line. Control characters that move the cursor or are
 * commands to a terminal are made visible.
 */
const inLine = (text: string): string =>
  text
    .replace(/(?<![ \t])[ \t]+[\r\n]+[ \t]*|[\r\n]+[ \t]*/g, ' ')
    .replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

const placeOf = ({ path, start }: Finding): string => `${path}:${start.line}:${start.column}`;

/** A correction that was made, with its place in the file before the change. */
export function correctedLine(finding: Finding, style: ReturnType<typeof styler> = (_, text) => text): string {
  const [best = ''] = finding.replacements;
  const change = `${style('red', inLine(finding.covered))} → ${style('green', inLine(best))}`;
  return `${style('dim', placeOf(finding))}  ${change}  corrected\n`;
}

/** Advice that was printed once and applies at more places. */
function repeatedAdvice(findings: readonly Finding[]): string {
  const repeated = sameAdvice(findings).filter(({ length }) => length > 1);
  if (repeated.length === 0) return '';
  const lines = repeated.map(
    ([first, ...others]) => `    ${inLine(first!.covered)}  ${listed(others.map(placeOf))} [${first!.rule}]\n`,
  );
  return `The same advice for more places (--repeat-advice gives it at each):\n${lines.join('')}`;
}

/** Every word with its places. */
function unknownWords(findings: readonly Finding[]): string {
  const places = new Map<string, string[]>();
  for (const finding of findings) {
    if (finding.level !== 'question') continue;
    const word = finding.covered.toLowerCase();
    places.set(word, [...(places.get(word) ?? []), placeOf(finding)]);
  }
  if (places.size === 0) return '';
  const lines = [...places].map(([word, at]) => `    ${word}  ${listed(at)}\n`);
  return `${counted(places.size, 'word', 'words')} we do not know (correct them, or put them into "words" of .emend.toml):\n${lines.join('')}`;
}

/** At most this many places are listed for a word, because more would not help. */
const MOST_PLACES = 4;

const listed = (places: readonly string[]): string =>
  places.length <= MOST_PLACES
    ? places.join(', ')
    : `${places.slice(0, MOST_PLACES - 1).join(', ')} and ${places.length - MOST_PLACES + 1} more`;

const NAMES: Readonly<Record<Level, readonly [one: string, more: string]>> = {
  correction: ['correction', 'corrections'],
  advice: ['piece of advice', 'pieces of advice'],
  question: ['question', 'questions'],
};

function summary(report: Report): string {
  const { files } = report;
  // not “Nothing was found”, which reads as all is right
  if (files.length === 0) return 'No file was checked.';
  const findings = findingsOf(report);
  const kinds = LEVELS.flatMap((level) => {
    const found = findings.filter((each) => each.level === level);
    const different = sameAdvice(found).length;
    const places = found.length > different ? ` for ${found.length} places` : '';
    return different === 0 ? [] : [counted(different, ...NAMES[level]) + places];
  });
  const fixed = files.reduce((sum, file) => sum + file.fixed.length, 0);
  const known = files.reduce((sum, file) => sum + file.known, 0);
  const parts = [
    kinds.length === 0 ? 'Nothing was found' : kinds.join(', '),
    `in ${counted(files.length, 'file', 'files')}`,
    ...(fixed > 0 ? [`, ${counted(fixed, 'correction', 'corrections')} made`] : []),
    ...(known > 0 ? [`, ${known} known to the baseline`] : []),
  ];
  return `${parts.join(' ').replaceAll(' ,', ',')}.`;
}

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
