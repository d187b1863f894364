// @module-tag program
import { describe, expect, it } from 'vitest';
import { randomAlerts } from '../../bench/latex/random-alerts.ts';
import { readDocx } from '../../src/documents/docx/index.ts';
import { openZip, readEntry } from '../../src/documents/zip/zip-archive.ts';
import { createLatexConverter } from '../../src/services/documents/latex-converter.ts';
import { finishLatex, latexSources, prepareLatex } from '../../src/services/documents/latex-tasks.ts';
import { proofreadingOptions } from '../../src/services/documents/proofreading-options.ts';

const SOURCE = Buffer.from(`\\documentclass{article}
\\newcommand{\\term}[1]{\\emph{#1}}
\\newif\\ifdraft\\drafttrue
\\title{A Title of Words}\\author{Ann Lee \\and Bob Ray}
\\begin{document}
\\maketitle
\\begin{abstract}An abstract of some words, to begin with.\\end{abstract}
\\section{First heading of all}
Some words with a \\term{new idea}, a formula $x_1 + y$, and program text \\verb|a_b|. Words go on~\\cite{one_key,two}
over the end of the line --- as \`\`quoted words'' do.\\footnote{A note with words of its own.}
\\[ E = mc^2. \\]
\\ifdraft Words of a draft. \\else Words of the last version. \\fi
\\begin{enumerate}\\item First item here\\item Second item there \\begin{itemize}\\item inner words\\end{itemize}\\end{enumerate}
\\begin{table}\\caption{A caption of words}\\begin{tabular}{lr}head one & head two\\\\\\hline cell words & other words\\end{tabular}\\end{table}
\\begin{figure}\\includegraphics{/etc/passwd}\\caption{The second caption}\\end{figure}
\\begin{quote}Words that were said by someone.\\end{quote}
\\end{document}
`);
const options = proofreadingOptions({ doc_type: '3', pipeline: 'advanced' });

function deliver(seed: number) {
  const prepared = prepareLatex(SOURCE);
  if ('fault' in prepared) throw new Error(prepared.message);
  const alerts = randomAlerts(prepared.paragraphs, 0.3, seed);
  return { bytes: SOURCE, alerts, sentences: 1, options, filename: 'a.tex', date: '2024-01-02T03:04:05Z' };
}

/** Text with all changes accepted, in the docx of a result. */
function docxText(zip: Uint8Array): string {
  const archive = openZip(zip);
  const entry = archive.entries.find(({ name }) => name.endsWith('.docx'))!;
  return readDocx(readEntry(archive, entry))
    .paragraphs.map(({ text }) => text)
    .join('\n');
}

describe('the docx of LaTeX', () => {
  it.each([1, 2, 3, 4])('by the own writer: accepting all gives what it makes of the corrected source (%i)', (seed) => {
    const args = deliver(seed);
    const result = finishLatex({ ...args, conversions: undefined, converter: false });
    expect(result.message).toBe(
      'The docx was written by Emend, since pandoc is not installed: formulas stand as LaTeX in it.',
    );
    const corrected = openZip(result.bytes);
    const source = readEntry(corrected, corrected.entries.find(({ name }) => name === 'a.tex')!);
    const again = finishLatex({ ...args, bytes: source, alerts: [], conversions: undefined, converter: false });
    expect(docxText(result.bytes)).toBe(docxText(again.bytes));
    expect(result.changes.length).toBeGreaterThan(10);
  });

  const converter = createLatexConverter('if-any');
  const missing = !converter.installed && process.env['CI'] !== 'true';
  it.skipIf(missing).each([1, 2])(
    'by pandoc: accepting all gives its conversion of the corrected source (%i)',
    async (seed) => {
      const args = deliver(seed);
      const sources = latexSources(args);
      const conversions = await converter.convert(sources);
      const result = finishLatex({ ...args, conversions, converter: true });
      expect(result.message).toBeNull();
      const text = docxText(result.bytes);
      expect(text).toBe(
        readDocx(conversions!.corrected)
          .paragraphs.map((paragraph) => paragraph.text)
          .join('\n'),
      );
      expect(text).toContain('[picture /etc/passwd]');
      expect(text).not.toContain('root:');
    },
  );

  it('is written by Emend where the converter refuses', async () => {
    const converter = createLatexConverter('if-any', '/nowhere');
    expect([converter.installed, await converter.convert(latexSources(deliver(1)))]).toEqual([false, undefined]);
    expect(finishLatex({ ...deliver(1), conversions: undefined, converter: true }).message).toMatch(/could not read/);
  });
});
