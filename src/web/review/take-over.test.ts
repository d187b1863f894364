import fc from 'fast-check';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { alertKey, alertPlugin } from './alert-plugin.ts';
import { documentOf } from './blocks.ts';
import { readOptions } from './check-options.ts';
import { takeOver } from './take-over.ts';

const plugin = () => alertPlugin({ known: () => undefined, isSilenced: () => false }, ['old', 'both']);

it('makes any text into any other, and dismissals with it', () => {
  const text = fc
    .array(fc.stringMatching(/^[ab ]{0,6}$/), { maxLength: 5 })
    .map((lines) => documentOf(lines.join('\n')));
  fc.assert(
    fc.property(text, text, (now, other) => {
      const state = EditorState.create({ doc: now, plugins: [plugin()] });
      const tr = takeOver(state, {
        doc: other,
        options: readOptions(undefined),
        dismissed: ['both', 'new'],
        accepted: [],
      });
      const next = state.apply(tr);
      expect(next.doc.eq(other)).toBe(true);
      const dismissed = [...alertKey.getState(next)!.dismissed];
      // An empty text has no dismissals, whoever wrote it.
      expect(dismissed).toEqual(other.textContent === '' && other.childCount === 1 ? [] : ['both', 'new']);
    }),
  );
});

it('leaves the cursor where the text did not change', () => {
  const start = EditorState.create({ doc: documentOf('One.\nTwo.'), plugins: [plugin()] });
  const state = start.apply(start.tr.setSelection(TextSelection.create(start.doc, 9)));
  const other = {
    doc: documentOf('One and more.\nTwo.'),
    options: readOptions(undefined),
    dismissed: [],
    accepted: [],
  };
  const next = state.apply(takeOver(state, other));
  expect(next.selection.$from.parent.textContent).toBe('Two.');
  expect(next.selection.$from.parentOffset).toBe(2);
});
