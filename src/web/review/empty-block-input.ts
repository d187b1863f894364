import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * Puts the first letter of an empty paragraph in by itself. Chromium leaves the cursor before that letter where no frame was drawn since Enter, as on a busy
 * machine: what is typed next came before it ("here wasT", ten of fourteen times with keys that follow at once). Compositions and
 * replacements by the browser go their own way.
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
