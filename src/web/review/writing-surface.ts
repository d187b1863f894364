import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Node, Slice } from 'prosemirror-model';
import { type Command, EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { activeAlertPlugin } from './active-alert.ts';
import { documentOf, plainInline, plainText } from './blocks.ts';
import { copySerializer } from './copied-html.ts';
import { emptyBlockInput } from './empty-block-input.ts';
import { FORMAT_KEYS } from './formatting.ts';
import { LIST_KEYS, listNumbers } from './list-items.ts';
import { PARAGRAPH_KEYS } from './paragraph-keys.ts';
import { cleanPasted } from './pasted-html.ts';
import { isSourceHtml } from './pasted-source.ts';
import { placeholderPlugin } from './placeholder.ts';
import { schema } from './schema.ts';
import { TABLE_KEYS, tableEditing } from './table-editing.ts';
import { verseGaps } from './verse-gaps.ts';

export interface SurfaceOptions {
  readonly place: HTMLElement;
  readonly doc: Node | null;
  /** Plugins for what the text carries besides its words. */
  readonly notes: readonly Plugin[];
  readonly hint: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Keys in addition to those for writing. */
  readonly keys: Readonly<Record<string, Command>>;
  readonly onTransaction: (tr: Transaction) => void;
  /** Called with the id of the clicked alert, or null for text without one. */
  readonly onClick: (alert: string | null) => void;
}

const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes['hard_break']!.create()).scrollIntoView());
  return true;
});

/** ProseMirror's view with writing, history, lists, tables, headings, bold and italic; it knows nothing about checks. */
export function createWritingSurface(options: SurfaceOptions): EditorView {
  const { place, doc, notes, hint, attributes, keys, onTransaction, onClick } = options;
  const plugins = [
    keymap({ ...keys }),
    keymap({
      ...FORMAT_KEYS,
      'Shift-Enter': insertBreak,
      'Mod-Enter': insertBreak,
    }),
    keymap({ ...TABLE_KEYS }),
    keymap({ ...LIST_KEYS }),
    keymap({ ...PARAGRAPH_KEYS }),
    keymap(baseKeymap),
    history(),
    ...notes,
    activeAlertPlugin(),
    tableEditing(),
    emptyBlockInput(),
    listNumbers(),
    verseGaps(),
    placeholderPlugin(hint),
  ];
  const clicked = (event: MouseEvent): boolean => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (anchor && (event.ctrlKey || event.metaKey)) {
      open(anchor.href, '_blank', 'noopener,noreferrer');
      return true;
    }
    const marked = event.target instanceof Element ? event.target.closest('[data-alert]') : null;
    onClick(marked?.getAttribute('data-alert') ?? null);
    return false;
  };
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ schema, plugins, ...(doc ? { doc } : {}) }),
    attributes,
    dispatchTransaction(tr) {
      view.updateState(view.state.apply(tr));
      onTransaction(tr);
    },
    handleClick: (_view, _pos, event) => clicked(event),
    // A second click soon after the first, for example after Escape, selects the word, and only this handler receives it.
    handleDoubleClick: (_view, _pos, event) => clicked(event),
    clipboardTextParser: (text) => new Slice(documentOf(text).content, 1, 1),
    clipboardTextSerializer: plainSelection,
    clipboardSerializer: copySerializer,
    transformPastedHTML: cleanPasted,
    handlePaste(at, { clipboardData }) {
      const source = clipboardData && isSourceHtml(clipboardData.getData('text/html'));
      const text = source ? clipboardData.getData('text/plain') : '';
      // without the event, which would come back here
      return text !== '' && at.pasteText(text);
    },
  });
  return view;
}

/** The selection as plain text: words inside one block come without its marker or number. */
function plainSelection({ content, openStart }: Slice): string {
  let inner = content;
  for (let open = openStart; open > 0 && inner.childCount === 1; open--) {
    const block = inner.firstChild!;
    if (block.isTextblock) return plainInline(block);
    inner = block.content;
  }
  return plainText(inner);
}
