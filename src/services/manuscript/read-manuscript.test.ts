import { describe, expect, it } from 'vitest';
import { buildDocx, p, r } from '../../../test/docx/build-docx.ts';
import { checkManuscript } from '../../manuscript/check-manuscript.ts';
import type { Manuscript } from '../../manuscript/manuscript.ts';
import { plainFormula } from './plain-formula.ts';
import { readManuscript } from './read-manuscript.ts';

const read = (name: string, text: string): Manuscript => {
  const manuscript = readManuscript(Buffer.from(text), name);
  if ('fault' in manuscript) throw new Error(manuscript.message);
  return manuscript;
};
const checks = (name: string, text: string) =>
  checkManuscript(read(name, text)).findings.map(({ check, paragraph }) => [
    check,
    read(name, text).paragraphs[paragraph]!.place,
  ]);

describe('plainFormula', () => {
  it.each([
    ['t(28) = 2.20', 't(28) = 2.20'],
    ['\\chi^2(2, N = 100) = 7.1', 'χ2(2, N = 100) = 7.1'],
    ['F_{2,45}=3.51,\\;\\mathit{p}<.05', 'F2,45=3.51, p<.05'],
    ['\\textit{p} \\leq .05', 'p ≤ .05'],
    ['3 \\times 10^{-5}', '3 × 10-5'],
    ['\\frac{a}{b}', '\ufffc'],
    ['x^3', '\ufffc'],
  ])('%s', (formula, text) => expect(plainFormula(formula)).toBe(text));
});

describe('a short paper in Word', () => {
  it('shows what is wrong with its abstract, displays, references and abbreviations', () => {
    const abstract = `Maize depends on water (Brown, 2010). ${'We measured the leaves of maize under nets on three farms. '.repeat(6)}`;
    const body = [
      p(r('Shade and the growth of maize')),
      p(r(abstract)),
      p(r('Introduction')),
      p(r('Maize feeds many (Brown, 2010). Drought kills it (Green & White, 2011), and so does heat (Smith, 2018).')),
      p(r('Methods')),
      p(r('A randomised complete block design (RCBD) was used, and the RCBD had four blocks; an RCBD is simple.')),
      p(r('The LAI was measured each week, and the mean LAI was recorded. Figure 1 shows the farms.')),
      p(r('Figure 1. Position of the farms.')),
      p(r('Table 1. Yield by treatment.')),
      p(r('References')),
      p(r('Brown, A. (2010). Growth of maize in dry regions. Journal of Plants, 1, 1–9.')),
      p(r('Green, B., & White, C. (2011). Drought on small farms. Journal of Plants, 2, 10–19.')),
      p(r('Jones, K. (2015). Nets against insects. Journal of Plants, 4, 30–39.')),
    ].join('');
    const manuscript = readManuscript(buildDocx({ body }), 'paper.docx') as Manuscript;
    const found = checkManuscript(manuscript).findings.map(({ check, paragraph, start, end }) => [
      check,
      manuscript.paragraphs[paragraph]!.text.slice(start, end).slice(0, 12),
    ]);
    expect(found).toEqual([
      ['abstract-citation', '(Brown, 2010'],
      ['table-not-cited', 'Table 1'],
      ['citation-not-listed', 'Smith, 2018'],
      ['reference-not-cited', 'Jones, K. (2'],
      ['abbreviation-never-defined', 'LAI'],
    ]);
  });
});

describe('LaTeX', () => {
  const paper = (body: string) => `\\documentclass{article}\n\\begin{document}\n${body}\n\\end{document}\n`;
  it('reads tests of hypotheses in formulas', () => {
    const body = 'It grew, $t(28) = 1.20$, $p = .036$, and $\\chi^2(1, N=90)=7.10$, $p=.008$.';
    expect(checks('a.tex', paper(body))).toEqual([['p-value', 'line 3']]);
  });
  it('numbers figures and tables, and resolves references to them', () => {
    const float = (label: string) =>
      `\\begin{figure}\n\\includegraphics{x}\n\\caption{Growth.}\n\\label{${label}}\n\\end{figure}\n`;
    const body = `As in Figure~\\ref{fig:b} and \\cref{fig:a}.\n\n${float('fig:a')}\n${float('fig:b')}\n${float('fig:c')}`;
    expect(read('a.tex', paper(body)).paragraphs[0]!.text).toBe('As in Figure\u00a02 and Figure 1.');
    expect(checks('a.tex', paper(body)).map(([check]) => check)).toEqual(['figure-order', 'figure-not-cited']);
    expect(checks('a.tex', paper(`${body} See Table \\ref{tab:z}.`)).map(([check]) => check)).toContain(
      'broken-reference',
    );
  });
  it('takes a command of the author’s own for a reference', () => {
    const body =
      '\\newcommand{\\fg}[1]{Figure~\\ref{#1}}\nAs in Figure \\ref{fig:a} and in \\fg{fig:b}.\n\n' +
      '\\begin{figure}\\caption{One.}\\label{fig:a}\\end{figure}\n\\begin{figure}\\caption{Two.}\\label{fig:b}\\end{figure}';
    expect(checks('a.tex', paper(body))).toEqual([]);
  });
  it('finds entries that nothing cites, and keys that the list does not have', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((key) => `\\bibitem{${key}} A. Brown, \\emph{Growth of plants}, 2010.`);
    const body = `It grows \\cite{a,b}. It does \\cite{c}, \\cite{d} and \\cite{z}.\n\n\\begin{thebibliography}{9}\n${items.join('\n')}\n\\end{thebibliography}`;
    expect(checks('a.tex', paper(body))).toEqual([
      ['broken-reference', 'line 3'],
      ['reference-not-cited', 'line 10'],
    ]);
    expect(checks('a.tex', paper(`\\nocite{*} ${body.replace(' and \\cite{z}', '')}`))).toEqual([]);
  });
});

describe('Markdown and plain text', () => {
  it('have places, too', () => {
    expect(checks('a.md', '# Growth\n\nPlants grow.\n\nIt grew, *t*(28) = 1.20, *p* = .036.\n')).toEqual([
      ['p-value', 'line 5'],
    ]);
  });
  it('need no styles', () =>
    expect(checks('a.txt', 'It grew, t(28) = 1.20, p = .036.')).toEqual([['p-value', undefined]]));
  it('must hold text', () => expect(readManuscript(Buffer.from('   '), 'a.txt')).toMatchObject({ fault: 'empty' }));
});
