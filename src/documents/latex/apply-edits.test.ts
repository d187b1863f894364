import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyLatexEdits } from './apply-edits.ts';
import { balanceOf, sameBalance } from './balance.ts';
import type { LatexEdit } from './edit.ts';
import { readSingleFile } from './project.ts';
import { scanProject } from './scan-project.ts';

function edited(source: string, covered: string, replacement: string) {
  const project = readSingleFile(Buffer.from(source), 'a.tex');
  const scan = scanProject(project);
  const paragraph = scan.paragraphs.findIndex(({ text }) => text.includes(covered));
  const start = scan.paragraphs[paragraph]!.text.indexOf(covered);
  const edit: LatexEdit = { paragraph, start, end: start + covered.length, replacement, mode: 'change' };
  const { plan, texts } = applyLatexEdits(project, scan, [edit]);
  return texts.get('a.tex') ?? plan[0]!.reason;
}

describe('a change in the source', () => {
  it.each([
    ['a word', 'The results is good.', 'is', 'are', 'The results are good.'],
    ['over formatting', 'It \\emph{is good} work', 'It is', 'They are', 'They are\\emph{ good} work'],
    [
      'a word before formatting',
      'We use \\emph{method} here',
      'method',
      'the method',
      'We use \\emph{the method} here',
    ],
    ['over a line end', 'in the\nthe house', 'the the', 'the', 'in the house'],
    ['a letter under an accent', "an \\'etude here", 'étude', 'étudé', "an \\'etud\\'e here"],
    ['signs', 'R\\&D is on', 'is', 'is 5% & more', 'R\\&D is 5\\% \\& more on'],
    ['quotes and dashes', 'a word here', 'word', '“word” – so', "a ``word'' -- so here"],
    ['at a comment', 'one teh % why\ntwo', 'teh', 'the', 'one the % why\ntwo'],
    [
      'in the argument of a command of the project',
      '\\newcommand{\\x}[1]{\\emph{#1}}\nA \\x{tets} is',
      'tets',
      'test',
      '\\newcommand{\\x}[1]{\\emph{#1}}\nA \\x{test} is',
    ],
    ['a letter behind a command', 'A \\foo, two', ', two', 's two', 'A \\foo{}s two'],
    ['a blank behind a command', 'A \\LaTeX, two', ', two', ' two', 'A \\LaTeX{} two'],
    ['the last word of a group', 'an \\emph{old new} word', 'new ', '', 'an \\emph{old} word'],
    ['in a note', 'Text\\footnote{A tets.} on', 'tets', 'test', 'Text\\footnote{A test.} on'],
  ])('%s', (_what, source, covered, replacement, expected) =>
    expect(edited(source, covered, replacement)).toBe(expected),
  );

  it.each([
    ['a formula', 'Let $x$ be', 'Let \uFFFC', 'Take it', 'protected'],
    ['a citation', 'See \\cite{a} now', '\uFFFC now', 'now', 'protected'],
    ['the raised end of a word', 'The 2\\textsuperscript{nd} one', '2nd', 'second', 'protected'],
    ['a formula on a line of its own', 'Let\n\\[ x \\]\nwhere', '\uFFFC', '\uFFFC,', 'protected'],
    ['a note within', 'One\\footnote{x} two', 'One two', 'Three', 'protected'],
    ['what the line holds alone', 'one\nteh\ntwo', 'teh', '', 'syntax'],
  ])('is left out at %s', (_what, source, covered, replacement, reason) =>
    expect(edited(source, covered, replacement)).toBe(reason),
  );

  it('is left out where the encoding of the file lacks a character', () => {
    const project = readSingleFile(Buffer.from('A caf\xe9 word', 'latin1'), 'a.tex');
    const scan = scanProject(project);
    const edit = { paragraph: 0, start: 7, end: 11, replacement: 'дом', mode: 'change' as const };
    expect(applyLatexEdits(project, scan, [edit]).plan[0]!.reason).toBe('characters');
  });

  it('reads and writes the quotation marks of Windows-1252', () => {
    const project = readSingleFile(Buffer.from('They don\x92t sing.', 'latin1'), 'a.tex');
    const scan = scanProject(project);
    expect(scan.paragraphs[0]!.text).toBe('They don’t sing.');
    const edit = { paragraph: 0, start: 11, end: 15, replacement: '“sing”', mode: 'change' as const };
    const { texts } = applyLatexEdits(project, scan, [edit]);
    const written = project.sources.get('a.tex')!.encode(texts.get('a.tex')!);
    expect(written && Buffer.from(written).toString('latin1')).toMatch(/^They don\x92t /);
  });

  it('keeps a stray byte in a file of UTF-8, which it reads as UTF-8', () => {
    const bytes = Buffer.concat([
      Buffer.from('The fluid’s speed — “teh” flow — of Poincar'),
      Buffer.of(0xe9),
      Buffer.from('.'),
    ]);
    const project = readSingleFile(bytes, 'a.tex');
    const scan = scanProject(project);
    expect(scan.paragraphs[0]!.text).toBe('The fluid’s speed — “teh” flow — of Poincaré.');
    const start = scan.paragraphs[0]!.text.indexOf('teh');
    const { texts } = applyLatexEdits(project, scan, [
      { paragraph: 0, start, end: start + 3, replacement: 'the', mode: 'change' },
    ]);
    const written = project.sources.get('a.tex')!.encode(texts.get('a.tex')!)!;
    expect(Buffer.from(written).toString('latin1')).toBe(bytes.toString('latin1').replace('teh', 'the'));
  });

  it('keeps every byte of a file in Latin-1 with line ends of DOS', () => {
    const bytes = Buffer.from('Caf\xe9 is\r\nteh best.\r\n% \xa4 \x81\r\n', 'latin1');
    const project = readSingleFile(bytes, 'a.tex');
    const scan = scanProject(project);
    const start = scan.paragraphs[0]!.text.indexOf('teh');
    const { texts } = applyLatexEdits(project, scan, [
      { paragraph: 0, start, end: start + 3, replacement: 'the', mode: 'change' },
    ]);
    const written = project.sources.get('a.tex')!.encode(texts.get('a.tex')!)!;
    expect(Buffer.from(written).toString('latin1')).toBe(bytes.toString('latin1').replace('teh', 'the'));
  });
});

