import { createHash } from 'node:crypto';
import type { Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-protocol';
import type { Finding } from '../services/project/finding.ts';
import type { Position } from '../services/project/positions.ts';
import type { Level } from '../services/project/settings.ts';
import type { LinePosition, LineRange } from './text-changes.ts';

/** As in all reports: a correction is an error, advice a warning, a question a note. */
const SEVERITIES: Readonly<Record<Level, DiagnosticSeverity>> = { correction: 1, advice: 2, question: 3 };

export const SOURCE = 'Emend';

/** A finding in the form that editors show. */
export function toDiagnostic(finding: Finding, rulePage: (rule: string) => string): Diagnostic {
  const { rule, level, message } = finding;
  return {
    range: rangeOf(finding),
    severity: SEVERITIES[level],
    code: rule,
    codeDescription: { href: rulePage(rule) },
    source: SOURCE,
    message,
  };
}

export const rangeOf = ({ start, end }: Pick<Finding, 'start' | 'end'>): LineRange => ({
  start: toLine(start),
  end: toLine(end),
});

const toLine = ({ line, column }: Position): LinePosition => ({ line: line - 1, character: column - 1 });

/** Identifies a list of diagnostics, so that an unchanged list need not be sent again. */
export const resultIdOf = (diagnostics: readonly Diagnostic[]): string =>
  createHash('sha256').update(JSON.stringify(diagnostics)).digest('hex').slice(0, 16);
