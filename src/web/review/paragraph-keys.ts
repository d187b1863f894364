import { splitBlockAs } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { schema } from './schema.ts';

/** Enter starts an ordinary paragraph, also inside a line that follows the line before it without an empty line. */
export const PARAGRAPH_KEYS: Readonly<Record<string, Command>> = {
  Enter: (state, dispatch) =>
    state.selection.$from.parent.attrs['close'] === true &&
    splitBlockAs(() => ({ type: schema.nodes['paragraph']! }))(state, dispatch),
};
