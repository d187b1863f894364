import { describe, expect, it } from 'vitest';
import { scanProject } from '../../documents/latex/index.ts';
import { latexMessage } from './latex-message.ts';
import { openLatex } from './latex-plan.ts';

describe('the message of a LaTeX document', () => {
  const messageOn = (body: string) => {
    const main = 'paper.tex';
    const source = `\\documentclass{article}\\begin{document}${body}\\end{document}`;
    const scan = scanProject(openLatex(Buffer.from(source), main));
    return latexMessage({ scan, main, others: [], reason: undefined, broken: 0, hidden: 0, path: 'converted' });
  };

  it.each([
    ['an abstract in another language', 'It is a long text in English. {\\selectlanguage{polish} Oto streszczenie.}'],
    ['a quotation in another language', 'It is English. \\begin{otherlanguage}{french}Oui.\\end{otherlanguage}'],
  ])('is empty with %s', (_what, body) => expect(messageOn(body)).toBeNull());

  it('tells that most of the text is in another language', () =>
    expect(messageOn('It is short.\n\n\\selectlanguage{polish} Oto cała reszta tej pracy.')).toMatch(
      /Most of the text/,
    ));
});
