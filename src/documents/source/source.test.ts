import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectPlaces } from '../../../test/documents/source-places.ts';
import { PLACEHOLDER } from '../pieces/piece.ts';
import { applySourceEdits } from './apply-edits.ts';
import { readSource, SOURCE_FORMATS, type SourceReading } from './formats.ts';
import { sourcePlace } from './plan-edit.ts';

/** Texts made of signs with a meaning in at least one format, words and line ends. */
const signs = [
  ...'*_`~#>-+=|:.[](){}<>!&$@^\\/"\'%;,\t\r1',
  ...['\n', '\n', '\n\n', '  ', '    ', ' ', ' ', 'word', 'Two words', 'é', '😀', 'x', '.. note:: ', '::', '---'],
  ...['***', '```', '$$', '[^1]', '](x)', '![', '<!--', '-->', '<b>', '</b>', '<p>', '&amp;', '&#8217;', '\\_'],
  ...['`` ', '|===', '#+BEGIN_SRC', '//', '/*', '*/', '"""', '# ', '#let x = ', '#[', 'https://x.org/a', 'TERM:: '],
  ...['| a | b |\n|---|---|\n', '\u00a0', '\u2028', '[[x][y z]]', '<<x,y z>>', 'xref:x[y *z*]', '`x y <z>`_'],
  ...[':ref:`x <y>`', '+--+--+\n| a|b |\n| c|  |\n+--+--+\n', '==  ==\na   b\n    c\n==  ==\n', '#emph['],
  ...['#figure(caption: [', '#footnote[', ']', '[a](b)', '"`', '`"', '{nbsp}', '--', '\\u{41}', '- a :: b', '\n* '],
  ...['\n  ', '|a |b\n', '\n|===\n', '\n== ', '\n----\n'],
];
const sources = fc
  .array(fc.oneof(fc.constantFrom(...signs), fc.string({ maxLength: 4 })), { maxLength: 60 })
  .map((parts) => parts.join(''));
const formats = fc.constantFrom(...SOURCE_FORMATS);

/** Returns the words of all paragraphs that can be changed. */
function words({ paragraphs }: SourceReading) {
  return paragraphs.flatMap(({ index, text, checkable }) =>
    checkable
      ? [...text.matchAll(/[\p{L}\d]+/gu)].map(({ 0: word, index: start }) => ({
          paragraph: index,
          start,
          end: start + word.length,
        }))
      : [],
  );
}

const masked = ({ text, pieces }: SourceReading['paragraphs'][number]): string => {
  const chunks = pieces.map(({ kind, start, end }) =>
    kind === 'fixed' && end > start ? PLACEHOLDER : text.slice(start, end),
  );
  return chunks.join('').replace(/ {2,}/g, ' ').trim();
};

const blanks = (text: string): string => text.replace(/ {2,}/g, ' ').trim();

function changedText(text: string, changes: readonly { start: number; end: number; text: string }[]): string {
  return [...changes]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((result, { start, end, text: put }) => result.slice(0, start) + put + result.slice(end), text);
}

describe('every reader', () => {
  it('maps each character to the one in the source', () =>
    fc.assert(
      fc.property(formats, sources, (format, source) => expectPlaces(readSource(format, source))),
      { numRuns: 600 },
    ));

  it('gives the corrected text when it reads the edited source, and leaves everything else as it is', () =>
    fc.assert(
      fc.property(
        formats,
        sources,
        fc.array(fc.tuple(fc.nat(), fc.constantFrom('other', 'A', 'x_y', 'a*b', '', 'two words', '&', '<', '’')), {
          maxLength: 5,
        }),
        (format, source, choices) => {
          const reading = readSource(format, source);
          const places = words(reading);
          if (places.length === 0) return;
          const edits = choices.map(([number, replacement]) => ({ ...places[number % places.length]!, replacement }));
          const { source: edited, plan } = applySourceEdits(reading, edits);
          const made = plan.filter(({ change }) => change);
          const splices = made.flatMap((planned) => planned.splices).sort((a, b) => a.from - b.from || a.to - b.to);
          let [at, other] = [0, 0];
          for (const { from, to, text } of splices) {
            expect(edited.slice(other, other + from - at)).toBe(source.slice(at, from));
            other += from - at + text.length;
            at = to;
          }
          expect(edited.slice(other)).toBe(source.slice(at));
          const after = readSource(format, edited);
          expect(after.paragraphs.length).toBe(reading.paragraphs.length);
          for (const [i, paragraph] of reading.paragraphs.entries()) {
            const changes = made.flatMap(({ edit, change }) => (edit.paragraph === i && change ? [change] : []));
            if (changes.length === 0) expect(masked(after.paragraphs[i]!)).toBe(masked(paragraph));
            else if (paragraph.pieces.every(({ kind }) => kind !== 'fixed'))
              expect(blanks(after.paragraphs[i]!.text)).toBe(blanks(changedText(paragraph.text, changes)));
          }
        },
      ),
      { numRuns: 600 },
    ));

  it('finds the source of a range', () =>
    fc.assert(
      fc.property(formats, sources, (format, source) => {
        const reading = readSource(format, source);
        for (const place of words(reading)) {
          const paragraph = reading.paragraphs[place.paragraph]!;
          const found = sourcePlace(paragraph, place)!;
          expect(found.to).toBeGreaterThanOrEqual(found.from);
          if (
            paragraph.pieces.some(({ kind, start, end }) => kind === 'text' && start <= place.start && place.end <= end)
          )
            expect(source.slice(found.from, found.to)).toBe(paragraph.text.slice(place.start, place.end));
        }
      }),
      { numRuns: 300 },
    ));
});
