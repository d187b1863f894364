import { splitBlockAs } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { schema } from './schema.ts';

/** Enter starts an ordinary paragraph, also inside a line of plain text with no empty line before it, or with several. */
export const PARAGRAPH_KEYS: Readonly<Record<string, Command>> = {
  Enter: (state, dispatch) => {
    const { close, blank } = state.selection.$from.parent.attrs;
    return (
      (close === true || (blank ?? 0) > 0) &&
      splitBlockAs(() => ({ type: schema.nodes['paragraph']! }))(state, dispatch)
    );
  },
};
