import { describe, expect, it } from 'vitest';
import { DocumentError } from '../document-error.ts';
import { createZip } from '../zip/write-zip.ts';
import { readProject, readSingleFile } from './project.ts';
import { scanProject } from './scan-project.ts';

const MAIN = (body: string) => `\\documentclass{article}\\begin{document}\n${body}\n\\end{document}\n`;
const zip = (files: Record<string, string | Uint8Array>) =>
  createZip(Object.entries(files).map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)]));
const read = (files: Record<string, string | Uint8Array>) => scanProject(readProject(zip(files)));
const texts = (files: Record<string, string | Uint8Array>) => read(files).paragraphs.map(({ text }) => text);

function refusal(run: () => unknown): string {
  try {
    run();
    return 'none';
  } catch (error) {
    if (error instanceof DocumentError) return [error.fault, ...Object.values(error.parameters)].join(': ');
    throw error;
  }
}

describe('a project', () => {
  it('takes the file that begins the document where TeX loads a preamble made before', () =>
    expect(
      texts({
        'header.tex': '\\documentclass{report}\n\\usepackage\n  [\n    rm={lining,tabular},\n  ]{cfr-lm}\n',
        'thesis.tex': '%&header\n\\begin{document}\n\\input{chapters/one}\n\\end{document}\n',
        'chapters/one.tex': 'The chapter is read.',
      }),
    ).toEqual(['The chapter is read.']));

  it('is read in the order of the document, every file once', () =>
    expect(
      texts({
        'main.tex': MAIN('One.\n\\input{parts/two}\n\\include{parts/three.tex}\\input{parts/two}\nFour.'),
        'parts/two.tex': 'Two.',
        'parts/three.tex': 'Three.',
        'notes.tex': 'Never.',
      }),
    ).toEqual(['One.', 'Two.', 'Three.', 'Four.']));

  it('takes the body of a subfile and follows folders of imports', () =>
    expect(
      texts({
        'main.tex': MAIN('\\subfile{a/one}\\import{b/}{two}'),
        'a/one.tex': '\\documentclass[../main]{subfiles}\\begin{document}One.\\end{document}',
        'b/two.tex': 'Two.\n\\input{more}',
        'b/more.tex': 'More.',
      }),
    ).toEqual(['One.', 'Two.', 'More.']));

  it('names files that it takes in and does not hold', () =>
    expect(read({ 'main.tex': MAIN('One.\\input{gone}\\input{../outside}\\input{/etc/passwd}') }).missing).toEqual([
      'gone',
      '../outside',
      '/etc/passwd',
    ]));

  it('is not drawn into files that take in each other', () =>
    expect(
      texts({ 'main.tex': MAIN('One.\\input{a}'), 'a.tex': 'A.\\input{b}', 'b.tex': 'B.\\input{a}\\input{main}' }),
    ).toEqual(['One.', 'A.', 'B.']));
});

/** Returns this number of English words. */
const english = (words: number) => 'It is the work of the day that we have done. '.repeat(Math.ceil(words / 11));
const GERMAN = 'Das ist die Arbeit des Tages, die wir getan haben und nicht mehr. ';

