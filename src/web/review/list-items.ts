import { chainCommands, setBlockType, splitBlockAs } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { type Command, Plugin } from 'prosemirror-state';
import { schema } from './schema.ts';

const { list_item: item, paragraph } = schema.nodes;

/** Makes an item an ordinary paragraph where `when` holds for the cursor. */
function leaveList(when: (offset: number, block: Node) => boolean): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection;
    if (!empty || $from.parent.type !== item || !when($from.parentOffset, $from.parent)) return false;
    return setBlockType(paragraph!)(state, dispatch);
  };
}

/** Enter begins the next item, in an empty one it ends the list; Backspace before the words takes the mark away. */
export const LIST_KEYS: Readonly<Record<string, Command>> = {
  Enter: chainCommands(
    leaveList((_offset, { content }) => content.size === 0),
    (state, dispatch) =>
      state.selection.$from.parent.type === item &&
      splitBlockAs((block) => ({ type: block.type, attrs: block.attrs }))(state, dispatch),
  ),
  Backspace: leaveList((offset) => offset === 0),
};

/** Keeps the numbers of ordered items in a row after edits; an item with the number 1 may begin another list. */
export function listNumbers(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _old, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      /** The last number of each level; what is shallower ends the lists below it. */
      const last: (number | undefined)[] = [];
      doc.forEach((block, start) => {
        const { level = 0, ordered, number } = block.attrs as { level?: number; ordered?: boolean; number?: number };
        const isItem = block.type === item;
        last.length = isItem ? Math.min(last.length, level + 1) : 0;
        if (!isItem) return;
        const before = last[level];
        last[level] = ordered ? number : undefined;
        if (!ordered || before === undefined || number === before + 1 || (number === 1 && before !== 1)) return;
        tr.setNodeAttribute(start, 'number', before + 1);
        last[level] = before + 1;
      });
      return tr.docChanged ? tr : null;
    },
  });
}
