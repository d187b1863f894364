const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Listens to keys on the whole page, except in fields and while a dialog is open.
 *
 * @param handle returns true when the key did something, so that the browser does nothing with it
 * @returns stops listening
 */
export function listenToPageKeys(handle: (event: KeyboardEvent) => boolean): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.target instanceof Element && event.target.closest(FIELDS)) return;
    if (handle(event)) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
