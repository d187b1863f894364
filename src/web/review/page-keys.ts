import { keydownHandler } from 'prosemirror-keymap';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Hears keys on the whole page, but in the text, which has its own, in fields, and while a dialog is open.
 * @returns stops it
 */
export function hearPageKeys(view: () => EditorView | null, keys: Readonly<Record<string, Command>>): () => void {
  const handle = keydownHandler({ ...keys });
  const onKey = (event: KeyboardEvent) => {
    const surface = view();
    if (!surface || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.target instanceof Element && event.target.closest(FIELDS)) return;
    if (handle(surface, event)) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
