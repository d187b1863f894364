import { expect, it } from 'vitest';
import { readLatexFile } from './read-latex-file.ts';

it('reads the prose of a LaTeX source, no commands and no formulas', () => {
  const source = `\\documentclass{article}
\\usepackage{graphicx}
\\begin{document}
\\section{The first part}
Body \\emph{text} of $x = 1$ and more.\\footnote{A note.}
\\begin{quote}Said by another.\\end{quote}
\\end{document}
`;
  const read = readLatexFile(Buffer.from(source));
  expect(read).toMatchObject({ words: 13 });
  expect('fault' in read ? [] : read.paragraphs).toEqual([
    { kind: 'heading', level: 1, text: 'The first part' },
    { kind: 'body', text: expect.stringMatching(/^Body text of .*and more\.$/) },
    { kind: 'quotation', text: 'Said by another.' },
    { kind: 'footnote', text: 'A note.' },
  ]);
  expect(readLatexFile(Buffer.from('\\documentclass{article}'))).toHaveProperty('fault');
});
