import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyLatexEdits } from './apply-edits.ts';
import type { LatexEdit } from './edit.ts';
import { readSingleFile } from './project.ts';
import { scanProject } from './scan-project.ts';
import { typeset } from './typeset.ts';

/** Returns a source with its edits made, each given by its covered text, and the reasons of the edits that were not made. */
function edited(source: string | Uint8Array, changes: readonly (readonly [covered: string, replacement: string])[]) {
  const project = readSingleFile(Buffer.from(source), 'a.tex');
  const scan = scanProject(project);
  const edits = changes.map(([covered, replacement]): LatexEdit => {
    const paragraph = scan.paragraphs.findIndex(({ text }) => text.includes(covered));
    const start = scan.paragraphs[paragraph]!.text.indexOf(covered);
    return { paragraph, start, end: start + covered.length, replacement, mode: 'change' };
  });
  const { plan, texts } = applyLatexEdits(project, scan, edits);
  return { source: texts.get('a.tex'), reasons: plan.map(({ reason }) => reason) };
}

describe('typographic characters in a replacement', () => {
  it.each([
    ['an apostrophe', 'It dont matter.', [['dont', "doesn't"]], "It doesn't matter."],
    ['a curly apostrophe', 'It dont matter.', [['dont', 'doesn’t']], "It doesn't matter."],
    [
      'several in a paragraph',
      'Its the childrens toy. He go home.',
      [
        ['Its', "It's"],
        ['childrens', "children's"],
        ['go', 'goes'],
      ],
      "It's the children's toy. He goes home.",
    ],
    ['an apostrophe before closing quotes', "the ``dogs'' bark", [['dogs', 'dogs’']], "the ``dogs'{}'' bark"],
    ['straight double quotes', 'a word here', [['word', '"word"']], "a ``word'' here"],
    ['quotes within quotes', 'a word here', [['word', '“‘so’”']], "a ``{}`so'{}'' here"],
    ['a dash of two hyphens', 'one - two', [['-', '--']], 'one -- two'],
    ['a hyphen beside a hyphen', 'a well-known fact', [['well', 'well-']], 'a well-{}-known fact'],
    ['an ellipsis', 'and so on', [['on', 'on…']], 'and so on\\ldots{}'],
    ['an ellipsis before a letter', 'and so on', [['so', '…so']], 'and \\ldots{}so on'],
    ['blanks that do not break', 'in Fig 3 here', [['Fig 3', 'Fig.\u00a03']], 'in Fig.~3 here'],
    ['narrow blanks that do not break', 'of 5 kg here', [['5 kg', '5\u202fkg']], 'of 5\\,kg here'],
    ['accents', 'a cafe here', [['cafe', 'café']], "a caf\\'{e} here"],
    ['accents apart from their letters', 'a cafe here', [['cafe', 'cafe\u0301']], "a caf\\'{e} here"],
    ['signs of TeX', 'a b c', [['b', '5% & $4 #1 a_b']], 'a 5\\% \\& \\$4 \\#1 a\\_b c'],
    ['signs that old fonts lack', 'a b c', [['b', 'x < y > z']], 'a x \\textless{} y \\textgreater{} z c'],
    ['a degree sign', 'at 5 C now', [['5 C', '5 °C']], 'at 5 \\textdegree{}C now'],
    ['a hyphen that does not break', 'a well known fact', [['well known', 'well\u2011known']], 'a well-known fact'],
    ['a bracket behind a line break', 'one\\\\ two', [['two', '[two]']], 'one\\\\ {}[two]'],
    ['an apostrophe as the file has it', 'It’s dont, or don’t.', [['dont', "doesn't"]], 'It’s doesn’t, or don’t.'],
  ] as const)('%s', (_what, source, changes, expected) =>
    expect(edited(source, changes)).toEqual({ source: expected, reasons: changes.map(() => undefined) }),
  );

  it.each([
    ['a character without a form', 'It dont matter. He go home.', '\u2620', 'characters'],
    ['a control character', 'It dont matter. He go home.', 'a\u0007b', 'characters'],
    ['a line end', 'It dont matter. He go home.', 'a\nb', 'characters'],
  ] as const)('%s costs no other change of the paragraph', (_what, source, replacement, reason) =>
    expect(
      edited(source, [
        ['dont', "doesn't"],
        ['matter', replacement],
        ['go', 'goes'],
      ]),
    ).toEqual({
      source: "It doesn't matter. He goes home.",
      reasons: [undefined, reason, undefined],
    }),
  );

  it('a change that the source cannot take costs no other of its paragraph', () =>
    // "!!a{word}" is a token of the Open Logic Project, which only reading the source again shows
    expect(
      edited('Teh first!a{word} is bad. He go.', [
        ['Teh', 'The'],
        ['first', 'first!'],
        ['go', 'goes'],
      ]),
    ).toEqual({ source: 'The first!a{word} is bad. He goes.', reasons: [undefined, 'syntax', undefined] }));
});