describe('the main file', () => {
  const main = (files: Record<string, string>) => {
    const { main: path, reason } = readProject(zip(files));
    return [path, reason];
  };
  it('is the one with a class, however many fragments there are', () =>
    expect(main({ 'a.tex': 'A.', 'sub/paper.tex': MAIN('\\input{../a}') })).toEqual(['sub/paper.tex', undefined]));
  it('is the one of a usual name where that alone tells them apart', () =>
    expect(main({ 'cover.tex': MAIN('Cover.'), 'main.tex': MAIN('Main.'), 'other.tex': MAIN('Main.') })).toEqual([
      'main.tex',
      'its name is that of a main file',
    ]));
  it('is a variant of several that share their text', () =>
    expect(
      readProject(
        zip({ 'a4.tex': MAIN('\\input{text}'), 'letter.tex': MAIN('\\input{text}'), 'text.tex': 'Word. '.repeat(99) }),
      ).others,
    ).toHaveLength(1));
  it.each([
    ['a cover letter', { 'z.tex': MAIN('\\input{a}'), 'a.tex': english(200), 'cover.tex': MAIN(english(50)) }],
    [
      'files that are taken in by \\input without braces',
      { 'z.tex': MAIN('\\input a\n'), 'a.tex': english(200), 'note.tex': MAIN(english(100)) },
    ],
    [
      'files that are imported',
      { 'z.tex': MAIN('\\import{parts/}{a}'), 'parts/a.tex': english(200), 'note.tex': MAIN(english(100)) },
    ],
    [
      'a file that is taken in by a comment alone',
      { 'z.tex': MAIN(english(200)), 'note.tex': MAIN(`${english(100)}\n% \\input{old}`), 'old.tex': english(900) },
    ],
    [
      'markup longer than the text',
      { 'z.tex': MAIN(english(100)), 'figure.tex': MAIN(`A figure. ${'\\draw (0,0) -- (1,1);\n'.repeat(900)}`) },
    ],
    [
      'a longer response to reviewers',
      { 'z.tex': MAIN(english(200)), 'response-to-reviewers.tex': MAIN(english(400)) },
    ],
    [
      'a letter by its class',
      { 'z.tex': MAIN(english(50)), 'dear.tex': MAIN(english(90)).replace('article', 'letter') },
    ],
    ['the marked differences of two versions', { 'z.tex': MAIN(english(200)), 'paper-diff.tex': MAIN(english(300)) }],
    ['a longer text in another language', { 'z.tex': MAIN(english(100)), 'arbeit.tex': MAIN(GERMAN.repeat(50)) }],
    [
      'the class in a file that it takes in',
      {
        'z.tex': `\\input{setup}\n\\begin{document}${english(50)}\\end{document}`,
        'setup.tex': '\\documentclass{article}\n\\usepackage{x}',
      },
    ],
    ['a name that is more usual', { 'z.tex': MAIN(english(300)), 'old/main.tex': MAIN(english(100)) }],
  ])('is the one with the most English text: %s', (_what, files) => expect(main(files)[0]).toBe('z.tex'));
  it('is judged by what its name says, not by a word within', () =>
    expect(main({ 'frequency-response.tex': MAIN(english(200)), 'z.tex': MAIN(english(50)) })[0]).toBe(
      'frequency-response.tex',
    ));
  it('is told with the reason', () =>
    expect(main({ 'a.tex': MAIN('One text here.'), 'b.tex': MAIN('Two of the texts.') })).toEqual([
      'b.tex',
      'it holds the most English text (4 words)',
    ]));
  it('is in another language where there is no other, and refused as that later', () =>
    expect(main({ 'a.tex': MAIN(GERMAN), 'b.tex': MAIN(GERMAN.repeat(3)) })[0]).toBe('b.tex'));
  it.each([
    ['none', { 'a.tex': 'No class.' }, /^file\.no-main-tex$/],
    ['only one in a comment', { 'a.tex': '% \\documentclass{article}\nText.' }, /^file\.no-main-tex$/],
    [
      'as much in two',
      { 'a.tex': MAIN('One text.'), 'b.tex': MAIN('A text.') },
      /^file\.several-main-tex: (?:a\.tex, b\.tex|b\.tex, a\.tex)$/,
    ],
  ])('is missed: %s', (_what, files, message) =>
    expect(refusal(() => readProject(zip(files as Record<string, string>)))).toMatch(message),
  );
});

describe('hostile archives', () => {
  const patched = (from: string, to: string) =>
    Buffer.from(
      Buffer.from(zip({ 'main.tex': MAIN('x'), [from]: 'x' }))
        .toString('latin1')
        .replaceAll(from, to),
      'latin1',
    );
  it.each([
    ['xx/up.tex', '../up.tex'],
    ['xetc.tex', '/etc.tex'],
    ['xxc.tex', 'C:\\.tex'],
  ])('%s as %s are refused', (from, to) =>
    expect(refusal(() => readProject(patched(from, to.padEnd(from.length, 'x').slice(0, from.length))))).toBe(
      'file.unsafe-archive',
    ),
  );

  it('links are not followed', () => {
    const bytes = Buffer.from(zip({ 'main.tex': MAIN('One.\\input{link}'), 'link.tex': '/etc/passwd' }));
    const entry = bytes.lastIndexOf('PK\x01\x02');
    bytes.writeUInt32LE(0xa1ff0000, entry + 38);
    const project = readProject(bytes);
    expect([...project.sources.keys()]).toEqual(['main.tex']);
    expect(scanProject(project).missing).toEqual(['link']);
  });

  // each file was once read again for each including file and each possible main file: 95 s
  it('many documents that all take in each other', () => {
    const names = Array.from({ length: 500 }, (_, i) => `f${i}`);
    const body = MAIN(`One.\n${names.map((name) => `\\input{${name}}`).join('\n')}`);
    const { files } = read(Object.fromEntries(names.map((name) => [`${name}.tex`, body])));
    expect(files.length).toBe(500);
  });

  it('a bomb is refused', () =>
    expect(refusal(() => readProject(zip({ 'main.tex': ' '.repeat(40_000_000) })))).toBe('file.too-large'));
});

describe('files that are no text', () => {
  it('are refused as the only file', () =>
    expect(refusal(() => readSingleFile(Uint8Array.of(92, 0, 1, 2), 'a.tex'))).toBe('file.no-tex'));
  it('are passed over in an archive', () =>
    expect(read({ 'main.tex': MAIN('One.\\input{bin}'), 'bin.tex': Uint8Array.of(0, 1, 2) }).missing).toEqual(['bin']));
});
