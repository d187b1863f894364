import { chainCommands, setBlockType, splitBlockAs } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { type Command, Plugin, type Transaction } from 'prosemirror-state';
import type { Counted } from './list-numbering.ts';
import { schema } from './schema.ts';

const { list_item: item, paragraph } = schema.nodes;

/** Turns an item into an ordinary paragraph when `when` holds for the cursor. */
function leaveList(when: (offset: number, block: Node) => boolean): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection;
    if (!empty || $from.parent.type !== item || !when($from.parentOffset, $from.parent)) return false;
    return setBlockType(paragraph!)(state, dispatch);
  };
}

/** Enter starts the next item, and in an empty item ends the list; Backspace before the words removes the marker. */
export const LIST_KEYS: Readonly<Record<string, Command>> = {
  Enter: chainCommands(
    leaveList((_offset, { content }) => content.size === 0),
    (state, dispatch) =>
      state.selection.$from.parent.type === item &&
      splitBlockAs((block) => ({ type: block.type, attrs: block.attrs }))(state, dispatch),
  ),
  Backspace: leaveList((offset) => offset === 0),
};

/** Keeps the numbers of ordered items consecutive after edits; an item with the number 1 may start another list. */
export function listNumbers(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _old, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      renumber(doc, 0, tr);
      return tr.docChanged ? tr : null;
    },
  });
}

/** @param offset the position where the content of `parent` starts */
function renumber(parent: Node, offset: number, tr: Transaction): void {
  /** The last ordered item of each level; an item of a higher level ends the lists below it. */
  const last: (Counted | undefined)[] = [];
  parent.forEach((block, at) => {
    if (block.type !== item) {
      last.length = 0;
      if (!block.isTextblock) renumber(block, offset + at + 1, tr);
      return;
    }
    const { level, ordered, number, numbering } = block.attrs as Counted & { level: number; ordered: boolean };
    last.length = Math.min(last.length, level + 1);
    const before = last[level];
    last[level] = ordered ? { number, numbering } : undefined;
    if (!ordered || before?.numbering !== numbering || number === before.number + 1) return;
    if (number === 1 && before.number !== 1) return;
    tr.setNodeAttribute(offset + at, 'number', before.number + 1);
    last[level] = { number: before.number + 1, numbering };
  });
}