const PARTS = [
  'The method ',
  'is good. ',
  '\\emph{new words} ',
  '$x_1$ ',
  "caf\\'e ",
  "``quoted'' ",
  '\\cite{key}, ',
  '% comment\n',
  '\n',
  '\n\n',
  '\\section{A title here}\n',
  '\\footnote{Some note.} ',
  '--- ',
  'man\\-u\\-script ',
  '\\begin{itemize}\\item one two\n\\end{itemize}\n',
  '{\\bf bold words} ',
  '\\foo{} ',
  '\\LaTeX{} ',
  'R\\&D ',
  '~',
  '\\[ a = b. \\]\n',
  '\\verb|code| ',
  '} ',
  '{ ',
  'naïve ',
];

describe('changes of any kind', () => {
  const source = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 40 }).map((parts) => parts.join(''));
  const replacements = fc.constantFrom('', 'word', 'two words', '“so” – 5% & more', 'é', '{', '\\x', 'a_b $');
  const draws = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(12), replacements), { maxLength: 12 });

  it('keep the balance, read as planned, and touch nothing else', () => {
    fc.assert(
      fc.property(source, draws, (text, drawn) => {
        const project = readSingleFile(Buffer.from(text), 'a.tex');
        const scan = scanProject(project);
        if (scan.paragraphs.length === 0) return;
        const edits = drawn.map(([p, at, length, replacement]): LatexEdit => {
          const paragraph = p % scan.paragraphs.length;
          const { text: shown } = scan.paragraphs[paragraph]!;
          const start = at % (shown.length + 1);
          return { paragraph, start, end: Math.min(shown.length, start + length), replacement, mode: 'change' };
        });
        const { plan, texts } = applyLatexEdits(project, scan, edits);
        const after = texts.get('a.tex') ?? text;
        expect(sameBalance(balanceOf(text), balanceOf(after))).toBe(true);
        const splices = plan.flatMap(({ change }) => change?.splices ?? []);
        const kept = splices
          .sort((a, b) => b.start - a.start || b.end - a.end)
          .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
        for (const piece of kept.split(/\s+/)) expect(text).toContain(piece.slice(0, 1));
        expect(after.length).toBe(
          text.length + splices.reduce((sum, { start, end, text: added }) => sum + added.length - (end - start), 0),
        );
        // the changed text reads as planned, so a second run has nothing to change
        const again = scanProject(readSingleFile(Buffer.from(after), 'a.tex'));
        expect(again.paragraphs.length).toBe(scan.paragraphs.length);
      }),
      { numRuns: 300 },
    );
  });

  it('map every character back to its source', () => {
    fc.assert(
      fc.property(source, (text) => {
        for (const { text: shown, pieces } of scanProject(readSingleFile(Buffer.from(text), 'a.tex')).paragraphs) {
          let at = 0;
          let last = 0;
          for (const piece of pieces) {
            expect(piece.start).toBe(at);
            expect(piece.from).toBeGreaterThanOrEqual(last);
            at = piece.end;
            last = piece.to;
            if (piece.kind !== 'text') continue;
            const written = text
              .slice(piece.from, piece.to)
              .replace(/[\n\t]/g, ' ')
              .replace(/'/g, '’')
              .replace(/`/g, '‘');
            expect(shown.slice(piece.start, piece.end)).toBe(written);
          }
          expect(at).toBe(shown.length);
        }
      }),
      { numRuns: 300 },
    );
  });
});
