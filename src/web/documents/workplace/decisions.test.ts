import { describe, expect, it } from 'vitest';
import type { DocumentChange } from '../../../contract/document-review.ts';
import { bestOf, decided, nextOpen, piecesOf, REJECTED, stateOf, wordsOf } from './decisions.ts';

const change = (id: number, start: number, covered: string, replacements: readonly string[]): DocumentChange => ({
  id,
  paragraph: 0,
  start,
  end: start + covered.length,
  before: '',
  covered,
  after: '',
  replacements,
  comment: '',
  rule: 'x',
  category: 'Correctness',
  sub_category: 'Grammar',
  lang_category: 'Verbs',
  possible: true,
  written: 'tracked',
});
const GO = change(3, 3, 'go', ['goes', 'went']);
const WAY = change(7, 12, 'way', []);

describe('decisions', () => {
  it('are made and taken back', () => {
    const before = new Map([[7, REJECTED]]);
    const changes = new Map([
      [3, 1],
      [7, null],
    ]);
    const after = decided(before, changes);
    expect([stateOf(after, 3), stateOf(after, 7)]).toEqual(['accepted', 'open']);
  });

  it('say which words the document has', () => {
    expect([undefined, REJECTED, 0, 1].map((decision) => wordsOf(GO, decision))).toEqual(['go', 'go', 'goes', 'went']);
    expect([bestOf(GO), bestOf(WAY), bestOf({ ...GO, possible: false })]).toEqual([0, undefined, undefined]);
  });

  it('lead to the next open change, and from the end to the start', () => {
    const changes = [GO, WAY, change(9, 20, 'it', ['its'])];
    expect(nextOpen(changes, new Map(), 3)).toBe(7);
    expect(nextOpen(changes, new Map([[7, REJECTED]]), 3)).toBe(9);
    expect(nextOpen(changes, new Map([[9, 0]]), 9)).toBe(3);
    expect(nextOpen(changes, new Map(changes.map(({ id }) => [id, 0])), 3)).toBeNull();
  });
});

describe('the pieces of a paragraph', () => {
  const text = 'We go on our way.';
  it('are its text and its changes', () => {
    const pieces = piecesOf(text, [GO, { ...WAY, start: 13, end: 16 }]);
    expect(pieces.map((piece) => ('text' in piece ? piece.text : `[${piece.change.covered}]`))).toEqual([
      'We ',
      '[go]',
      ' on our ',
      '[way]',
      '.',
    ]);
  });
  it('leave out a change that overlaps another or lies outside', () => {
    const pieces = piecesOf(text, [GO, change(8, 4, 'o on', ['x']), change(9, 40, 'far', ['x'])]);
    expect(pieces.filter((piece) => 'change' in piece)).toHaveLength(1);
    expect(pieces.map((piece) => ('text' in piece ? piece.text : piece.change.covered)).join('')).toBe(text);
  });
});
