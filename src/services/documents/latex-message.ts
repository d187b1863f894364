import type { LatexScan } from '../../documents/latex/index.ts';

export interface LatexFacts {
  readonly scan: Pick<LatexScan, 'missing' | 'wild' | 'words' | 'foreignWords'>;
  readonly main: string;
  readonly others: readonly string[];
  readonly reason: string | undefined;
  /** The number of changes left out because they would break the source. */
  readonly broken: number;
  /** The number of changes to the source that the docx does not show. */
  readonly hidden: number;
  /** How the docx was made: by the converter, or by our own writer because the converter refused the source or is not installed. */
  readonly path: 'converted' | 'refused' | 'missing';
}

const DETOURS: Readonly<Record<Exclude<LatexFacts['path'], 'converted'>, string>> = {
  refused: 'The docx was written by Emend, since pandoc could not read the source: formulas stand as LaTeX in it.',
  missing: 'The docx was written by Emend, since pandoc is not installed: formulas stand as LaTeX in it.',
};

/** The message of a result, if it has one. */
export function messageOf(result: object): string | null {
  return 'message' in result && typeof result.message === 'string' ? result.message : null;
}

/**
 * The message in the record of a finished LaTeX document; null if all went well, as for every other document. It names
 * files of the project and never quotes its text.
 */
export function latexMessage({ scan, main, others, reason, broken, hidden, path }: LatexFacts): string | null {
  const sentences: string[] = [];
  if (path !== 'converted') sentences.push(DETOURS[path]);
  if (others.length > 0)
    sentences.push(
      `Main file: ${main.slice(0, 80)}, since ${reason ?? 'it was named'}; not proofread: ${listed(others)}.`,
    );
  if (scan.missing.length > 0)
    sentences.push(`${counted(scan.missing.length, 'file')} taken in but not sent: ${listed(scan.missing)}.`);
  if (broken > 0) sentences.push(`${counted(broken, 'change')} left out because the source would have broken.`);
  if (hidden > 0)
    sentences.push(`${counted(hidden, 'change')} made in the source only, since the docx cannot show them.`);
  if (scan.wild)
    sentences.push('From where the source changes what TeX reads as commands (\\catcode), it was not checked.');
  if (scan.foreignWords > scan.words)
    sentences.push(
      'Most of the text was not checked, since the source says that it is in another language (\\selectlanguage, otherlanguage).',
    );
  return sentences.join(' ') || null;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? ' was' : 's were'}`;
}

const MOST_NAMES = 5;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => name.slice(0, 80));
  return shown.join(', ') + (names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '');
}
