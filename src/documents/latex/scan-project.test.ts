import { describe, expect, it } from 'vitest';
import { readSingleFile } from './project.ts';
import { scanProject } from './scan-project.ts';

const scan = (source: string) => scanProject(readSingleFile(Buffer.from(source), 'a.tex'));
const texts = (source: string) => scan(source).paragraphs.map(({ text }) => text.replaceAll('\uFFFC', '¤'));
const styles = (source: string) => scan(source).paragraphs.map(({ style, text }) => `${style}: ${text}`);

describe('what a reader sees', () => {
  it.each([
    [
      'accents and letters',
      'Schr\\"odinger, \\\'{e}t\\\'e, \\c{c}a, Stra\\ss e, \\o{}re, na\\"\\i ve',
      'Schrödinger, été, ça, Straße, øre, naïve',
    ],
    ['ligatures and quotes', "``so'' --- he said, pp. 3--5, it's", '“so” — he said, pp. 3–5, it’s'],
    [
      'commands that set quotation marks',
      "She said \\say{we can't go}, \\enquote{yes}, \\textquote[{\\cite{a}}]{no} and \\enquote{she said \\enquote{so}}.",
      'She said “we can’t go”, “yes”, “no” and “she said “so””.',
    ],
    [
      'low quotation marks',
      "the ,,golden age'' of 1,2 or x,,y, and so on,, too",
      'the „golden age” of 1,2 or x,,y, and so on,, too',
    ],
    ['escapes', 'R\\&D, 5\\%, \\$3, a\\_b, \\{x\\}', 'R&D, 5%, $3, a_b, {x}'],
    ['ties and hyphens', 'Fig.~3 of the man\\-u\\-script, 5\\,m', 'Fig.\u00a03 of the manuscript, 5\u2009m'],
    ['comments', 'one% gone\n  two % gone\nthree', 'onetwo three'],
    ['line ends as blanks', 'one\ntwo\r\n  three', 'one two three'],
    ['formatting', 'a \\emph{nice \\textbf{bold}} word, {\\it so} it is', 'a nice bold word, so it is'],
    ['formulas', 'Let $x$ and \\(y\\) be $3$.', 'Let ¤ and ¤ be 3.'],
    ['citations and references', 'See~\\cite[p.~3]{a,b} and \\ref{c}.', 'See\u00a0¤ and ¤.'],
    ['labels leave no gap', 'One \\label{x} two\\index{z} three.', 'One two three.'],
    ['indices and exponents', 'I$_1$, CO$_2$, 10$^{-5}$ m$^2$, Na$^{+}$ $_3$', 'I₁, CO₂, 10⁻⁵ m², Na¤ ¤'],
    [
      'blanks after what sets a font',
      '({\\sf TNFa}, {\\em Allen}) {\\small and\\bf\nso}\\color{red} on',
      '(TNFa, Allen) andsoon',
    ],
    [
      'typewriter',
      'Call {\\tt x\\_y} or { \\ttfamily a b}, {\\tt not this text of a sentence}',
      'Call ¤ or ¤, not this text of a sentence',
    ],
    ['options on the line below', 'A \\foo\n  [\n    a,b\n  ]{x} B\\label{a}\n[sic] C', 'A ¤ B [sic] C'],
    ['program text', 'Call \\verb|a%b{| or \\texttt{a\\_b}.', 'Call ¤ or ¤.'],
    [
      'addresses with percent signs',
      'See \\url{http://a.b/c%20d} for {more}.\nIt % gone\nis.',
      'See ¤ for more. It is.',
    ],
    ['rules of tables', '\\begin{tabular}{l}one\\\\ \\cmidrule(r){2-3}\\cmidrule[1pt](lr){4-5}\\end{tabular}', 'one'],
    [
      'commands for conditions',
      '\\def\\iftex4ht{\\iffalse}\\newcommand{\\ifdraft}{\\iftrue}\\iftex4ht no \\fi \\ifdraft yes\\else no\\fi',
      'yes',
    ],
    [
      'a command of xparse whose default has groups of its own',
      '\\NewDocumentCommand{\\says}{O{\\emph{they}} m}{#2}\\begin{document}Here \\says{so} it is.\\end{document}',
      'Here so it is.',
    ],
    ['a formula that ends with a thin space', 'Take \\[ x = y\\, \\] as it is.', 'Take ¤ as it is.'],
    ['a formula whose stop is before a brace', 'Take \\[ \\text{x.} \\quad \\] Then go.', 'Take ¤. Then go.'],
    ['a formula in its sentence', 'It is\n\\[ x = y, \\]\nwhere $y$ is small.', 'It is ¤, where ¤ is small.'],
  ])('%s', (_what, source, expected) => expect(texts(source)).toEqual([expected]));

  it.each(['constructor', 'toString', 'valueOf'])('takes \\%s for an unknown command', (name) => {
    expect(texts(`One \\${name}{} two \\'\\${name} three.`)).toEqual(texts("One \\unknown{} two \\'\\unknown three."));
  });

  it('knows blocks', () =>
    expect(
      styles(
        '\\section{One}\nText\\footnote{A note.} goes on.\n\n\\begin{itemize}\\item First\n\\item Second\\end{itemize}\n\\begin{quote}Said.\\end{quote}\\dictum[Ann]{Sung.}\\begin{figure}\\caption{Shown.}\\end{figure}\\begin{tabular}{ll}a&b\\\\c&d\\end{tabular}',
      ),
    ).toEqual([
      'heading: One',
      'note: A note.',
      'body: Text goes on.',
      'list: First',
      'list: Second',
      'quote: Said.',
      'quote: Sung.',
      'caption: Shown.',
      'table: a',
      'table: b',
      'table: c',
      'table: d',
    ]));

  it('takes a command that draws for a sign, and steps of an algorithm for items', () => {
    const source =
      '\\newcommand*\\circled[1]{\\tikz[baseline=(c.base)]{\\node[shape=circle] (c) {#1};}}\n' +
      'Actions \\circled{A}, \\circled{B} follow.\n\\begin{algorithm}\n\\KwIn{a graph and a number of the steps}\n\\end{algorithm}';
    expect(styles(source)).toEqual(['body: Actions \uFFFC, \uFFFC follow.', 'list: a graph and a number of the steps']);
  });

  it('passes over options on the line below', () =>
    expect(
      texts(
        '\\begin{algorithm}\n    [htb!]\n    \\caption{A path.}\n\\end{algorithm}\n\\begin{quote}\n[Sic] said so.\n\\end{quote}',
      ),
    ).toEqual(['A path.', '[Sic] said so.']));

  it('reads the title matter before the document and nothing else', () =>
    expect(
      styles(
        '\\documentclass{article}\\newcommand{\\x}{y}\n\\title{A Title}\\author{Ann}\n\\begin{document}\nText.\n\\end{document} after',
      ),
    ).toEqual(['title: A Title', 'body: Ann', 'body: Text.']));

  it('passes over code, pictures, comments and hidden parts', () =>
    expect(
      texts(
        'A.\n\\begin{lstlisting}\nint x; % no\n\\end{lstlisting}\n\\begin{comment}no\\end{comment}\n\\iffalse no \\else yes \\fi\n\\begin{tikzpicture}\\node{no};\\end{tikzpicture}\nB.',
      ).filter((text) => text !== '¤'),
    ).toEqual(['A.', 'yes', 'B.']));

  it('passes over what a style is set to', () =>
    expect(
      texts('A.\n\\tikzstyle{box} = [draw, text centered, shorten >=2pt]\n\\tikzstyle{box}+=[dashed]\nB [sic] = [c].'),
    ).toEqual(['A. B [sic] = [c].']));
});

