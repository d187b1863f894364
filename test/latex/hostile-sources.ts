import { definitionsOf, flatten, readSingleFile, scanProject, simplified } from '../../src/documents/latex/index.ts';

/** Everything that is read of a source before it is changed. */
export function readAll(source: string) {
  const project = readSingleFile(Buffer.from(source), 'a.tex');
  const definitions = definitionsOf(project);
  const scan = scanProject(project, definitions);
  const flat = flatten(project);
  return { scan, sources: [false, true].map((bare) => simplified(flat, definitions, bare)) };
}

/** Each of these took time that grows with the square of its length, which is minutes for 200,000, or ran out of stack. */
export const hostileSources = (count: number): readonly (readonly [name: string, source: string])[] => [
  ['open conditionals', 'word \\iffalse '.repeat(count)],
  ['branches without an end', '\\iftrue a \\else b '.repeat(count)],
  ['many other branches', `\\iftrue ${'\\else word '.repeat(count)}`],
  ['ends of conditionals', 'word \\fi '.repeat(count)],
  ['open definitions', '\\newcommand{'.repeat(count)],
  ['definitions within definitions', '\\newenvironment{a}{ '.repeat(count) + '}'.repeat(count)],
  ['open glossaries', '\\newglossaryentry{a}{ name, '.repeat(count)],
  ['open groups', '{\\bf word '.repeat(count)],
  ['open options', '\\emph[ '.repeat(count)],
  ['names that do not end', '\\csname word '.repeat(count)],
  ['open environments', `${'\\begin{one}'.repeat(count)}word${'\\end{two}'.repeat(count)}`],
  ['formulas without an end', `${'\\emph{\\begin{equation}}'.repeat(count)}`],
  ['far ends of formulas', `${'\\[ a '.repeat(count)}\\]`],
  ['no ends of formulas', '\\( a \\\\) '.repeat(count)],
  ['lone dollar signs', '$a{ '.repeat(count)],
  ['program text without an end', '\\verb\u00e9 '.repeat(count)],
  ['many words for little', `\\newcommand{\\x}{${'word '.repeat(75)}}${'\\x '.repeat(count)}`],
  ['many uses of an argument', `\\newcommand{\\x}[1]{${'#1'.repeat(1500)}}${'\\x{a} '.repeat(count / 10)}`],
  ['blanks within the keys of a source', `\\documentclass{a}\\begin{document}A \\cite{a${' '.repeat(2 * count)}b}.`],
  ['blanks within program text', `\\begin{lstlisting}a${' '.repeat(2 * count)}b\\end{lstlisting}`],
  ['titles without an end', `\\documentclass{a}${'\\title['.repeat(count)}\\begin{document}`],
];
