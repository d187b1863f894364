import type { Finding } from '../../services/project/finding.ts';

/** What became of one file. */
export interface FileReport {
  /** Absolute path. */
  readonly file: string;
  /** As it is named to people: relative to where the command runs, with `/`. */
  readonly path: string;
  /** What places of `findings` are in: the file as it is now or, in a dry run, as it would be. */
  readonly text: string;
  readonly findings: readonly Finding[];
  /** Found, but known to the baseline. */
  readonly known: number;
  /** Corrected, with places in the file as it was. */
  readonly fixed: readonly Finding[];
}

/** What became of all files. */
export interface Report {
  readonly files: readonly FileReport[];
}

/** One way to write a report down. */
export interface ReportFormat {
  /** Written as soon as a file is checked. */
  readonly ofFile?: (file: FileReport) => string;
  readonly ofAll: (report: Report) => string;
}

export const findingsOf = ({ files }: Report): Finding[] => files.flatMap(({ findings }) => findings);

/** The finding as one sentence or more: “a” → “an”. The word begins with a vowel. */
export function sentenceOf({ covered, replacements, message }: Finding): string {
  const change = `“${covered}” → ${replacements.map((text) => `“${text}”`).join(' or ')}`;
  return replacements.length === 0 ? message : `${change}. ${message}`;
}
