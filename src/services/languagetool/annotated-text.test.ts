import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Annotation, annotatedText, plainText } from './annotated-text.ts';

const latex = annotatedText([
  { text: 'He ' },
  { markup: '\\emph{' },
  { text: 'go' },
  { markup: '}' },
  { text: ' to ' },
  { markup: '\\cite{x}', interpretAs: 'Dummy0' },
  { text: '.' },
]);

describe('a text with markup', () => {
  it('is checked as it reads, and its offsets count the markup', () => {
    expect(latex.text).toBe('He go to Dummy0.');
    expect(latex.source).toBe('He \\emph{go} to \\cite{x}.');
    expect(latex.toSource({ start: 3, end: 5 })).toEqual({ start: 9, end: 11 });
    expect(latex.toSource({ start: 0, end: 5 })).toEqual({ start: 0, end: 11 });
    expect(latex.toSource({ start: 15, end: 16 })).toEqual({ start: 24, end: 25 });
  });

  it('maps a place in what markup is read as to the whole of the markup', () => {
    expect(latex.toSource({ start: 11, end: 13 })).toEqual({ start: 16, end: 24 });
    expect(latex.isInvented({ start: 9, end: 15 })).toBe(true);
    expect(latex.isInvented({ start: 6, end: 15 })).toBe(false);
  });

  it('knows which places a replacement would damage', () => {
    expect(latex.holdsMarkup({ start: 0, end: 5 })).toBe(true);
    expect(latex.holdsMarkup({ start: 3, end: 5 })).toBe(false);
  });

  it('may be empty', () => {
    const empty = annotatedText([]);
    expect([empty.text, empty.source, empty.toSource({ start: 0, end: 0 })]).toEqual(['', '', { start: 0, end: 0 }]);
  });

  it('maps every place of prose to the same characters', () => {
    const annotation: fc.Arbitrary<Annotation> = fc.oneof(
      fc.record({ text: fc.string({ unit: 'grapheme', maxLength: 6 }) }),
      fc.record({
        markup: fc.string({ maxLength: 4 }),
        interpretAs: fc.option(fc.string({ maxLength: 3 }), { nil: undefined }),
      }),
    );
    fc.assert(
      fc.property(fc.array(annotation, { maxLength: 12 }), (annotations) => {
        const made = annotatedText(annotations);
        let at = 0;
        for (const piece of annotations) {
          if ('text' in piece && piece.text !== '') {
            const place = made.toSource({ start: at, end: at + piece.text.length });
            expect(made.source.slice(place.start, place.end)).toBe(piece.text);
            expect(made.holdsMarkup({ start: at, end: at + piece.text.length })).toBe(false);
          }
          at += 'text' in piece ? piece.text.length : (piece.interpretAs ?? '').length;
        }
      }),
    );
    expect(plainText('a b').toSource({ start: 1, end: 3 })).toEqual({ start: 1, end: 3 });
  });
});
