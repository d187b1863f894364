import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../../test/fixtures/random-runs.ts';
import { splitSentences } from './sentences.ts';
import { tokenize } from './token.ts';

const pieces = (text: string): string[] => splitSentences(text).map((span) => text.slice(span.start, span.end));

/** Sentences are marked by a bar; the bars are removed before splitting. */
function expectSplit(marked: string): void {
  const parts = marked.split('|').map((part) => part.trim());
  expect(pieces(marked.replaceAll('|', ''))).toEqual(parts);
}

/** Unicode white space: U+0085 ends a line, but JavaScript's `\s` does not match it. */
const WHITE = /^[\s\u0085]*$/u;

describe('splitSentences', () => {
  it.each([
    'We met Dr. Okafor at noon. |She was late.',
    'Growth slowed (Smith et al. 2010; cf. Jones, 2011). |It then stopped.',
    'The method of Reyes et al. was used. |We changed one step.',
    'This follows Reyes et al. |The second step differs.',
    'As Fig. 3. shows, nothing changed.',
    'The effect is shown in Fig. 3. |The control is in Fig. 4.',
    'Some metals, i.e., iron and e.g. zinc, were left out. |Others stayed.',
    'J. R. Marsh and K. Oduya wrote it. |They were paid.',
    'Cells of E. coli were grown at 37.5 °C. |S. aureus died.',
    'The value rose to 3.14 in 2005. |Nobody knew why.',
    'It was… strange. |Then it stopped... |Nothing moved.',
    'Well... maybe not.',
    '“Where are you?” she asked. |“Here.” |He laughed.',
    '"Stop!" Mary shouted. |Nobody did.',
    'He left (he was tired. He said so.) and slept. |The end.',
    '(It was late. |We left.)',
    'The claim was shown before.[12] |Others disagree.¹³ |We do not.',
    'See https://example.org/a.b?c=d. |It explains all.',
    'Add 1,2-dichloroethane and N.N-dimethylaniline. |Stir well.',
    'We take vitamin C. |It helps.',
    'She lives in the U.S. |He works for the U.S. Government.',
    'They met at 5 p.m. |The talk began.',
    'i like it. |it is good. |do you like it? |i hope so',
    'The film was good.|The next one was not.',
    'What a day! |Everybody came 😀 |Thanks!',
    'No. 5 is alive. |Vol. 3 is lost.',
    'Mr. and Mrs. Lee came, etc. |Others did not.',
    'Node.js and System.Out are names. |So is example.org.',
    'They were mixed 1:1. |Plants grew for 24 h. |Care was taken.',
    'Seeds of Setaria sp. were sown. |C. album (L.) Schrad. is a weed.',
    'We call it the PP. |The rest follows FAS-I. |Safety came first.',
    'Er kam um 3. |He left at 4.',
    'R. Gray and \uFFFCT. Brown are here. |It was at 20 \uFFFCC. |They left.',
  ])('splits %s', (marked) => {
    if (marked.includes('😀 |')) expectSplit(marked.replace('😀 |', '😀 '));
    else expectSplit(marked);
  });

  it('keeps decomposed characters together', () => {
    const text = 'Le cafe\u0301. E\u0301tude in C. We left.'.normalize('NFD');
    expect(pieces(text)).toHaveLength(2 + 1);
  });

  it('ends sentences at blank lines, headings and list items', () => {
    expect(pieces('Methods\n\nWe used two samples.\n1. First item\n2. second item\n- third')).toEqual([
      'Methods',
      'We used two samples.',
      '1. First item',
      '2. second item',
      '- third',
    ]);
  });

  it('reads on across the line breaks of a hard-wrapped paragraph', () => {
    const text =
      'The committee that was set up in the spring did not report\nuntil the end of the year, because two of its members had left\nand Mary Cole, who was to write it, was ill. Nobody\nminded.';
    expect(pieces(text)).toHaveLength(2);
  });

  it('has nothing to say about nothing', () => {
    expect(splitSentences('')).toEqual([]);
    expect(splitSentences(' \n\t\u00a0\u0085')).toEqual([]);
  });

  it('covers all but white space with ordered, disjoint, trimmed spans, and tokens tile each', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '. ',
        '! ',
        '?" ',
        '\n',
        '\r\n',
        '(',
        ')',
        ' [3] ',
        'et al. ',
        'Fig. ',
        'The ',
        'word ',
        '\ud800',
        '\udc00',
        '\0',
      ),
      fc.constantFrom('é', '中。', '😀', '\u200b', '\u202e', 'U.S. ', '3.5', '...', '“', '”', "'s"),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        let last = 0;
        for (const span of splitSentences(text)) {
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(span.end).toBeGreaterThan(span.start);
          expect(text.slice(last, span.start)).toMatch(WHITE);
          expect(text.slice(span.start, span.end)).toMatch(/^\S(?:[\s\S]*\S)?$/);
          let at = span.start;
          for (const token of tokenize(text, span.start, span.end)) {
            expect(text.slice(at, token.start)).toMatch(WHITE);
            expect(token.end).toBeGreaterThan(token.start);
            expect(token.text).toBe(text.slice(token.start, token.end));
            at = token.end;
          }
          expect(text.slice(at, span.end)).toMatch(WHITE);
          last = span.end;
        }
        expect(text.slice(last)).toMatch(WHITE);
      }),
      { numRuns: randomRuns(400) },
    );
  });

  it.each([
    ['brackets', '('.repeat(10_000)],
    ['closed brackets', `${'('.repeat(10_000)}a.${')'.repeat(10_000)} B.`],
    ['one word', 'a'.repeat(5_000_000)],
    ['stops', '.'.repeat(1_000_000)],
    ['spaced stops', '. '.repeat(300_000)],
    ['dotted word', 'a.'.repeat(500_000)],
    ['glued sentences', 'ab.Cd'.repeat(200_000)],
    ['spaces', ' '.repeat(2_000_000)],
    ['lines', 'a\n'.repeat(200_000)],
  ])('takes linear time on %s', (_name, text) => {
    const spans = splitSentences(text);
    expect(spans.at(-1)?.end ?? 0).toBe(text.trimEnd().length);
  });
});
