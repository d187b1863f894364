import { history, redo, undo } from 'prosemirror-history';
import { EditorState, type Transaction } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { acceptedIn, acceptedPlugin } from './accepted-changes.ts';
import { alertPlugin } from './alert-plugin.ts';
import { documentOf } from './blocks.ts';
import { acceptAlerts } from './review-actions.ts';

const setUp = (text: string) => {
  const alerts = alertPlugin({ known: () => undefined, isSilenced: () => false });
  let state = EditorState.create({ doc: documentOf(text), plugins: [history(), alerts, acceptedPlugin()] });
  const dispatch = (tr: Transaction) => {
    state = state.apply(tr);
  };
  const accept = (covered: string, replacement: string) => {
    const from = state.doc.textContent.indexOf(covered) + 1;
    const alert = { covered } as Parameters<typeof acceptAlerts>[1][number]['placed']['alert'];
    const placed = { id: covered, from, to: from + covered.length, alert };
    dispatch(acceptAlerts(state, [{ placed, replacement }]));
  };
  return {
    accept,
    dispatch,
    get state() {
      return state;
    },
    kept: () => acceptedIn(state).map(({ from, to, was }) => [was, state.doc.textBetween(from, to)]),
  };
};

describe('accepted changes', () => {
  it('keeps what stood there, also while the text around is edited', () => {
    const text = setUp('He go home and recieve it.');
    text.accept('recieve', 'receive');
    text.accept('go', 'goes');
    text.dispatch(text.state.tr.insertText('Yes. ', 1));
    text.dispatch(text.state.tr.insertText(' now', text.state.doc.content.size - 2));
    expect(text.kept()).toEqual([
      ['go', 'goes'],
      ['recieve', 'receive'],
    ]);
  });

  it('goes and comes with undo and redo', () => {
    const text = setUp('He go home.');
    text.accept('go', 'goes');
    undo(text.state, text.dispatch);
    expect(text.kept()).toEqual([]);
    redo(text.state, text.dispatch);
    expect(text.kept()).toEqual([['go', 'goes']]);
  });

  it('forgets what the writer wrote anew, and joins what was changed twice', () => {
    const text = setUp('He go home and recieve it.');
    text.accept('go', 'goes');
    text.accept('goes home', 'goes to his home');
    expect(text.kept()).toEqual([['go home', 'goes to his home']]);
    text.accept('recieve', 'receive');
    const at = text.state.doc.textContent.indexOf('receive') + 3;
    text.dispatch(text.state.tr.insertText('x', at));
    expect(text.kept()).toEqual([['go home', 'goes to his home']]);
  });

  it('remembers words that were removed', () => {
    const text = setUp('It is is here.');
    text.accept('is is', 'is');
    text.accept(' here', '');
    expect(text.kept()).toEqual([
      ['is is', 'is'],
      [' here', ''],
    ]);
  });
});