describe('sounding class', () => {
  it.each([
    ['an $n$-vector', 'an N-vector'],
    ['a $k$-vector', 'a K-vector'],
    ['an $\\alpha$-helix', 'an N-helix'],
    ['a $\\beta$-sheet', 'a K-sheet'],
    ['an $8$-bit word', 'an 8-bit word'],
    ['the $n$-vector', 'the ¤-vector'],
    ['a $\\foo$', 'a ¤'],
  ])('%s', (source, expected) => expect(texts(source)).toEqual([expected]));

  it('shows abbreviations as the glossary has them', () =>
    expect(
      texts(
        '\\newacronym{ide}{IDE}{integrated development environment}\\newglossaryentry{os}{name=OS,description={x}}\nAn \\gls{ide} and \\glspl{os}; an \\acrlong{ide}.',
      ),
    ).toEqual(['An IDE and OSs; an integrated development environment.']));
});

describe('commands of the project', () => {
  it.each([
    ['words', '\\newcommand{\\tool}{\\textsf{emcee}\\xspace}\nThe \\tool\\ sampler', 'The emcee sampler'],
    ['arguments that are text', '\\newcommand{\\term}[1]{\\emph{#1}}\nA \\term{good idea} is', 'A good idea is'],
    [
      'arguments that are keys',
      '\\newcommand{\\Fig}[1]{Figure~\\ref{fig:#1}}\nSee \\Fig{x} now',
      'See Figure\u00a0¤ now',
    ],
    [
      'arguments for a command that nobody defines',
      '\\newcommand{\\mine}[1]{\\theirs{#1}}\\newcommand{\\both}[1]{\\theirs{#1}#1}\nThe \\mine{red set} or \\both{one} is',
      'The ¤ or ¤one is',
    ],
    ['words that a package links', 'A \\kl[lang]{good idea} or an \\intro{idea} is', 'A good idea or an idea is'],
    ['formulas', '\\newcommand{\\R}{\\mathbb{R}}\nIn \\R is', 'In ¤ is'],
    ['options', '\\newcommand{\\x}[2][red]{\\textcolor{#1}{#2}}\nA \\x[blue]{word} here', 'A word here'],
    ['definitions of TeX', '\\def\\eg#1{e.g. #1}\nSo \\eg{this} one', 'So e.g. this one'],
    [
      'definitions in terms of themselves',
      '\\newcommand{\\one}{\\two}\\newcommand{\\two}{\\one}\nSo \\two it is',
      'So it is',
    ],
  ])('%s', (_what, source, expected) => expect(texts(source)).toEqual([expected]));

  it('reads the words that the Open Logic Project lets choose', () =>
    expect(texts('Every !!{element} of !!a{set}, wow!!')).toEqual(['Every element of a set, wow!!']));

  it('sets notes and blocks apart', () =>
    expect(styles('\\newcommand{\\note}[1]{\\footnote{#1}}\nText\\note{A note.} here.')).toEqual([
      'note: A note.',
      'body: Text here.',
    ]));

  it.each(['sidenote', 'marginpar', 'graffito'])('reads on after a note in the margin: %s', (command) =>
    expect(styles(`The scattering\\${command}{Energy is lost.} effect is seen.`)).toEqual([
      'note: Energy is lost.',
      'body: The scattering effect is seen.',
    ]),
  );

  it('knows environments of the project', () =>
    expect(
      texts(
        '\\newtheorem{thm}{Theorem}\\newenvironment{big}[1]{\\begin{equation}}{\\end{equation}}\n\\begin{thm}[Euler] It holds.\\end{thm}\nSo\n\\begin{big}{k}x_1\\end{big}\nis.',
      ),
    ).toEqual(['It holds.', 'So ¤ is.']));

  it.each([
    ['of a class', '\\begin{theorem}[On the roots of \\cite{x}]', 'heading: On the roots of \uFFFC'],
    ['of the project', '\\newtheorem*{thm}{Theorem}\\begin{thm}[A bound for sums]', 'heading: A bound for sums'],
    [
      'in a box',
      '\\newtcbtheorem{thm}{Theorem}{}{th}\\begin{thm}{A bound for sums}{sums}',
      'heading: A bound for sums',
    ],
  ])('reads the title of a theorem: %s', (_what, begin, title) =>
    expect(styles(`${begin} It holds.\\end{${/begin\{(\w+)/.exec(begin)![1]}}`)).toEqual([title, 'body: It holds.']),
  );

  it.each(['label=one thing, name=x', '\\cite{a word}', 'Euler, 1748'])('reads no title in [%s]', (option) =>
    expect(styles(`\\begin{lemma}[${option}] It holds.\\end{lemma}`)).toEqual(['body: It holds.']),
  );
});

