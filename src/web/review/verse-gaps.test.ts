import { deleteSelection } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { documentOf, plainText } from './blocks.ts';
import { verseGaps } from './verse-gaps.ts';

const POEM = 'One line.\nAnother line.\n\n\nA new verse.\nIts middle.\nIts end.';

function poem(): { state: EditorState; run: (command: Command) => void; cut: (from: number, to: number) => void } {
  const made = {
    state: EditorState.create({ doc: documentOf(POEM), plugins: [history(), verseGaps()] }),
    run: (command: Command) => void command(made.state, (tr) => (made.state = made.state.apply(tr))),
    /** Deletes whole lines, by number. */
    cut(from: number, to: number) {
      const starts: number[] = [];
      made.state.doc.forEach((_line, at) => void starts.push(at));
      const end = starts[to] ?? made.state.doc.content.size;
      made.state = made.state.apply(made.state.tr.delete(starts[from]!, end));
    },
  };
  return made;
}

describe('a verse whose first line is deleted whole', () => {
  it('keeps the empty lines before it, also after undo and redo', () => {
    const text = poem();
    const without = 'One line.\nAnother line.\n\n\nIts middle.\nIts end.';
    text.cut(2, 3);
    expect(plainText(text.state.doc)).toBe(without);
    text.run(undo);
    expect(plainText(text.state.doc)).toBe(POEM);
    text.run(redo);
    expect(plainText(text.state.doc)).toBe(without);
  });

  it('keeps them when the line is selected up to the start of the next', () => {
    const text = poem();
    const start = text.state.doc.child(0).nodeSize + text.state.doc.child(1).nodeSize + 1;
    const end = start + text.state.doc.child(2).nodeSize;
    text.state = text.state.apply(text.state.tr.setSelection(TextSelection.create(text.state.doc, start, end)));
    text.run(deleteSelection);
    expect(plainText(text.state.doc)).toBe('One line.\nAnother line.\n\n\nIts middle.\nIts end.');
  });

  it('keeps them when the end of the verse before goes with it', () => {
    const text = poem();
    text.cut(1, 4);
    expect(plainText(text.state.doc)).toBe('One line.\n\n\nIts end.');
  });

  it('leaves the other lines alone', () => {
    const text = poem();
    text.cut(3, 4);
    expect(plainText(text.state.doc)).toBe('One line.\nAnother line.\n\n\nA new verse.\nIts end.');
    text.cut(1, 2);
    expect(plainText(text.state.doc)).toBe('One line.\n\n\nA new verse.\nIts end.');
  });
});
