// @module-tag program
import { describe, expect, it } from 'vitest';
import { openZip, readEntry } from '../../src/documents/zip/zip-archive.ts';
import type { DocumentReports } from '../../src/services/documents/error-report.ts';
import { createLatexConverter } from '../../src/services/documents/latex-converter.ts';
import { finishLatex, latexSources, prepareLatex } from '../../src/services/documents/latex-tasks.ts';
import type { ParagraphAlert } from '../../src/services/documents/plan-docx-edits.ts';
import { proofreadingOptions } from '../../src/services/documents/proofreading-options.ts';
import { inspectDocx } from '../documents/inspect-docx.ts';

/** The argument of a command that pandoc does not know is left out by it; 5 °C and 7 kg are set by commands of fonts. */
const SOURCE = `\\documentclass{article}
\\begin{document}
\\section{On teh Method}
It dont matter, it seems that teh method works. The childrens toy is at 5 C now, of 7 kg.
The \\emph{method are} good \\texttwo{and it have some words here}, as $x_1$ shows.
\\begin{itemize}\\item One teh item.\\item And teh other.\\item And teh third.\\end{itemize}
${'So teh words go on and on.\n\n'.repeat(12)}
\\end{document}
`;
const CHANGES: readonly (readonly [string, string])[] = [
  ['teh', 'the'],
  ['dont', "doesn't"],
  ['childrens', "children's"],
  ['5 C', '5\u00a0°C'],
  ['7 kg', '7\u2009kg'],
  ['are', 'is'],
  ['have', 'has'],
  ['seems', 'seems…'],
];

/** The result for alerts on every word of the list, and what its files hold. */
async function proofread(fields: Record<string, string>, withPandoc: boolean) {
  const bytes = Buffer.from(SOURCE);
  const prepared = prepareLatex(bytes);
  if ('fault' in prepared) throw new Error(prepared.message);
  const alerts = prepared.paragraphs.flatMap(({ index, text }) =>
    CHANGES.flatMap(([covered, replacement]) =>
      [...text.matchAll(new RegExp(`\\b${covered}\\b`, 'g'))].map(
        (found): ParagraphAlert => ({
          paragraph: index,
          start: found.index,
          end: found.index + covered.length,
          coveredText: covered,
          replacements: [replacement],
          comment: 'A comment.',
          rule: 'test',
          errorClass: 'spelling',
          confidence: 1,
        }),
      ),
    ),
  );
  const options = proofreadingOptions({ doc_type: '3', pipeline: 'advanced', ...fields });
  const args = { bytes, alerts, sentences: 1, options, filename: 'a.tex', date: '2024-01-02T03:04:05Z' };
  const conversions = withPandoc ? await createLatexConverter('if-any').convert(latexSources(args)) : undefined;
  const result = finishLatex({ ...args, conversions, converter: withPandoc });
  const archive = openZip(result.bytes);
  const entry = (end: string) => readEntry(archive, archive.entries.find(({ name }) => name.endsWith(end))!);
  return {
    alerts: alerts.length,
    source: Buffer.from(entry('.tex')).toString(),
    docx: inspectDocx(entry('.docx')),
    counts: countsOf(result.reports),
    changes: result.changes.length,
    message: result.message,
  };
}

function countsOf({ error_report, scoring_report }: DocumentReports) {
  const { total_corrections, spelling } = error_report as Record<string, number>;
  return { total_corrections, spelling, total_count: scoring_report['total_count'] };
}

const CORRECTED = SOURCE.replaceAll('teh', 'the')
  .replace('dont', "doesn't")
  .replace('childrens', "children's")
  .replace('5 C', '5~\\textdegree{}C')
  .replace('7 kg', '7\\,kg')
  .replace('are', 'is')
  .replace('have', 'has')
  .replace('seems', 'seems\\ldots{}');
const OWN_WRITER = 'The docx was written by Emend, since pandoc is not installed: formulas stand as LaTeX in it.';
const missing = !createLatexConverter('if-any').installed && process.env['CI'] !== 'true';

describe.each([
  ['pandoc', true],
  ['the own writer', false],
])('the counts of a LaTeX document, with %s', (_what, withPandoc) => {
  it.skipIf(withPandoc && missing)('are those of the tracked changes in the docx', async () => {
    const { alerts, source, docx, counts, changes, message } = await proofread({}, withPandoc);
    expect(source).toBe(CORRECTED);
    expect(message).toBe(
      withPandoc ? '1 change was made in the source only, since the docx cannot show them.' : OWN_WRITER,
    );
    expect(docx.changes).toBe(withPandoc ? alerts - 1 : alerts);
    expect(counts).toEqual({ total_corrections: docx.changes, spelling: docx.changes, total_count: docx.changes });
    expect(changes).toBe(docx.changes);
    expect(docx.text).toContain(
      'It doesn’t matter, it seems… that the method works. The children’s toy is at 5\u00a0°C now',
    );
  });

  it.skipIf(withPandoc && missing)(
    'are those of the comments, and the source has the changes all the same',
    async () => {
      const fields = { revisions_as_tracks: 'false', revisions_as_comments: 'true' };
      const { source, docx, counts, changes } = await proofread(fields, withPandoc);
      expect(source).toBe(CORRECTED);
      expect(docx.changes).toBe(0);
      expect(docx.comments[0]).toContain('“teh” → “the”');
      const written = docx.comments.length;
      expect([counts.total_corrections, changes]).toEqual([written, written]);
      expect(docx.text).toContain('It dont matter');
    },
  );

  it.skipIf(withPandoc && missing)(
    'say what was found where nothing is to be written, and the source stays as it is',
    async () => {
      const fields = { revisions_as_tracks: 'false', revisions_as_comments: 'false' };
      const { source, docx, counts } = await proofread(fields, withPandoc);
      expect([source, docx.changes, docx.comments.length]).toEqual([SOURCE, 0, 0]);
      expect(counts.total_corrections).toBeGreaterThan(0);
    },
  );
});
