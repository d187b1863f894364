import { keydownHandler } from 'prosemirror-keymap';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { listenToPageKeys } from '../parts/page-keys.ts';

/**
 * Runs the commands of keys on the whole page. The text is a field and has its own keys.
 * @returns a function that stops listening
 */
export function hearPageKeys(view: () => EditorView | null, keys: Readonly<Record<string, Command>>): () => void {
  const handle = keydownHandler({ ...keys });
  return listenToPageKeys((event) => {
    const surface = view();
    return surface !== null && handle(surface, event);
  });
}
