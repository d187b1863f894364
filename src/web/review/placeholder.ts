import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** Shows a hint while nothing is written; the style sheet draws it, and it is not part of the text. */
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
