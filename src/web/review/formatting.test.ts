import type { Node } from 'prosemirror-model';
import { AllSelection, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { documentOf } from './blocks.ts';
import { FORMAT_COMMANDS, FORMAT_KEYS, type Format, formatsAt } from './formatting.ts';
import { schema } from './schema.ts';

const textState = (text: string): EditorState => {
  const doc = documentOf(text);
  return EditorState.create({ schema, doc, selection: new AllSelection(doc) });
};
const apply = (state: EditorState, ...formats: Format[]): EditorState => {
  let now = state;
  for (const format of formats) FORMAT_COMMANDS[format](now, (tr) => (now = now.apply(tr)));
  return now;
};
const shown = (doc: Node): string[] =>
  doc.children.map(
    ({ type, attrs, textContent }) => `${type.name}${attrs['ordered'] ? ` ${attrs['number']}` : ''} ${textContent}`,
  );

describe('FORMAT_COMMANDS', () => {
  it('set each block and take the form away again', () => {
    const start = textState('One.\nTwo.\nThree.');
    const numbered = apply(start, 'numbers');
    expect(shown(numbered.doc)).toEqual(['list_item 1 One.', 'list_item 2 Two.', 'list_item 3 Three.']);
    expect(shown(apply(numbered, 'bullets').doc)).toEqual(['list_item One.', 'list_item Two.', 'list_item Three.']);
    expect(shown(apply(numbered, 'heading').doc)).toEqual(['heading One.', 'heading Two.', 'heading Three.']);
    expect(shown(apply(numbered, 'numbers').doc)).toEqual(shown(start.doc));
  });
  it('goes on with the number of the list before', () => {
    const numbered = apply(textState('One.\nTwo.'), 'numbers');
    const tr = numbered.tr.insert(
      numbered.doc.content.size,
      schema.nodes['paragraph']!.create(null, schema.text('Three.')),
    );
    const after = numbered.apply(tr.setSelection(TextSelection.near(tr.doc.resolve(tr.doc.content.size), -1)));
    expect(shown(apply(after, 'numbers').doc).at(-1)).toBe('list_item 3 Three.');
  });
  it('mark the selection', () => {
    const bold = apply(textState('One.'), 'bold', 'italic');
    expect(bold.doc.rangeHasMark(0, bold.doc.content.size, schema.marks['strong']!)).toBe(true);
    expect([...formatsAt(bold)]).toEqual(['bold', 'italic']);
    expect([...formatsAt(apply(bold, 'bold'))]).toEqual(['italic']);
  });
});

describe('formatsAt', () => {
  it('says what all blocks have, and what is written next', () => {
    const state = textState('One.\nTwo.');
    expect([...formatsAt(apply(state, 'heading'))]).toEqual(['heading']);
    const atStart = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1)));
    expect([...formatsAt(apply(atStart, 'bold', 'numbers'))]).toEqual(['bold', 'numbers']);
    const half = apply(atStart, 'numbers');
    expect([...formatsAt(half.apply(half.tr.setSelection(new AllSelection(half.doc))))]).toEqual([]);
  });
});

describe('FORMAT_KEYS', () => {
  it.each([
    ['Mod-Alt-1', 'heading', 1],
    ['Mod-Alt-3', 'heading', 3],
    ['Mod-Alt-0', 'paragraph', undefined],
    ['Mod-Shift-8', 'list_item', 1],
  ])('%s makes a %s', (key, type, level) => {
    let state = apply(textState('One.'), 'numbers');
    FORMAT_KEYS[key]!(state, (tr) => (state = state.apply(tr)));
    expect([state.doc.firstChild!.type.name, state.doc.firstChild!.attrs['level']]).toEqual([type, level]);
  });
});
