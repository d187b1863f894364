import { chainCommands } from 'prosemirror-commands';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { type Command, type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from './schema.ts';
import { gridOf } from './table-grid.ts';

const { table, table_row: tableRow, table_cell: tableCell, paragraph } = schema.nodes;

/** The depth of the cell around a place; 0 outside tables. */
function cellDepth(place: ResolvedPos): number {
  for (let depth = place.depth; depth > 0; depth--) if (place.node(depth).type === tableCell) return depth;
  return 0;
}

/** True when a selection starts and ends in different cells, or when only one of its ends is in a table. */
function crossesCells({ selection: { $from, $to } }: EditorState): boolean {
  const [from, to] = [cellDepth($from), cellDepth($to)];
  return from !== to || (from > 0 && $from.before(from) !== $to.before(to));
}

/**
 * Deletes a selection that crosses the borders of cells. It removes the words and keeps the cells; otherwise the content of one column would move
 * into another. Blocks and tables that are selected completely are removed.
 */
function clearAcross(state: EditorState): Transaction {
  const { tr, doc } = state;
  const { from, to } = state.selection;
  const clear = (parent: Node, offset: number): void => {
    parent.forEach((child, at) => {
      const [start, end] = [offset + at, offset + at + child.nodeSize];
      if (end <= from || start >= to) return;
      const isWhole = start >= from && end <= to;
      const [first, last] = [Math.max(start + 1, from), Math.min(end - 1, to)];
      if (isWhole && parent === doc) tr.delete(tr.mapping.map(start), tr.mapping.map(end));
      else if (isWhole && child.type === tableCell)
        tr.replaceWith(tr.mapping.map(start + 1), tr.mapping.map(end - 1), paragraph!.create());
      else if (!child.isTextblock) clear(child, start + 1);
      else if (first < last) tr.delete(tr.mapping.map(first), tr.mapping.map(last));
    });
  };
  clear(doc, 0);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(from))));
}

const deleteAcross: Command = (state, dispatch) => {
  if (!crossesCells(state)) return false;
  dispatch?.(clearAcross(state).scrollIntoView());
  return true;
};

/** Moves to another cell; after the last cell it adds a row. */
function moveBy(direction: 1 | -1): Command {
  return (state, dispatch) => {
    const { $head } = state.selection;
    const depth = cellDepth($head);
    if (depth === 0) return false;
    const tablePos = $head.before(depth - 2);
    const cells: number[] = [];
    state.doc.nodesBetween(tablePos, tablePos + $head.node(depth - 2).nodeSize, (node, at) => {
      if (node.type === tableCell) cells.push(at);
      return node.type === table || node.type === tableRow;
    });
    const next = cells.indexOf($head.before(depth)) + direction;
    if (next < 0) return true;
    if (next < cells.length) dispatch?.(selectCell(state.tr, cells[next]!));
    else dispatch?.(withRow(state.tr, $head, depth));
    return true;
  };
}

function selectCell(tr: Transaction, at: number): Transaction {
  return tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView();
}

function withRow(tr: Transaction, $head: ResolvedPos, depth: number): Transaction {
  const at = $head.after(depth - 1);
  const { width } = gridOf($head.node(depth - 2));
  tr.insert(at, tableRow!.create(null, emptyCells(width)));
  return selectCell(tr, at + 1);
}

function emptyCells(count: number): Node[] {
  return Array.from({ length: count }, () => tableCell!.create(null, paragraph!.create()));
}

/** Enter before the first word of a table at the start of the text inserts a paragraph above it. */
const makeRoomAbove: Command = (state, dispatch) => {
  const { doc, tr, selection } = state;
  const { $from, empty } = selection;
  const depth = cellDepth($from);
  const isFirst = depth > 0 && empty && $from.pos === TextSelection.atStart(doc).from;
  if (!isFirst) return false;
  tr.insert(0, paragraph!.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, 1)).scrollIntoView());
  return true;
};

export const TABLE_KEYS: Readonly<Record<string, Command>> = {
  Tab: moveBy(1),
  'Shift-Tab': moveBy(-1),
  Backspace: deleteAcross,
  Delete: deleteAcross,
  'Mod-Backspace': deleteAcross,
  'Mod-Delete': deleteAcross,
  Enter: chainCommands(deleteAcross, makeRoomAbove),
};

/** Keeps the rows of tables equally long and the text after a table within reach, whatever changes the text. */
export function tableEditing(): Plugin {
  return new Plugin({
    appendTransaction(transactions, old, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const even = new Set(old.doc.children.filter(({ type }) => type === table));
      doc.forEach((block, at) => {
        if (block.type === table && !even.has(block)) fillRows(block, at, tr);
      });
      if (tr.doc.lastChild!.type === table) tr.insert(tr.doc.content.size, paragraph!.create());
      return tr.docChanged ? tr : null;
    },
    props: {
      handleTextInput(view, _from, _to, text) {
        if (!crossesCells(view.state)) return false;
        view.dispatch(clearAcross(view.state).insertText(text).scrollIntoView());
        return true;
      },
      handlePaste(view) {
        if (crossesCells(view.state)) view.dispatch(clearAcross(view.state));
        return false;
      },
      // Refuses the drop: it would take the removed content out of its cells.
      handleDrop: (view, _event, _slice, moved) => moved && crossesCells(view.state),
      handleDOMEvents: { cut: cutAcross },
    },
  });
}

function cutAcross(view: EditorView, event: ClipboardEvent): boolean {
  if (!crossesCells(view.state) || !event.clipboardData) return false;
  const { dom, text } = view.serializeForClipboard(view.state.selection.content());
  event.clipboardData.setData('text/html', dom.innerHTML);
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
  view.dispatch(clearAcross(view.state));
  return true;
}

/** Adds the missing cells to rows that are shorter than others. */
function fillRows(block: Node, at: number, tr: Transaction): void {
  const { widths, width } = gridOf(block);
  block.forEach((row, offset, index) => {
    const lacking = width - widths[index]!;
    if (lacking > 0) tr.insert(tr.mapping.map(at + 1 + offset + row.nodeSize - 1), emptyCells(lacking));
  });
}