describe('what is not to be checked', () => {
  const unchecked = (source: string) =>
    scan(source)
      .paragraphs.filter(({ checkable }) => !checkable)
      .map(({ text }) => text);
  it.each([
    ['LTeX comments', 'A.\n\n% LTeX: enabled=false\nB.\n\n% LTeX: enabled=true\nC.'],
    ['LTeX language', 'A.\n\n% LTeX: language=de-DE\nB.\n\n% LTeX: language=en-US\nC.'],
    ['TeXtidote comments', 'A.\n\n% textidote: ignore begin\nB.\n% textidote: ignore end\nC.'],
    ['another language', 'A.\n\\begin{otherlanguage}{ngerman}B.\\end{otherlanguage}\nC.'],
    ['a language in a group', 'A.\n\n{\\selectlanguage{polish} B.}\n\nC.'],
    ['a language in an environment', 'A.\n\\begin{center}\\selectlanguage{polish} B.\\end{center}\nC.'],
    ['a language up to another', 'A.\n\n\\selectlanguage{polish}\nB.\n\n\\selectlanguage{english}\nC.'],
    ['a list of sources', 'A.\n\\begin{thebibliography}{9}\\bibitem{x} B.\\end{thebibliography}\nC.'],
  ])('%s', (_what, source) => expect(unchecked(source)).toEqual(['B.']));

  it('stops where TeX is told other rules', () => {
    const { paragraphs, wild } = scan('A.\n\n\\catcode`\\|=0 \\catcode`\\\\=12 |emph{B.}');
    expect([wild, paragraphs.map(({ checkable }) => checkable)]).toEqual([true, [true, false]]);
  });
});

describe('sources that are not as they should be', () => {
  it.each([
    ['\\emph{open', 1],
    ['}}} closed', 1],
    ['a $ open formula\n\nand on', 2],
    ['\\begin{itemize} \\item x', 1],
    ['\\end{nothing} x', 1],
    ['\\csname a\\endcsname{} x', 1],
    ['{'.repeat(50_000), 0],
    ['\\emph{'.repeat(5_000), 0],
    ['\\verb', 1],
    ['\\', 0],
    ['', 0],
  ])('%j', (source, count) => expect(scan(source).paragraphs.length).toBe(count));

  it('reads 10 MB on one line', () => {
    const { words } = scan('A word \\emph{here} and $x$ there. '.repeat(300_000));
    expect(words).toBe(5 * 300_000);
  });
});
