import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * Inserts the first letter of an empty paragraph itself. Chromium leaves the cursor before that letter when no frame was drawn since Enter, as on a busy
 * machine: the next letters then came before it ("here wasT", ten times out of fourteen when keys followed at once). Compositions and
 * the browser's own replacements do not pass through here.
 */
export function emptyBlockInput(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        beforeinput(view, event) {
          const { inputType, data, isComposing } = event as InputEvent;
          if (inputType !== 'insertText' || !data || isComposing || !isInEmptyBlock(view)) return false;
          event.preventDefault();
          view.dispatch(view.state.tr.insertText(data).scrollIntoView());
          return true;
        },
      },
    },
  });
}

function isInEmptyBlock({ state, composing }: EditorView): boolean {
  const { empty, $from } = state.selection;
  return !composing && empty && $from.parent.isTextblock && $from.parent.content.size === 0;
}
