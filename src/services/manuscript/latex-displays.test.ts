import { expect, it } from 'vitest';
import type { LatexParagraph } from '../../documents/latex/index.ts';
import { latexDisplays } from './latex-displays.ts';

const FILE = 'main.tex';

/** The numbers of the captions of a file, each of which is `\caption{x}`. */
function numbersIn(text: string): string[] {
  const paragraphs = Array.from(text.matchAll(/(?<=\\caption\{)x/g), ({ index }, i) => ({
    index: i,
    style: 'caption',
    file: FILE,
    pieces: [{ from: index, to: index + 1 }],
  }));
  const { captions } = latexDisplays(paragraphs as unknown as LatexParagraph[], new Map([[FILE, text]]));
  return [...captions.values()].map(({ kind, number }) => `${kind} ${number}`);
}

const FIGURE = '\\begin{figure}\\caption{x}\\end{figure}';
const TABLE = '\\begin{table}\\caption{x}\\end{table}';

it('numbers figures and tables apart', () => {
  expect(numbersIn(`\\begin{document}${FIGURE}${TABLE}${FIGURE}`)).toEqual(['figure 1', 'table 1', 'figure 2']);
});

it('counts anew with an S from where the text changes the counter of a kind', () => {
  const change = '\\renewcommand{\\thefigure}{S\\arabic{figure}}';
  const body = `${FIGURE}${TABLE}${change}${FIGURE}${TABLE}${FIGURE}`;
  const expected = ['figure 1', 'table 1', 'figure S1', 'table 2', 'figure S2'];
  expect(numbersIn(`\\begin{document}${body}`)).toEqual(expected);
  expect(numbersIn(`\\begin{document}${TABLE}\\setcounter{table}{0}${TABLE}`)).toEqual(['table 1', 'table S1']);
});

it('takes a change in the preamble for the numbers of the whole document', () => {
  const change = '\\renewcommand{\\thefigure}{\\Roman{figure}}';
  expect(numbersIn(`${change}\\begin{document}${FIGURE}`)).toEqual(['figure 1']);
  expect(numbersIn(`${change}${FIGURE}`)).toEqual(['figure 1']);
});
