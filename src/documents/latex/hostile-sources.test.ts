import { describe, expect, it } from 'vitest';
import { createZip } from '../zip/write-zip.ts';
import { definitionsOf, flatten, readProject, readSingleFile, scanProject, simplified } from './index.ts';

const COUNT = 200_000;

/** Everything that is read of a source before it is changed. */
function read(source: string) {
  const project = readSingleFile(Buffer.from(source), 'a.tex');
  const definitions = definitionsOf(project);
  const scan = scanProject(project, definitions);
  const flat = flatten(project);
  return { scan, sources: [false, true].map((bare) => simplified(flat, definitions, bare)) };
}

const names = (count: number) => Array.from({ length: count }, (_, i) => `x${i.toString(36).replace(/\d/g, '@')}y`);

// Each of these took time that grows with the square of its length, which is minutes here, or ran out of stack.
describe('a source made to be slow', () => {
  it.each([
    ['open conditionals', 'word \\iffalse '.repeat(COUNT)],
    ['branches without an end', '\\iftrue a \\else b '.repeat(COUNT)],
    ['many other branches', `\\iftrue ${'\\else word '.repeat(COUNT)}`],
    ['ends of conditionals', 'word \\fi '.repeat(COUNT)],
    ['open definitions', '\\newcommand{'.repeat(COUNT)],
    ['definitions within definitions', '\\newenvironment{a}{ '.repeat(COUNT) + '}'.repeat(COUNT)],
    ['open glossaries', '\\newglossaryentry{a}{ name, '.repeat(COUNT)],
    ['open groups', '{\\bf word '.repeat(COUNT)],
    ['open options', '\\emph[ '.repeat(COUNT)],
    ['names that do not end', '\\csname word '.repeat(COUNT)],
    ['open environments', `${'\\begin{one}'.repeat(COUNT)}word${'\\end{two}'.repeat(COUNT)}`],
    ['formulas without an end', `${'\\emph{\\begin{equation}}'.repeat(COUNT)}`],
    ['far ends of formulas', `${'\\[ a '.repeat(COUNT)}\\]`],
    ['no ends of formulas', '\\( a \\\\) '.repeat(COUNT)],
    ['lone dollar signs', '$a{ '.repeat(COUNT)],
    ['program text without an end', '\\verb\u00e9 '.repeat(COUNT)],
    ['many words for little', `\\newcommand{\\x}{${'word '.repeat(75)}}${'\\x '.repeat(COUNT)}`],
    ['many uses of an argument', `\\newcommand{\\x}[1]{${'#1'.repeat(1500)}}${'\\x{a} '.repeat(COUNT / 10)}`],
    ['titles without an end', `\\documentclass{a}${'\\title['.repeat(COUNT)}\\begin{document}`],
  ])('%s', (_what, source) => {
    const { scan, sources } = read(source);
    expect(scan.files).toEqual(['a.tex']);
    expect(sources).toHaveLength(2);
  });

  it('a class whose name does not end, in an archive', () => {
    const open = Buffer.from(`\\documentclass{${' '.repeat(COUNT / 2)}`);
    const sound = Buffer.from('\\documentclass{article}\\begin{document}Some words.\\end{document}');
    expect(readProject(createZip([['a.tex', open] as const, ['b.tex', sound] as const])).main).toBe('b.tex');
  });

  it('commands that are defined by each other', () => {
    const all = names(20_000);
    const definitions = all.map((name, i) => `\\newcommand{\\${name}}{\\${all[i + 1]} \\${all[i + 1]}}`).join('\n');
    const { scan } = read(`${definitions}\\begin{document}Some words \\${all[0]} here.\\end{document}`);
    expect(scan.paragraphs.map(({ text }) => text)).toEqual(['Some words \uFFFC here.']);
  });

  it('is read in the same way however often', () => {
    const source = `\\emph{one} ${'\\textbf{ '.repeat(300)} $a{ \\( b \\iftrue c \\else d \\iffalse e \\fi \\emph{two}`;
    const texts = [1, 2, 3].map(() => read(source).scan.paragraphs.map(({ text }) => text));
    expect(texts[1]).toEqual(texts[0]);
    expect(texts[2]).toEqual(texts[0]);
  });
});