const PIECES = [
  "'",
  '’',
  '‘',
  '“',
  '”',
  '"',
  '-',
  '--',
  '–',
  '—',
  '…',
  '...',
  '\u00a0',
  '\u2009',
  '\u202f',
  '\u2011',
  '`',
  '``',
  "''",
  '<',
  '>',
  '|',
  '[',
  ']',
  '*',
  '{',
  '}',
  '\\',
  '~',
  '^',
  '%',
  '&',
  '$',
  '#',
  '_',
  '@',
  'é',
  'e\u0301',
  'ø',
  'ß',
  'Å',
  'ı',
  '°',
  '×',
  '±',
  '§',
  '€',
  '©',
  '!',
  '?',
  '(',
  ')',
  ' ',
  // no “a”: an article depends on the sound of the formula after it, so text outside the edit would change
  'c',
  'b',
  'word',
  '7',
];
const PARTS = [
  'the ',
  'dogs ',
  "dog's ",
  "``quoted'' ",
  "`so' ",
  'well-known ',
  '--- ',
  'pp. 3--5 ',
  '\\emph{new} ',
  "caf\\'e ",
  '\\o re ',
  '\\LaTeX{} ',
  'R\\&D ',
  '~x',
  'a\\,b ',
  '\\textbf{bold}',
  '(so) ',
  'naïve ',
  '$x$ ',
  '\\foo ',
  '\\ldots ',
];

describe('any typographic characters', () => {
  const replacement = fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join(''));
  const source = fc
    .array(fc.constantFrom(...PARTS), { minLength: 3, maxLength: 30 })
    .map((parts) => `Some ${parts.join('')}end.`);

  it('are written so that the source reads as the replacement, or cost their own edit alone', () => {
    fc.assert(
      fc.property(source, fc.array(fc.tuple(fc.nat(), replacement), { minLength: 1, maxLength: 8 }), (text, drawn) => {
        const project = readSingleFile(Buffer.from(text), 'a.tex');
        const scan = scanProject(project);
        const used = new Set<string>();
        const edits: LatexEdit[] = drawn.flatMap(([n, made]) => {
          const paragraph = n % scan.paragraphs.length;
          const words = [...scan.paragraphs[paragraph]!.text.matchAll(/[a-z]+/g)];
          const word = words[n % words.length];
          return word && used.size < used.add(`${paragraph} ${word.index}`).size
            ? [
                {
                  paragraph,
                  start: word.index,
                  end: word.index + word[0].length,
                  replacement: made,
                  mode: 'change' as const,
                },
              ]
            : [];
        });
        const { plan, texts } = applyLatexEdits(project, scan, edits);
        // everything in these sources can be written, unless it touches something else
        for (const { reason } of plan) expect([undefined, 'protected', 'overlap', 'no-change']).toContain(reason);
        const after = scanProject(readSingleFile(Buffer.from(texts.get('a.tex') ?? text), 'a.tex'));
        for (const [index, paragraph] of scan.paragraphs.entries()) {
          const changes = plan.filter(({ edit, change }) => change && edit.paragraph === index);
          const expected = changes
            .toSorted((a, b) => b.edit.start - a.edit.start)
            .reduce(
              (made, { edit }) => made.slice(0, edit.start) + typeset(edit.replacement) + made.slice(edit.end),
              paragraph.text,
            );
          expect(after.paragraphs[index]!.text.replace(/ {2,}/g, ' ').trim()).toBe(
            expected.replace(/ {2,}/g, ' ').trim(),
          );
        }
      }),
      { numRuns: 400 },
    );
  });
});
