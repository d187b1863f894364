import type { Position } from '../../../services/project/positions.ts';
import { positionsIn } from '../../../services/project/positions.ts';
import type { Level } from '../../../services/project/settings.ts';
import type { Splice } from '../../../services/sources/source-text.ts';
import { type FileReport, type ReportFormat, sentenceOf } from '../report.ts';

const SEVERITIES: Readonly<Record<Level, string>> = { correction: 'ERROR', advice: 'WARNING', question: 'INFO' };

/**
 * Reviewdog Diagnostic Format, `DiagnosticResult`. Columns count UTF-8 bytes. A suggestion is a change that a user can
 * accept, so only the best one is given.
 */
export const rdjson: ReportFormat = {
  ofAll: ({ files }) =>
    `${JSON.stringify({ source: { name: 'emend' }, diagnostics: files.flatMap(diagnosticsOf) }, null, 2)}\n`,
};

function diagnosticsOf({ path, text, findings }: FileReport) {
  const positions = positionsIn(text);
  const place = ({ line, column, offset }: Position) => ({
    line,
    column: Buffer.byteLength(text.slice(offset - column + 1, offset)) + 1,
  });
  const suggestion = (splices: readonly Splice[]) => {
    const { start, end, text: put } = joined(splices, text);
    return { range: { start: place(positions(start)), end: place(positions(end)) }, text: put };
  };
  return findings.map((finding) => {
    const [best] = finding.changes;
    return {
      message: sentenceOf(finding),
      location: { path, range: { start: place(finding.start), end: place(finding.end) } },
      severity: SEVERITIES[finding.level],
      code: { value: finding.rule },
      ...(best ? { suggestions: [suggestion(best)] } : {}),
    };
  });
}

/** Combines several splices into one, including the text between them. */
function joined(splices: readonly Splice[], source: string): Splice {
  const sorted = [...splices].sort((a, b) => a.start - b.start);
  const { start } = sorted[0]!;
  let text = '';
  let end = start;
  for (const splice of sorted) {
    text += source.slice(end, splice.start) + splice.text;
    end = splice.end;
  }
  return { start, end, text };
}
