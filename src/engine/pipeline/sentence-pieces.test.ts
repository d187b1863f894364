import { describe, expect, it } from 'vitest';
import { tokenize } from '../../text/token.ts';
import { sentencePieces } from './sentence-pieces.ts';

describe('sentencePieces', () => {
  it('leaves a sentence whole, a long one too', () => {
    const text = `He said: ${'a very long word '.repeat(90)}.`;
    expect(sentencePieces(text, { start: 9, end: text.length })).toEqual([{ start: 9, end: text.length }]);
  });
  it('cuts an endless one between tokens', () => {
    const text = `x ${'one, two; '.repeat(500)}y`;
    const span = { start: 2, end: text.length };
    const pieces = sentencePieces(text, span);
    expect(pieces.length).toBe(6);
    expect(pieces[0]!.start).toBe(2);
    expect(pieces.at(-1)!.end).toBe(text.length);
    const tokens = pieces.flatMap(({ start, end }) => tokenize(text, start, end));
    expect(tokens).toEqual(tokenize(text, span.start, span.end));
  });
});
