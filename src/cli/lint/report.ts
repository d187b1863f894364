import type { Finding } from '../../services/project/finding.ts';

/** The result for one file. */
export interface FileReport {
  /** Absolute path. */
  readonly file: string;
  /** The name shown to users: relative to the folder where the command runs, with `/`. */
  readonly path: string;
  /** The text that places of `findings` refer to: the file as it is now or, in a dry run, as it would be. */
  readonly text: string;
  readonly findings: readonly Finding[];
  /** Findings that are in the baseline. */
  readonly known: number;
  /** Corrections made, with places in the file before the change. */
  readonly fixed: readonly Finding[];
}

/** The result for all files. */
export interface Report {
  readonly files: readonly FileReport[];
}

/** A report format. */
export interface ReportFormat {
  /** Called as soon as a file is checked. */
  readonly ofFile?: (file: FileReport) => string;
  readonly ofAll: (report: Report) => string;
}

export const findingsOf = ({ files }: Report): Finding[] => files.flatMap(({ findings }) => findings);

/** The finding as one or more sentences: “a” → “an”. The word begins with a vowel. */
export function sentenceOf({ covered, replacements, message }: Finding): string {
  const change = `“${covered}” → ${replacements.map((text) => `“${text}”`).join(' or ')}`;
  return replacements.length === 0 ? message : `${change}. ${message}`;
}
