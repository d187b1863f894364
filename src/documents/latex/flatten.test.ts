import { expect, it } from 'vitest';
import type { Definitions } from './definitions.ts';
import { simplified } from './flatten.ts';

const NO_DEFINITIONS: Definitions = {
  command: () => undefined,
  environment: () => undefined,
  flag: (name) => (name === 'iffalse' ? false : name === 'iftrue' ? true : undefined),
  term: () => undefined,
};

it.each([
  ['\\citep[p.~3]{a_b,c}', '[a\\_b, c]'],
  ['on page~\\pageref{sec:a} and in \\nameref{b}, \\Cref{c,d}', 'on page~[sec:a] and in [b], [c, d]'],
  ['as \\ref{a} and \\cref{b} say', 'as \\ref{a} and \\cref{b} say'],
  ['5\\textdegree C, 4\\texteuro{} and 5\\textpercent', '5°C, 4€ and 5\\%'],
  ['a\\verb|\\textdegree|', 'a\\verb|\\textdegree|'],
  ['\\iffalse one \\else two \\fi three', ' two  three'],
])('what a converter drops is put in words: %s', (source, expected) =>
  expect(simplified(source, NO_DEFINITIONS, false)).toBe(expected),
);

it('keeps simple definitions of a preamble, and no line with parameters of others', () => {
  const preamble = [
    '\\documentclass{book} % \\begin{document}',
    '\\newcommand{\\R}{\\mathbb{R}} % the reals}',
    '\\newcommand{\\open}{\\begin{a',
    '\\newcommand{\\own}{\\pkg@name}',
    '\\title{Of 5\\% of them}',
  ];
  const body = ['One % #1', 'A\\#1 b', '\\def\\x#1{b}', '\\newcommand\\y[1]{c#1}'];
  expect(
    simplified([...preamble, '\\begin{document}', ...body, '\\end{document}'].join('\n'), NO_DEFINITIONS, true),
  ).toBe(
    [
      '\\documentclass{article}',
      '\\title{Of 5\\% of them}',
      '\\newcommand{\\R}{\\mathbb{R}} % the reals}',
      '\\begin{document}',
      '',
      'One % #1',
      'A\\#1 b',
      '',
      '\\newcommand\\y[1]{c#1}',
      '',
      '\\end{document}',
      '',
    ].join('\n'),
  );
});
