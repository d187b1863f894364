import { history, undo } from 'prosemirror-history';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { documentOf, plainText } from './blocks.ts';
import { PARAGRAPH_KEYS } from './paragraph-keys.ts';

const POEM = 'One line.\nAnother line.\n\nA new verse.\nIts end.';

/** The text with the cursor before the words. */
function cursorBefore(words: string): EditorState {
  const doc = documentOf(POEM);
  let at = 0;
  doc.forEach((block, start) => {
    const offset = block.textContent.indexOf(words);
    if (offset >= 0) at = start + 1 + offset;
  });
  const state = EditorState.create({ doc, plugins: [history()] });
  return state.apply(state.tr.setSelection(TextSelection.create(doc, at)));
}

describe('Enter', () => {
  it('starts an ordinary paragraph inside a line that follows another without an empty line', () => {
    let state = cursorBefore('line.');
    expect(PARAGRAPH_KEYS['Enter']!(state, (tr) => (state = state.apply(tr)))).toBe(true);
    expect(plainText(state.doc)).toBe('One line.\nAnother \n\nline.\n\nA new verse.\nIts end.');
    undo(state, (tr) => (state = state.apply(tr)));
    expect(plainText(state.doc)).toBe(POEM);
  });

  it('is left to the other keys in an ordinary paragraph', () => {
    expect(PARAGRAPH_KEYS['Enter']!(cursorBefore('verse'))).toBe(false);
  });
});
