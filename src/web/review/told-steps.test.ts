import { history, redo, undo } from 'prosemirror-history';
import { type Command, EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { acceptedPlugin } from './accepted-changes.ts';
import type { PlacedAlert } from './alert-plugin.ts';
import { documentOf } from './blocks.ts';
import { ruleKey } from './dismissals.ts';
import { acceptAlerts, dismissKeys, restoreDismissed } from './review-actions.ts';
import { doneBefore } from './told-steps.ts';

const placed = (from: number, covered: string): PlacedAlert => ({
  id: `${from}`,
  from,
  to: from + covered.length,
  alert: {
    start: from - 1,
    end: from - 1 + covered.length,
    covered,
    replacements: [],
    comment: '',
    category: 'Correctness',
    subCategory: '',
    kind: '',
    rule: 'r',
    key: '',
  },
});

describe('what is undone', () => {
  let state = EditorState.create({ doc: documentOf('Teh first, teh last.'), plugins: [history(), acceptedPlugin()] });
  const told = (command: Command, reverted: boolean): string | null => {
    let said: string | null = null;
    command(state, (tr) => {
      said = doneBefore(tr, reverted);
      state = state.apply(tr);
    });
    return said;
  };
  const [first, last] = [
    { placed: placed(1, 'Teh'), replacement: 'The' },
    { placed: placed(12, 'teh'), replacement: 'the' },
  ];

  it.each([
    [() => acceptAlerts(state, [first]), 'Changed “Teh” to “The”.'],
    [() => acceptAlerts(state, [first, last]), 'Accepted 2 changes.'],
    [() => dismissKeys(state, ['spelling|first,|teh|last.']), 'Dismissed “teh”.'],
    [() => dismissKeys(state, [ruleKey('spelling')]), 'Ignored this rule in this text.'],
    [() => restoreDismissed(state, ['spelling|first,|teh|last.']), 'Restored “teh”.'],
    [() => restoreDismissed(state, [ruleKey('a'), ruleKey('b')]), 'Restored 2 dismissals.'],
    [() => state.tr.insertText('x', 1), null],
  ])('names a step in the words that announced it: %#', (work, message) => {
    state = state.apply(work());
    expect(told(undo, true)).toBe(message);
    expect(told(redo, false)).toBe(message);
    expect(told(undo, true)).toBe(message);
  });
});
