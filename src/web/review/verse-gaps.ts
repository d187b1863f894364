import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';

/**
 * Keeps the empty lines before a verse of plain text when its first line is deleted whole. They belong to that line, so without this the next
 * line, which has none before it, would move up to the verse before.
 */
export function verseGaps(): Plugin {
  return new Plugin({
    appendTransaction(transactions, { doc: old }, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const gone = deletedBlocks(old, doc);
      if (!gone) return null;
      const first = gone.blocks.find(({ attrs }) => attrs['close'] !== true);
      const next = doc.maybeChild(gone.index);
      if (!first || next?.attrs['close'] !== true) return null;
      const blank = (first.attrs['blank'] as number | undefined) ?? 0;
      return tr.setNodeMarkup(gone.start, null, { ...next.attrs, close: false, blank });
    },
  });
}

/**
 * The blocks that an edit deleted whole, with nothing in their place, and the index and position of the place; null after any other edit.
 * Most blocks are the same objects before and after; those at the border of a deletion may be equal ones.
 */
function deletedBlocks(old: Node, now: Node): { blocks: Node[]; index: number; start: number } | null {
  let index = 0;
  let start = 0;
  while (index < Math.min(old.childCount, now.childCount) && old.child(index).eq(now.child(index)))
    start += now.child(index++).nodeSize;
  const behind = now.childCount - index;
  const to = old.childCount - behind;
  if (to <= index) return null;
  for (let i = 0; i < behind; i++) if (!old.child(to + i).eq(now.child(index + i))) return null;
  return { blocks: old.children.slice(index, to), index, start };
}
