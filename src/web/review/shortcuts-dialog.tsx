import { Dialog } from '../parts/dialog.tsx';

const KEYS: readonly (readonly [what: string, ...keys: string[]])[] = [
  ['Go to the next suggestion', 'F8'],
  ['Go to the one before', 'Shift+F8'],
  ['Accept the open suggestion and open the next', 'Ctrl+Enter'],
  ['Dismiss it and open the next', 'Alt+Delete'],
  ['Move into its card', 'Alt+Enter'],
  ['Close the card', 'Escape'],
  ['List: move', '↑', '↓', 'Home', 'End'],
  ['List: open, accept, dismiss', 'Enter', 'Ctrl+Enter', 'Delete'],
  ['Undo, redo', 'Ctrl+Z', 'Ctrl+Y'],
  ['Bold, italic', 'Ctrl+B', 'Ctrl+I'],
  ['New line in the paragraph', 'Shift+Enter'],
  ['This list', '?'],
];

/** What can be done by keyboard. On a Mac the browser names the Ctrl key Cmd. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const mac = navigator.platform.startsWith('Mac');
  const named = (key: string) => (mac ? key.replace('Ctrl+', '⌘').replace('Alt+', '⌥') : key);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} closeButton>
      <dl class="shortcuts">
        {KEYS.map(([what, ...keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{named(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
