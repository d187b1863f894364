import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionsIn } from '../services/project/positions.ts';
import { applyChanges, offsetAt } from './text-changes.ts';

const range = (line: number, character: number, endLine = line, endCharacter = character) => ({
  start: { line, character },
  end: { line: endLine, character: endCharacter },
});

describe('changes of a text', () => {
  it('follow one another, in UTF-16 and over any line end', () => {
    const text = 'a 🙂 egg\r\nand\rmore\n';
    const changes = [
      { range: range(0, 2, 0, 4), text: '' },
      { range: range(1, 0, 3, 0), text: 'or ' },
      { range: range(1, 3), text: 'less' },
    ];
    expect(applyChanges(text, changes)).toEqual({ text: 'a  egg\r\nor less', end: 15 });
    expect(applyChanges(text, [{ text: 'new' }])).toEqual({ text: 'new', end: 0 });
  });

  it('end with the line or the text where they name what lies behind', () => {
    expect(offsetAt('ab\ncd', { line: 0, character: 99 })).toBe(2);
    expect(offsetAt('ab\r\ncd', { line: 0, character: 3 })).toBe(2);
    expect(offsetAt('ab\ncd', { line: 9, character: 0 })).toBe(5);
    expect(applyChanges('ab', [{ range: range(9, 9, 0, 1), text: 'x' }]).text).toBe('ax');
  });

  it('have the places that findings have', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', '🙂', '\n', '\r', '\r\n', ' ') });
    fc.assert(
      fc.property(letters, fc.nat(), (text, any) => {
        const offset = any % (text.length + 1);
        const { line, column } = positionsIn(text)(offset);
        const inLineEnd = text[offset - 1] === '\r' && text[offset] === '\n';
        expect(offsetAt(text, { line: line - 1, character: column - 1 })).toBe(inLineEnd ? offset - 1 : offset);
      }),
    );
  });
});
