import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { PlacedAlert } from './alert-plugin.ts';

const activeKey = new PluginKey<DecorationSet>('active-alert');

/** Marks the alert whose card is open. It keeps its own decorations, so that opening a card does not touch the others. */
export function activeAlertPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: activeKey,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set) {
        const note = tr.getMeta(activeKey) as { readonly placed: PlacedAlert | null } | undefined;
        if (note === undefined) return set.map(tr.mapping, tr.doc);
        if (note.placed === null) return DecorationSet.empty;
        const { from, to } = note.placed;
        return DecorationSet.create(tr.doc, [Decoration.inline(from, to, { class: 'alert-active' })]);
      },
    },
    props: { decorations: (state) => activeKey.getState(state) },
  });
}

export function markActive(state: EditorState, placed: PlacedAlert | null): Transaction {
  return state.tr.setMeta(activeKey, { placed }).setMeta('addToHistory', false);
}
