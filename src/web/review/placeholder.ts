import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** Shows a hint where nothing is written yet; it is drawn by the style sheet and is no part of the text. */
export function placeholderPlugin(hint: string): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        if (doc.childCount !== 1 || doc.firstChild!.content.size > 0) return null;
        return DecorationSet.create(doc, [
          Decoration.node(0, doc.firstChild!.nodeSize, { class: 'placeholder-hint', 'data-hint': hint }),
        ]);
      },
    },
  });
}
